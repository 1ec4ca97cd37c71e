/**
 * Words of a power that mean something only at some places: an opponent exists only in an attack, "it" only where somebody was chosen
 * or did something, a marker only on a card that has such markers.
 */
import type { Part, Trigger } from '../abilities/language.ts';
import type { ArmyCard } from './card.ts';
import { walk } from './walk.ts';
import type { Fields, Path } from './walk.ts';

type Report = (path: Path, message: string) => void;

/** Who is there to speak of at some place in a power. */
interface Reach {
  /** There is an attack, and so somebody on its other side. */
  readonly attack: boolean;
  readonly it: boolean;
}

export function checkPowers(card: ArmyCard, report: Report): void {
  const own = ownedBy(card);
  for (const [i, power] of card.powers.entries()) {
    for (const [k, part] of power.parts.entries()) {
      walk(part, ['powers', i, 'parts', k], reachOf(part), (fields, path, reach) => {
        // Who was chosen for a use of the power is "it" for all that the use does.
        const inside = fields['choose'] === undefined ? reach : { ...reach, it: true };
        checkFields(fields, path, inside, own, report);
        return inside;
      });
    }
  }
}

interface Owned {
  /** Names of choices made at the start of the game. */
  readonly choices: ReadonlySet<string>;
  /** Names of the markers that the card has or gets. */
  readonly markers: ReadonlySet<string>;
}

function ownedBy(card: ArmyCard): Owned {
  const choices = new Set<string>();
  const markers = new Set<string>();
  walk(card.powers, [], null, (fields) => {
    if (fields['part'] === 'choose') choices.add(String(fields['as']));
    if (fields['part'] === 'markers' || fields['do'] === 'marker') markers.add(String(fields['name']));
    return null;
  });
  return { choices, markers };
}

/** Reactions that come in the course of an attack. */
const IN_ATTACK: ReadonlySet<Trigger> = new Set<Trigger>([
  'targeted',
  'attacks',
  'skulls-rolled',
  'defended',
  'about-to-be-wounded',
  'about-to-be-destroyed',
  'wounded',
  'wounds',
  'destroys',
  'destroyed',
  'attacked',
  'defence-rolled',
]);

function reachOf(part: Part): Reach {
  switch (part.part) {
    case 'stat':
      return { attack: part.stat !== 'move' && part.stat !== 'leaving', it: false };
    case 'skulls':
    case 'shields':
    case 'defence-cut':
    case 'all-skulls':
    case 'counter':
    case 'attacks':
      return { attack: true, it: false };
    case 'special-attack':
      return { attack: true, it: true };
    case 'react':
      return { attack: IN_ATTACK.has(part.to), it: part.to !== 'leaving-wounds' };
    case 'during-move':
    case 'choose':
      return { attack: false, it: true };
    default:
      return { attack: false, it: false };
  }
}

const OF_OPPONENT: ReadonlySet<unknown> = new Set([
  'attack',
  'opponent',
  'adjacent',
  'height-advantage',
  'opponent-levels',
  'opponent-started',
  'same-target',
  'targeted',
  'unhurt',
  'gave-wounds',
]);

function checkFields(fields: Fields, path: Path, reach: Reach, own: Owned, report: Report): void {
  if (!reach.attack) {
    if (OF_OPPONENT.has(fields['if']) || fields['of'] === 'opponent' || fields['on'] === 'opponent') {
      report([...path], 'there is no opponent here: nobody attacks');
    }
    for (const word of ['attacker', 'target']) {
      if (fields['who'] === word) report([...path, 'who'], `'${word}': nobody attacks here`);
    }
  }
  if (!reach.it && (fields['who'] === 'it' || fields['near'] === 'it')) {
    report([...path], "'it': nobody was chosen here, and nobody did anything");
  }
  const { chosen } = fields;
  if (typeof chosen === 'string' && !own.choices.has(chosen)) {
    report([...path, 'chosen'], `'${chosen}': the card makes no such choice`);
  }
  const marker = markerNamed(fields);
  if (typeof marker === 'string' && !own.markers.has(marker)) {
    report([...path], `'${marker}': the card has no such markers`);
  }
}

function markerNamed(fields: Fields): unknown {
  if (fields['if'] === 'marker' || fields['per'] === 'marker') return fields['name'];
  return fields['part'] === 'special-attack' ? fields['marker'] : fields['spends'];
}
