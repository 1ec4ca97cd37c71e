/**
 * Silhouettes of creatures: those we know by their records, others by their faction and how they fight.
 */
import { cardById, type AnyCreature, type SignumView } from '@muster/signum';
import icons from 'virtual:signum-creatures';
import { addDrawings } from '../../icons/drawings.ts';
import { ANY_FIGHTER, silhouettesOf } from '../hex/silhouettes.ts';

addDrawings(icons);

const BY_RECORD: Readonly<Record<string, string>> = {
  // Dawnward
  'marshal-ysolde-carrow': 'mounted-knight',
  'prior-aldhelm-voss': 'pope-crown',
  'bell-acolyte': 'ringing-bell',
  'lampbearer-novice': 'lantern-flame',
  'gatewatch-pikeman': 'pikeman',
  'chapel-shieldbearer': 'templar-shield',
  'dawn-arbalester': 'crossbow',
  'wayside-almoner': 'holy-symbol',
  'lance-sister-maerwyn': 'swordwoman',
  'oathkeeper-hadrec': 'visored-helm',
  'banner-captain-ilse': 'knight-banner',
  'sir-garrant-of-the-white-ford': 'frog-mouth-helm',
  'high-confessor-imre': 'prayer',
  // Thornveil
  'saela-wyndthorn': 'woman-elf-face',
  'orrun-houndfather': 'wolf-howl',
  'briar-whelp': 'fox-head',
  'bramble-sprite': 'fairy-wings',
  'thicket-stalker': 'hooded-figure',
  'reedbow-scout': 'bowman',
  'snarlfang-hound': 'wolf-head',
  vinecaster: 'vine-whip',
  'warden-eloreth': 'elf-helmet',
  'mossback-ravager': 'boar',
  'duskwing-rider': 'feathered-wing',
  'thornmother-isaude': 'witch-face',
  'grandfather-antler': 'stag-head',
  // Hollow Court
  'veshara-the-unburied': 'female-vampire',
  'castellan-mordane': 'black-knight-helm',
  'shambling-husk': 'shambling-zombie',
  gravewisp: 'ghost',
  'bonepike-levy': 'skeleton-inside',
  'plague-ringer': 'plague-doctor-profile',
  'crypt-ghoul': 'fanged-skull',
  'sepulchre-archer': 'archer',
  'pale-knight-erevan': 'horned-helm',
  'mourning-bride': 'spectre',
  'ossuary-brute': 'broken-skull',
  'lich-of-nine-candles': 'candle-skull',
  'dread-marshal-okun': 'crowned-skull',
  // Emberforge
  'forgemistress-brannika-holt': 'warhammer',
  'artificer-tiberon-quill': 'gear-hammer',
  'tin-sapper': 'mining-helmet',
  gearling: 'spider-bot',
  'rivet-guard': 'dwarf-helmet',
  'powder-fusilier': 'musket',
  'clamp-automaton': 'robot-grab',
  'slag-hauler': 'dwarf-face',
  'piston-duelist': 'mechanical-arm',
  'steam-mortar': 'cannon',
  'foreman-dagna-rusk': 'anvil-impact',
  'bastion-engine': 'robot-golem',
  'colossus-harrow': 'megabot',
  // Mercenaries
  'nettle-kestrin': 'hooded-assassin',
  'redhand-reaver': 'barbarian',
  'tollroad-skirmisher': 'daggers',
  'brigand-captain-osk': 'pirate-captain',
  'harpooner-velka': 'harpoon-trident',
  'ash-falcon': 'hawk-emblem',
  'thane-rorvik-twice-paid': 'viking-head',
  'wyrm-of-the-gorge': 'dragon-head',
};

const BY_FACTION: Readonly<Record<string, string>> = {
  dawnward: 'visored-helm',
  thornveil: 'elf-helmet',
  'hollow-court': 'crowned-skull',
  emberforge: 'dwarf-helmet',
};

/** What suits a creature, the best first. */
export function wishesOf({ id, faction, kind, attacks }: AnyCreature): readonly string[] {
  const isArcher = attacks.some(({ range }) => range > 1);
  const wishes = [
    BY_RECORD[id],
    kind === 'hero' ? 'crown' : undefined,
    isArcher ? 'bowman' : undefined,
    isArcher ? 'archer' : undefined,
    BY_FACTION[faction],
  ];
  return [...wishes.filter((wish) => wish !== undefined), ...ANY_FIGHTER];
}

/** Where there is no table: what suits the creature best. */
export function iconOf(creature: AnyCreature): string {
  return wishesOf(creature)[0] ?? '';
}

/** By the id of the creature's record: the silhouettes on this table. */
export function creatureIcons({ creatures }: SignumView): ReadonlyMap<string, string> {
  return silhouettesOf(
    creatures.flatMap(({ record }) => {
      const creature = cardById(record) as AnyCreature | undefined;
      return creature === undefined ? [] : [{ id: record, wishes: wishesOf(creature) }];
    }),
  );
}
