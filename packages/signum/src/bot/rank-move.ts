/**
 * Where to go, where to put somebody, where to push one to.
 */
import { PASS, type Decision } from '@muster/engine';
import { isDifficult } from '../content/terrain.ts';
import { distanceOf } from '../field.ts';
import { propertiesOf } from '../rules/properties.ts';
import { pieceAt } from '../rules/place.ts';
import { playerAt } from '../table.ts';
import { unitWith, type Outlook, type Unit } from './outlook.ts';
import { distanceToEnemyZone, Standpoints } from './standpoint.ts';
import { worthOfBody } from './texts.ts';

/** Whom the question is about. */
export function subject(o: Outlook, { about }: Decision): Unit | null {
  const [id] = about ?? [];
  return id === undefined ? null : unitWith(o, id);
}

const STAY = 0.1;
const HOOK = 3;

/** SG-17.1: walk, run, stay, pull somebody, or use a close property. */
export function rankMove(o: Outlook, decision: Decision): (key: string) => number {
  const unit = subject(o, decision);
  if (unit === null) return () => 0;
  const { creature } = unit;
  const standpoints = new Standpoints(o, unit);
  const here = standpoints.at(creature.hex, true);
  const walked = new Set(
    decision.options.flatMap(({ key }) => (key.startsWith('walk:') ? [Number(key.slice(5))] : [])),
  );
  return (key) => {
    const [does, id] = key.split(':');
    const number = Number(id);
    switch (does) {
      case 'walk':
        return standpoints.at(number, true);
      case 'run':
        // Who runs can't attack: only for what is too far to walk.
        return walked.has(number) ? -Infinity : standpoints.at(number, false);
      case 'hook': {
        const target = unitWith(o, number);
        return here + HOOK + (target?.hero === true ? HOOK : 0);
      }
      case 'close': {
        const property = propertiesOf(o.g, creature)[number];
        if (property?.keyword !== 'close') return 0;
        const frame = {
          self: creature.id,
          seat: creature.controller,
          name: 'close',
          it: creature.id,
          attack: null,
          harm: null,
          support: null,
        };
        return here - standpoints.strikeFrom(creature.hex) + worthOfBody(o, frame, property.does);
      }
      default:
        return here + STAY;
    }
  };
}

/** A hex for somebody: good ones for friends, bad ones for enemies. */
export function rankHex(o: Outlook, decision: Decision): (key: string) => number {
  const unit = subject(o, decision);
  if (unit === null) return rankEntry(o, decision);
  const standpoints = new Standpoints(o, unit);
  return (key) => {
    const space = key === PASS || key === 'here' ? unit.creature.hex : Number(key);
    const value = standpoints.at(space, false);
    return unit.mine ? value : -value;
  };
}

const STUMBLE = 5;

/** SG-21.3 to SG-21.5: into difficult terrain, away from the own hero and from where it wants to be. */
export function rankPush(o: Outlook, decision: Decision): (key: string) => number {
  const hex = rankHex(o, decision);
  const enemy = subject(o, decision)?.mine === false;
  return (key) => {
    if (key === PASS) return hex(key);
    const stumbles = isDifficult(pieceAt(o.g, Number(key)));
    return hex(key) + (stumbles ? (enemy ? STUMBLE : -STUMBLE) : 0);
  };
}

/** SG-16.2: near the enemy, on ground that protects. */
export function rankEntry(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => {
    const space = Number(key);
    let far = o.foes.length > 0 ? Infinity : distanceToEnemyZone(o, space);
    for (const { creature } of o.foes) far = Math.min(far, distanceOf(o.g.field, space, creature.hex));
    return (pieceAt(o.g, space) === 'forest' ? 0.5 : 0) - far;
  };
}

/** SG-14.12: in the middle of the zone, where others can stand around it. */
export function rankHeroPlace(o: Outlook, _decision: Decision): (key: string) => number {
  const own = o.g.field.zones[playerAt(o.g, o.seat).zone] ?? [];
  return (key) => {
    const sum = own.reduce((total, hex) => total + distanceOf(o.g.field, Number(key), hex), 0);
    return -sum / Math.max(1, own.length);
  };
}
