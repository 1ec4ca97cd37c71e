/**
 * What the dice of an attack are made of, and what changes the roll before it does damage.
 */
import { addDice, removedByDefender, situational } from '../abilities/attack-properties.ts';
import type { AttackType } from '../abilities/language.ts';
import type { Die } from '../content/die.ts';
import { pieceAt } from '../rules/place.ts';
import { diceOf, hasKeyword } from '../rules/properties.ts';
import { boxesOf, newAttack } from '../rules/targeting.ts';
import type { Creature, CreatureId } from '../state.ts';
import { creatureOf, type Table } from '../table.ts';
import { keywordName, terrainName } from '../words/names.ts';
import { attackDice } from '../words/preview.ts';
import type { Scene } from '../words/scene.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';
import { givenTo } from './sources.ts';

export function diceText(dice: readonly Die[]): string {
  return dice.length === 0 ? '–' : dice.join('');
}

/** "BBR = BB card + R Warlord − 1 die"; only the dice where nothing is added. */
export function attackParts(g: Table, from: CreatureId, to: CreatureId, place: number, scene: Scene): string {
  const attacker = creatureOf(g, from);
  const target = creatureOf(g, to);
  const box = boxesOf(g, attacker)[place];
  if (box === undefined) return '';
  const words = DESCRIBE_WORDS[scene.language];
  const { activation } = g.state;
  const moved = activation?.creature === from && activation.moved;
  const attack = newAttack(attacker, target, box, { counter: false, moved });
  const speaksOf = (types: readonly AttackType[] | undefined) => types?.includes(box.type) !== false;
  const given = givenTo(g, attacker, scene).flatMap(({ grant, source }) =>
    grant.grant === 'dice' && speaksOf(grant.attack) ? [{ dice: grant.dice, source: source ?? words.card }] : [],
  );
  g.attacks.push(attack);
  attack.grants = situational(g, attack);
  const all = addDice(g, attack);
  const removed = removedByDefender(g, attack);
  const charge = attack.grants.flatMap((grant) => (grant.grant === 'dice' && speaksOf(grant.attack) ? grant.dice : []));
  g.attacks.pop();
  const ambush = moved ? [] : (diceOf(g, attacker, 'Ambush') ?? []);
  const known = ambush.length + charge.length + given.reduce((sum, { dice }) => sum + dice.length, 0);
  const name = (keyword: 'Ambush' | 'Warlord' | 'Charge' | 'Flank') => keywordName(keyword, scene.language);
  // What the rules add besides comes first: Warlord (SG-20.13).
  const parts = [
    { dice: box.dice, source: words.card },
    { dice: all.slice(0, Math.max(0, all.length - known)), source: name('Warlord') },
    { dice: ambush, source: name('Ambush') },
    ...given,
    { dice: charge, source: `${name('Charge')}/${name('Flank')}` },
  ].filter(({ dice }) => dice.length > 0);
  const less = removed > 0 ? ` ${words.fewer(removed)}` : '';
  const total = attackDice(g, from, to, place);
  if (parts.length === 1 && less === '') return diceText(total);
  return `${diceText(total)} = ${parts.map(({ dice, source }) => `${dice.join('')} ${source}`).join(' + ')}${less}`;
}

/** Symbols that do not count, symbols that are added, damage that is taken off (SG-20.5, SG-20.7). */
export function changesOf(g: Table, type: AttackType, target: Creature, scene: Scene): readonly string[] {
  const { change, armour } = DESCRIBE_WORDS[scene.language];
  const { language } = scene;
  const piece = pieceAt(g, target.hex);
  const changes: string[] = [];
  if (piece === 'ford') changes.push(`${change.hit} ${terrainName(piece, language)}`); // SG-26.19
  if (piece === 'forest') changes.push(`${change.noHit} ${terrainName(piece, language)}`); // SG-26.13
  if (piece === 'hill') changes.push(`${change.noPush} ${terrainName(piece, language)}`); // SG-26.16
  const by = (keyword: 'Shield' | 'Brave' | 'Forged' | 'Monster' | 'Stalwart' | 'Difficult Target', what: string) => {
    if (hasKeyword(g, target, keyword)) changes.push(`${what} ${keywordName(keyword, language)}`.trim());
  };
  if (type !== 'magic') by('Shield', change.noHit); // SG-35.60
  by('Brave', change.noPush); // SG-35.9
  by('Forged', change.allPushes); // SG-35.26
  by('Monster', change.allPushes); // SG-35.38
  by('Stalwart', change.lessDamage); // SG-35.62
  by('Difficult Target', ''); // SG-35.20
  if (type !== 'magic' && target.armour > 0) changes.push(armour(target.armour)); // SG-22.2
  return changes;
}
