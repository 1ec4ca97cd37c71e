/**
 * A creature on the table: what it has now, how far it can go, whom it can attack and who can attack it, with every number explained.
 */
import { letterOf, type Language } from '@muster/engine';
import { paragraph } from '@muster/hex';
import { signed } from '@muster/grammar/phrases';
import { mayMove, mayRun, reach, waysWithin } from '../rules/movement.ts';
import { areEnemies, inContact } from '../rules/place.ts';
import { statOf } from '../rules/properties.ts';
import { boxesOf, targetsFor } from '../rules/targeting.ts';
import type { Creature, CreatureId } from '../state.ts';
import { creatureOf, isOnField, recordOf, type Table } from '../table.ts';
import { attackName, terrainName } from '../words/names.ts';
import { cardName, creatureAt, pieceAt, type Scene } from '../words/scene.ts';
import { attackParts, changesOf, diceText } from './attack-parts.ts';
import { DESCRIBE_WORDS, type DescribeWords } from './describe-words.ts';
import { grantText } from './grant-text.ts';
import { isDone } from './marks.ts';
import { givenTo, type Given } from './sources.ts';

interface Sheet {
  readonly g: Table;
  readonly scene: Scene;
  readonly words: DescribeWords;
  readonly creature: Creature;
  readonly given: readonly Given[];
}

export function creatureLines(g: Table, id: CreatureId, language: Language): readonly string[] {
  const creature = creatureOf(g, id);
  const scene: Scene = { state: g.state, language };
  const words = DESCRIBE_WORDS[language];
  const sheet: Sheet = { g, scene, words, creature, given: givenTo(g, creature, scene) };
  const facts = isOnField(creature) ? factsOf(sheet) : [words.notThere];
  return [creatureAt(scene, id), ...facts.flatMap((fact) => paragraph(fact, 2, 4))];
}

function factsOf(sheet: Sheet): readonly string[] {
  const { g, scene, words, creature, given } = sheet;
  const { controller, owner } = creature;
  const hp = statOf(g, creature, 'hp');
  const others = given.filter(({ grant }) => grant.grant !== 'stat');
  const tokens = [
    ...(creature.armour > 0 ? [words.armour(creature.armour)] : []),
    ...(['poison', 'plague', 'stun'] as const).flatMap((token) => (creature[token] ? [words.token[token]] : [])),
  ];
  const near = g.state.creatures.filter((one) => inContact(g, creature, one)).map(({ id }) => creatureAt(scene, id));
  const foes = g.state.creatures.filter((one) => isOnField(one) && areEnemies(g, creature, one));
  const targets = attacksOn(sheet, creature, foes);
  const attackers = foes.flatMap((foe) => attacksOn(sheet, foe, [creature], foe));
  return [
    ...(controller === owner ? [] : [words.controlled(letterOf(controller), letterOf(owner))]),
    `${words.standsOn}: ${terrainName(pieceAt(scene, creature.hex), scene.language)}, ${isDone(g, creature.id) ? words.activated : words.ready}`,
    `${words.hitPoints} ${sum(sheet, 'hp', hp)}: ${words.left(hp - creature.wounds, hp)}`,
    ...(tokens.length === 0 ? [] : [`${words.tokens}: ${tokens.join(', ')}`]),
    movement(sheet),
    ...boxLines(sheet),
    ...(others.length === 0 ? [] : [`${words.given}: ${others.map((one) => grantText(one, scene)).join('; ')}`]),
    ...(creature.enchantments.length === 0
      ? []
      : [`${words.enchanted}: ${creature.enchantments.map((card) => cardName(scene, card)).join(', ')}`]),
    ...(near.length === 0 ? [] : [`${words.inContact}: ${near.join(', ')}`]),
    ...(targets.length === 0 ? [`${words.canAttack}: ${words.nobody}`] : [`${words.canAttack}:`, ...targets]),
    ...(attackers.length === 0 ? [] : [`${words.attackedBy}:`, ...attackers]),
  ];
}

/** "3 = 3 card, +1 Coursers' Spurs" */
function sum({ g, words, creature, given }: Sheet, stat: 'hp' | 'movement', total: number): string {
  const parts = [`${recordOf(g, creature)[stat]} ${words.card}`];
  for (const { grant, source } of given)
    if (grant.grant === 'stat' && grant.stat === stat) parts.push(`${signed(grant.add)} ${source ?? words.card}`);
  return `${total} = ${parts.join(', ')}`;
}

function movement(sheet: Sheet): string {
  const { g, words, creature } = sheet;
  const far = reach(g, creature, false);
  const parts = [`${words.movement} ${sum(sheet, 'movement', far)}`];
  const moves = mayMove(g, creature) === null;
  parts.push(moves ? words.reach(waysWithin(g, creature, far).length) : words.held);
  if (moves) parts.push(mayRun(g, creature) === null ? words.run(reach(g, creature, true)) : words.noRun);
  return parts.join('; ');
}

function boxLines({ g, scene, words, creature, given }: Sheet): readonly string[] {
  return boxesOf(g, creature).map(({ type, range, dice }) => {
    const parts = [`${range} ${words.card}`];
    let total = range;
    for (const { grant, source } of given) {
      if (grant.grant !== 'stat' || grant.stat !== 'range') continue;
      total += grant.add;
      parts.push(`${signed(grant.add)} ${source ?? words.card}`);
    }
    const far = parts.length === 1 ? String(range) : `${total} = ${parts.join(', ')}`;
    return `${words.attack(attackName(type, scene.language))}: ${words.range} ${far}, ${words.dice} ${diceText(dice)}`;
  });
}

/** "– Gearling [BG 5,3]: melee, BBR = BB card + R Warlord; −1 hit forest" */
function attacksOn(sheet: Sheet, attacker: Creature, among: readonly Creature[], shown?: Creature): readonly string[] {
  const { g, scene } = sheet;
  return boxesOf(g, attacker).flatMap((box, place) =>
    targetsFor(g, attacker, box)
      .filter((target) => among.includes(target))
      .map((target) => {
        const dice = attackParts(g, attacker.id, target.id, place, scene);
        const changes = changesOf(g, box.type, target, scene);
        const more = changes.length === 0 ? '' : `; ${changes.join(', ')}`;
        return `– ${creatureAt(scene, (shown ?? target).id)}: ${attackName(box.type, scene.language)}, ${dice}${more}`;
      }),
  );
}
