/**
 * The words of descriptions.
 */
import type { Language } from '@muster/engine';

export interface DescribeWords {
  readonly card: string;
  /** A text without a name that gives something. */
  readonly effect: string;
  readonly hitPoints: string;
  readonly left: (left: number, of: number) => string;
  readonly movement: string;
  readonly reach: (hexes: number) => string;
  readonly held: string;
  readonly run: (hexes: number) => string;
  readonly noRun: string;
  readonly attack: (type: string) => string;
  readonly range: string;
  readonly dice: string;
  readonly given: string;
  readonly tokens: string;
  readonly armour: (tokens: number) => string;
  readonly token: Readonly<Record<'poison' | 'plague' | 'stun', string>>;
  readonly enchanted: string;
  readonly standsOn: string;
  readonly inContact: string;
  readonly canAttack: string;
  readonly attackedBy: string;
  readonly nobody: string;
  readonly notThere: string;
  readonly activated: string;
  readonly ready: string;
  readonly controlled: (player: string, owner: string) => string;
  readonly fewer: (dice: number) => string;
  /** What changes the roll or its damage: symbol lost or gained. */
  readonly change: Readonly<Record<'hit' | 'noHit' | 'noPush' | 'allPushes' | 'lessDamage', string>>;
  readonly free: string;
  readonly zoneOf: (players: string) => string;
  readonly spot: string;
  readonly moreDamage: (damage: number) => string;
  readonly moreAttacks: string;
  readonly cannot: Readonly<Record<'move' | 'run' | 'attack' | 'heal', string>>;
  readonly critical: string;
  readonly attackType: (from: string, to: string) => string;
}

const en: DescribeWords = {
  card: 'card',
  effect: 'an effect',
  hitPoints: 'Hit points',
  left: (left, of) => `${left} of ${of} left`,
  movement: 'Movement',
  reach: (hexes) => `can move to ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} now`,
  held: 'can not move now',
  run: (hexes) => `${hexes} when running`,
  noRun: 'can not run',
  attack: (type) => `Attack (${type})`,
  range: 'range',
  dice: 'dice',
  given: 'Given to it',
  tokens: 'Tokens',
  armour: (tokens) => `${tokens} armour`,
  token: { poison: 'poison', plague: 'plague', stun: 'stun' },
  enchanted: 'Enchantments',
  standsOn: 'Stands on',
  inContact: 'In contact with',
  canAttack: 'Can attack',
  attackedBy: 'Can be attacked by',
  nobody: 'nobody',
  notThere: 'Not on the battlefield',
  activated: 'activated',
  ready: 'not yet activated',
  controlled: (player, owner) => `controlled by ${player}, owned by ${owner}`,
  fewer: (dice) => `−${dice} ${dice === 1 ? 'die' : 'dice'}`,
  change: { hit: '+1 hit', noHit: '−1 hit', noPush: '−1 push', allPushes: 'no push', lessDamage: '−1 damage' },
  free: 'nobody stands there',
  zoneOf: (players) => `deployment zone of ${players}`,
  spot: 'spot for unique terrain',
  moreDamage: (damage) => `${damage < 0 ? `−${-damage}` : `+${damage}`} damage`,
  moreAttacks: 'one more attack',
  cannot: { move: 'can not move', run: 'can not run', attack: 'can not attack', heal: 'can not be healed' },
  critical: 'critical effect',
  attackType: (from, to) => `${from} attacks become ${to}`,
};

