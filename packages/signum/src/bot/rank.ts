/**
 * A first guess how promising an option is: decides what a bot tries out, and what it plays inside a trial. Most questions are answered
 * by the ranking alone, as trying out tells no more than can be worked out; then only the best option is left.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import type { SignumState } from '../state.ts';
import { outlookOf, unitWith, type Outlook } from './outlook.ts';
import { rankAction, rankContract, rankDice, rankReroll, rankStruck, rankYes } from './rank-action.ts';
import { rankFeat, rankOpponent, rankTerrain, rankUnwanted, rankWanted } from './rank-card.ts';
import { rankEntry, rankHeroPlace, rankHex, rankMove, rankPush } from './rank-move.ts';
import { rankTurn } from './rank-turn.ts';

interface Ranking {
  /** How many of the best are worth trying out. */
  readonly tries: number;
  /** Ranks the keys of a decision's options. */
  readonly by: (o: Outlook, decision: Decision) => (key: string) => number;
}

interface Ranked {
  readonly state: SignumState;
  readonly values: ReadonlyMap<string, number>;
}

const known = new WeakMap<Decision, Ranked>();

export function rank(state: SignumState, decision: Decision, { key }: Option): number {
  let ranked = known.get(decision);
  if (ranked === undefined || ranked.state !== state) {
    ranked = { state, values: rankAll(state, decision) };
    known.set(decision, ranked);
  }
  return ranked.values.get(key) ?? 0;
}

function rankAll(state: SignumState, decision: Decision): ReadonlyMap<string, number> {
  const { tries, by } = RANKINGS[decision.kind] ?? OTHERS;
  const value = by(outlookOf(state, decision.seat), decision);
  const list = decision.options.map(({ key }) => ({ key, value: value(key) }));
  const most = Math.max(tries, decision.min);
  const least = list.length <= most ? -Infinity : (list.map((one) => one.value).sort((a, b) => b - a)[most - 1] ?? 0);
  const values = new Map<string, number>();
  let taken = 0;
  for (const one of list) {
    const tried = one.value > least || (one.value === least && taken < most);
    if (tried) taken++;
    values.set(one.key, tried ? one.value : -Infinity);
  }
  return values;
}

/** What is not known to be good or bad is tried on whoever matters most. */
function rankSomebody(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? 0 : (unitWith(o, Number(key))?.worth ?? 1));
}

const OTHERS: Ranking = { tries: 4, by: () => (key) => (key === PASS ? 0.5 : 1) };

/** By the kind of the decision. */
const RANKINGS: Readonly<Record<string, Ranking>> = {
  turn: { tries: 1, by: rankTurn },
  skirmish: { tries: 1, by: rankTurn },
  move: { tries: 1, by: rankMove },
  action: { tries: 1, by: rankAction },
  deploy: { tries: 1, by: rankEntry },
  minion: { tries: 1, by: rankEntry },
  hero: { tries: 1, by: rankHeroPlace },
  terrain: { tries: 1, by: rankTerrain },
  place: { tries: 1, by: rankHex },
  shift: { tries: 1, by: rankHex },
  mobility: { tries: 1, by: rankHex },
  pursuit: { tries: 1, by: rankHex },
  push: { tries: 1, by: rankPush },
  cleave: { tries: 1, by: rankStruck },
  target: { tries: 1, by: rankStruck },
  reroll: { tries: 3, by: rankReroll },
  dice: { tries: 1, by: rankDice },
  counterattack: { tries: 1, by: rankYes },
  contract: { tries: 1, by: rankContract },
  feat: { tries: 1, by: rankFeat },
  'military-feat': { tries: 1, by: rankFeat },
  reborn: { tries: 1, by: rankWanted },
  'hall-card': { tries: 1, by: rankWanted },
  'deploy-character': { tries: 1, by: rankWanted },
  'destroy-card': { tries: 1, by: rankWanted },
  'leave-out': { tries: 1, by: rankUnwanted },
  'return-cards': { tries: 3, by: rankUnwanted },
  discard: { tries: 1, by: rankUnwanted },
  opponent: { tries: 1, by: rankOpponent },
  skip: { tries: 1, by: () => () => 0 },
  choose: { tries: 5, by: rankSomebody },
  enchant: { tries: 5, by: rankSomebody },
  protector: { tries: 3, by: rankSomebody },
};
