/**
 * The answer to "why not?": what could be thought of but is not allowed, with the rule behind it. Verdicts come from the checks that
 * make the offers.
 */
import type { Decision, Option, Refused, Seat, Verdict } from '@muster/engine';
import { mayChoose } from './abilities/candidates.ts';
import {
  cardsInPlay,
  mayDestroy,
  mayDiscard,
  mayReturn,
  type Destroy,
  type Discard,
  type Return,
} from './abilities/card-effects.ts';
import type { Frame } from './abilities/effects.ts';
import type { Choice } from './abilities/language.ts';
import { mayAnswer, type Window } from './abilities/reactions.ts';
import { library } from './content/library.ts';
import { mayCleave } from './rules/attack.ts';
import { mayPursueTo, meleeBox } from './rules/attack-end.ts';
import { mayDiscardForIncome, mayPlay, mayUse, usableTexts } from './rules/cards.ts';
import { mayProtect } from './rules/damage.ts';
import { mayRise } from './rules/death.ts';
import { mayChange } from './rules/dice.ts';
import { DISCARD_EFFECTS, mayDiscardFor, mayPlayAchievement, mayPlayMilitary } from './rules/feats.ts';
import { mayMove, mayRun, reach } from './rules/movement.ts';
import { hasKeyword, valueOf } from './rules/properties.ts';
import { no } from './rules/reasons.ts';
import {
  contactVerdicts,
  deploymentVerdicts,
  moveVerdicts,
  placementVerdicts,
  type HexVerdict,
} from './rules/refused-hexes.ts';
import { mayLay, mayLeaveOut } from './rules/setup.ts';
import { mayBuyMinion, maySkip } from './rules/skirmish.ts';
import { mayBeHealed, mayBeHooked, mayBeShot } from './rules/specials.ts';
import { boxesOf, mayTarget } from './rules/targeting.ts';
import { mayActivate, mayDeploy } from './rules/turn.ts';
import { UNIQUE_TERRAIN } from './content/terrain.ts';
import { silentTable } from './silent-table.ts';
import type { Creature, RolledDie, SignumState } from './state.ts';
import { creaturesOf, isCharacterCard, isOnField, playerAt, supportOf, type Table } from './table.ts';

export function whyNot(state: SignumState, decision: Decision): readonly Refused[] {
  const g = silentTable(state, library());
  const offered = new Set(decision.options.map(({ key }) => key));
  const all: Refused[] = [];
  for (const { key, verdict } of thoughtOf(g, decision))
    if (verdict !== null && !offered.has(key)) all.push({ key, refusal: verdict });
  return all;
}

/** Something that could be picked, with the verdict on it. */
interface Thought {
  readonly key: string;
  readonly verdict: Verdict;
}

/** What the options of some questions know of the text they come from. */
type Asked = Option & {
  readonly frame?: Frame;
  readonly choice?: Choice;
  readonly window?: Window;
  readonly effect?: Return | Destroy | Discard;
  readonly hexes?: number;
  readonly beside?: number;
  readonly pool?: readonly RolledDie[];
};

function thoughtOf(g: Table, decision: Decision<Asked>): readonly Thought[] {
  const { seat, kind, about } = decision;
  const [asked] = decision.options;
  const creature = g.state.creatures[about?.[0] ?? -1];
  switch (kind) {
    case 'turn':
      return [...turn(g, seat), ...cardsInTurn(g, seat)];
    case 'skirmish':
      return [
        ...activations(g, seat),
        ...uses(g, seat),
        { key: 'minion', verdict: mayBuyMinion(g, seat) },
        { key: 'skip', verdict: maySkip(g, seat) },
      ];
    case 'feat':
      return feats(g, seat);
    case 'military-feat':
      return militaryFeats(g, seat);
    case 'react':
    case 'change-dice':
      return asked?.window === undefined ? [] : reactions(g, seat, asked.window);
    case 'leave-out':
      return playerAt(g, seat).camp.map((card) => ({ key: String(card), verdict: mayLeaveOut(g, seat, card) }));
    case 'terrain':
      return terrain(g, decision);
    case 'armour-relic':
      return playerAt(g, seat).relics.map(({ card, armour }) => ({
        key: String(card),
        verdict: armour > 0 ? null : no('SG-8.12', 'no-armour'),
      }));
    case 'reroll':
      return (asked?.pool ?? []).map((die, i) => ({
        key: `${i}:${die.die}:${die.symbol}`,
        verdict: mayChange(die, seat),
      }));
    case 'hall-card':
    case 'destroy-card':
    case 'opponent':
      return asked?.effect === undefined ? [] : cards(g, seat, asked.effect);
    case 'deploy':
    case 'hero':
      return hexes(deploymentVerdicts(g, seat));
    case 'place':
      return hexes(placementVerdicts(g));
    default:
      return creature === undefined ? choices(g, asked) : ofCreature(g, decision, creature);
  }
}