const de: DescribeWords = {
  card: 'Karte',
  effect: 'ein Effekt',
  hitPoints: 'Trefferpunkte',
  left: (left, of) => `noch ${left} von ${of}`,
  movement: 'Bewegung',
  reach: (hexes) => `kann jetzt auf ${hexes} ${hexes === 1 ? 'Sechseck' : 'Sechsecke'} gelangen`,
  held: 'kann sich jetzt nicht bewegen',
  run: (hexes) => `${hexes} beim Laufen`,
  noRun: 'kann nicht laufen',
  attack: (type) => `Angriff (${type})`,
  range: 'Reichweite',
  dice: 'Würfel',
  given: 'Von anderen erhalten',
  tokens: 'Marken',
  armour: (tokens) => `${tokens} Rüstung`,
  token: { poison: 'Gift', plague: 'Seuche', stun: 'Betäubung' },
  enchanted: 'Verzauberungen',
  standsOn: 'Steht auf',
  inContact: 'In Kontakt mit',
  canAttack: 'Kann angreifen',
  attackedBy: 'Kann angegriffen werden von',
  nobody: 'niemanden',
  notThere: 'Nicht auf dem Schlachtfeld',
  activated: 'aktiviert',
  ready: 'noch nicht aktiviert',
  controlled: (player, owner) => `kontrolliert von ${player}, Besitzer ${owner}`,
  fewer: (dice) => `−${dice} Würfel`,
  change: {
    hit: '+1 Treffer',
    noHit: '−1 Treffer',
    noPush: '−1 Schub',
    allPushes: 'kein Schub',
    lessDamage: '−1 Schaden',
  },
  free: 'niemand steht dort',
  zoneOf: (players) => `Aufstellungszone von ${players}`,
  spot: 'Platz für einzigartiges Gelände',
  moreDamage: (damage) => `${damage < 0 ? `−${-damage}` : `+${damage}`} Schaden`,
  moreAttacks: 'ein Angriff mehr',
  cannot: {
    move: 'kann sich nicht bewegen',
    run: 'kann nicht laufen',
    attack: 'kann nicht angreifen',
    heal: 'kann nicht geheilt werden',
  },
  critical: 'kritischer Effekt',
  attackType: (from, to) => `aus ${from} wird ${to}`,
};

const it: DescribeWords = {
  card: 'carta',
  effect: 'un effetto',
  hitPoints: 'Punti ferita',
  left: (left, of) => `ne restano ${left} su ${of}`,
  movement: 'Movimento',
  reach: (hexes) => `ora può arrivare su ${hexes} ${hexes === 1 ? 'esagono' : 'esagoni'}`,
  held: 'ora non può muoversi',
  run: (hexes) => `${hexes} correndo`,
  noRun: 'non può correre',
  attack: (type) => `Attacco (${type})`,
  range: 'gittata',
  dice: 'dadi',
  given: 'Ricevuto da altri',
  tokens: 'Segnalini',
  armour: (tokens) => `armatura ${tokens}`,
  token: { poison: 'veleno', plague: 'peste', stun: 'stordimento' },
  enchanted: 'Malie',
  standsOn: 'Si trova su',
  inContact: 'In contatto con',
  canAttack: 'Può attaccare',
  attackedBy: 'Può essere attaccata da',
  nobody: 'nessuno',
  notThere: 'Non è sul campo di battaglia',
  activated: 'attivata',
  ready: 'non ancora attivata',
  controlled: (player, owner) => `controllata da ${player}, proprietario ${owner}`,
  fewer: (dice) => `−${dice} ${dice === 1 ? 'dado' : 'dadi'}`,
  change: {
    hit: '+1 colpo',
    noHit: '−1 colpo',
    noPush: '−1 spinta',
    allPushes: 'nessuna spinta',
    lessDamage: '−1 danno',
  },
  free: "non c'è nessuno",
  zoneOf: (players) => `zona di schieramento di ${players}`,
  spot: 'posto per il terreno unico',
  moreDamage: (damage) => `${damage < 0 ? `−${-damage}` : `+${damage}`} ${Math.abs(damage) === 1 ? 'danno' : 'danni'}`,
  moreAttacks: 'un attacco in più',
  cannot: {
    move: 'non può muoversi',
    run: 'non può correre',
    attack: 'non può attaccare',
    heal: 'non può essere curata',
  },
  critical: 'effetto critico',
  attackType: (from, to) => `da ${from} a ${to}`,
};

export const DESCRIBE_WORDS: Readonly<Record<Language, DescribeWords>> = { en, de, it };