/** Questions about one creature. */
function ofCreature(g: Table, { kind, options, seat }: Decision<Asked>, creature: Creature): readonly Thought[] {
  const [asked] = options;
  switch (kind) {
    case 'move':
      return moves(g, creature);
    case 'action':
      return actions(g, creature);
    case 'minion':
      return hexes(contactVerdicts(g, creature, 'SG-11.31'));
    case 'push':
      return hexes(contactVerdicts(g, creature, 'SG-21.7'));
    case 'shift':
      return hexes(moveVerdicts(g, creature, asked?.hexes ?? 0));
    case 'mobility':
      return hexes(moveVerdicts(g, creature, 1));
    case 'pursuit':
      return pursuits(g, creature);
    case 'target': {
      const box = meleeBox(g, creature);
      return box === undefined ? [] : onField(g, creature, (one) => mayTarget(g, creature, one, box));
    }
    case 'cleave': {
      const target = g.state.creatures[asked?.beside ?? -1];
      return target === undefined ? [] : onField(g, creature, (one) => mayCleave(g, creature, target, one));
    }
    case 'protector':
      return onField(g, creature, (one) => mayProtect(g, creature, one));
    case 'reborn': {
      const { camp, hall } = playerAt(g, seat);
      return [...camp, ...hall]
        .filter((card) => isCharacterCard(g, card))
        .map((card) => ({ key: String(card), verdict: mayRise(g, creature, card) }));
    }
    default:
      return choices(g, asked);
  }
}

function turn(g: Table, seat: Seat): readonly Thought[] {
  const removals = creaturesOf(g, seat).flatMap((creature) => {
    if (creature.kind !== 'minion') return [];
    const verdict = mayActivate(creature);
    return [{ key: `remove:${creature.id}`, verdict: verdict === null ? null : { ...verdict, rule: 'SG-4.23' } }];
  });
  return [...activations(g, seat), ...removals, ...uses(g, seat)];
}

function activations(g: Table, seat: Seat): readonly Thought[] {
  return creaturesOf(g, seat).map((creature) => ({ key: `activate:${creature.id}`, verdict: mayActivate(creature) }));
}

function uses(g: Table, seat: Seat): readonly Thought[] {
  return usableTexts(g, seat).map(({ key, card, property }) => ({ key, verdict: mayUse(g, seat, card, property) }));
}

function cardsInTurn(g: Table, seat: Seat): readonly Thought[] {
  const { hand, camp, featHand } = playerAt(g, seat);
  return [
    ...hand.map((card) => ({ key: `play:${card}`, verdict: mayPlay(g, seat, card) })),
    ...hand.map((card) => ({ key: `income:${card}`, verdict: mayDiscardForIncome(g, seat) })),
    ...camp.map((card) => ({ key: `deploy:${card}`, verdict: mayDeploy(g, seat, card) })),
    ...feats(g, seat),
    ...featHand.flatMap((card) =>
      DISCARD_EFFECTS.map((effect) => ({ key: `discard:${card}:${effect}`, verdict: mayDiscardFor(g, seat, effect) })),
    ),
  ];
}

function feats(g: Table, seat: Seat): readonly Thought[] {
  const { featHand } = playerAt(g, seat);
  return featHand.map((card) => ({ key: `feat:${card}`, verdict: mayPlayAchievement(g, seat, card) }));
}

function militaryFeats(g: Table, seat: Seat): readonly Thought[] {
  const kill = g.state.tally.kills.at(-1);
  if (kill === undefined) return [];
  const { featHand } = playerAt(g, seat);
  return featHand.map((card) => ({ key: `feat:${card}`, verdict: mayPlayMilitary(g, seat, card, kill) }));
}

function reactions(g: Table, seat: Seat, window: Window): readonly Thought[] {
  return playerAt(g, seat).hand.map((card) => ({
    key: `${supportOf(g, card).name}:${card}`,
    verdict: mayAnswer(g, seat, card, window),
  }));
}

function terrain(g: Table, { options }: Decision): readonly Thought[] {
  const pool = new Set(options.map(({ key }) => key.split(':')[0] ?? ''));
  return UNIQUE_TERRAIN.filter((piece) => piece !== 'camp').flatMap((piece) =>
    g.field.spots.map((hex) => ({ key: `${piece}:${hex}`, verdict: mayLay(g, pool, piece, hex) })),
  );
}

function cards(g: Table, seat: Seat, effect: Return | Destroy | Discard): readonly Thought[] {
  const { players } = g.state;
  switch (effect.do) {
    case 'return':
      return players.flatMap(({ hall }, owner) =>
        hall.map((card) => ({ key: String(card), verdict: mayReturn(g, seat, effect, owner, card) })),
      );
    case 'destroy-card':
      return cardsInPlay(g).map((card) => ({ key: card.key, verdict: mayDestroy(g, seat, effect, card) }));
    case 'discard':
      return players.map((_, other) => ({ key: String(other), verdict: mayDiscard(g, seat, effect, other) }));
  }
}

/** SG-17.1: walking, running, Hook. */
function moves(g: Table, creature: Creature): readonly Thought[] {
  const still = mayMove(g, creature);
  const walks = moveVerdicts(g, creature, reach(g, creature, false));
  const runs = moveVerdicts(g, creature, reach(g, creature, true));
  const stopped = still ?? mayRun(g, creature);
  const hooks = valueOf(g, creature, 'Hook') > 0;
  return [
    ...hexes(walks, 'walk:', still),
    ...hexes(runs, 'run:', stopped),
    ...(hooks ? onField(g, creature, (one) => mayBeHooked(g, creature, one), 'hook:') : []),
  ];
}

function hexes(verdicts: readonly HexVerdict[], prefix = '', before: Verdict = null): readonly Thought[] {
  return verdicts.map(({ hex, verdict }) => ({ key: `${prefix}${hex}`, verdict: before ?? verdict }));
}

function actions(g: Table, creature: Creature): readonly Thought[] {
  const { activation } = g.state;
  const attacked = activation?.attacked ?? [];
  const instead = attacked.length > 0 ? no('SG-20.12', 'instead-of-attacks', { creature: creature.id }) : null;
  const attacks = boxesOf(g, creature).flatMap((box, i) =>
    onField(
      g,
      creature,
      (one) =>
        attacked.includes(one.id)
          ? no('SG-17.11', 'attacked-already', { creature: one.id })
          : mayTarget(g, creature, one, box),
      `attack:${i}:`,
    ),
  );
  return [
    ...attacks,
    ...(hasKeyword(g, creature, 'Healer')
      ? onField(g, creature, (one) => instead ?? mayBeHealed(g, creature, one), 'heal:')
      : []),
    ...(hasKeyword(g, creature, 'Longshot')
      ? onField(g, creature, (one) => instead ?? mayBeShot(g, creature, one), 'longshot:')
      : []),
  ];
}

/** The other creatures on the battlefield. */
function onField(g: Table, creature: Creature, verdictOn: (one: Creature) => Verdict, prefix = ''): readonly Thought[] {
  return g.state.creatures.flatMap((one) =>
    isOnField(one) && one.id !== creature.id ? [{ key: `${prefix}${one.id}`, verdict: verdictOn(one) }] : [],
  );
}

function pursuits(g: Table, creature: Creature): readonly Thought[] {
  const still = mayMove(g, creature);
  const ways = moveVerdicts(g, creature, valueOf(g, creature, 'Pursuit'), true);
  return ways.map(({ hex, verdict }) => ({
    key: String(hex),
    verdict: still ?? verdict ?? mayPursueTo(g, creature, hex),
  }));
}

/** SG-0.3: creatures a text could choose. */
function choices(g: Table, asked: Asked | undefined): readonly Thought[] {
  const { frame, choice } = asked ?? {};
  if (frame === undefined || choice === undefined) return [];
  return g.state.creatures
    .filter(isOnField)
    .map((one) => ({ key: String(one.id), verdict: mayChoose(g, frame, choice, one) }));
}
