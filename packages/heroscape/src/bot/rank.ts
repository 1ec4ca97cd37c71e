/**
 * A first guess how promising an option is: decides what a bot tries out, and what it plays inside a trial. What all options of a
 * decision share is worked out once.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import type { HeroscapeState } from '../state.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { rankAttacker, rankDice, rankStruck, rankTarget } from './rank-attack.ts';
import { rankCard, rankDraft } from './rank-card.ts';
import { rankFigure } from './rank-figure.ts';
import { rankDestination, rankMover, rankSpot } from './rank-move.ts';

/** Ranks one option, with what is known of the decision. */
type Ranking = (o: Outlook, decision: Decision, option: Option) => number;

const outlooks = new WeakMap<Decision, Outlook>();

export function rank(state: HeroscapeState, decision: Decision, option: Option): number {
  const [subject = ''] = decision.kind.split(':', 1);
  const ranking = RANKINGS[subject];
  if (ranking === undefined) return option.key === PASS ? 0.5 : 1;
  return ranking(outlookFor(state, decision), decision, option);
}

function outlookFor(state: HeroscapeState, decision: Decision): Outlook {
  let o = outlooks.get(decision);
  if (o === undefined || o.g.state !== state) outlooks.set(decision, (o = outlookOf(state, decision.seat)));
  return o;
}

const yes: Ranking = (_, __, { key }) => (key === 'yes' || key === 'use' ? 1 : 0);

/** By the first word of the decision's kind. What is not named here is done rather than left. */
const RANKINGS: Readonly<Record<string, Ranking>> = {
  draft: rankDraft,
  deploy: rankSpot,
  place: rankSpot,
  arrive: rankSpot,
  teleport: rankSpot,
  mover: rankMover,
  destination: rankDestination,
  attacker: rankAttacker,
  target: rankTarget,
  dice: rankDice,
  line: rankStruck,
  'also-affected': rankStruck,
  marker: rankCard,
  redistribute: rankCard,
  activate: rankCard,
  'spend-markers': rankCard,
  linked: rankCard,
  command: rankCard,
  'before-turn': rankCard,
  'after-turn': rankCard,
  spirit: rankCard,
  'choose-for-game': rankCard,
  choose: rankFigure,
  distribute: rankFigure,
  'destroy-one': rankFigure,
  gather: rankFigure,
  revive: rankFigure,
  'bonus-mover': rankFigure,
  'life-bond': (o, decision, option) =>
    decision.kind === 'life-bond' ? (option.key === PASS ? 1 : 0.5) : rankFigure(o, decision, option),
  glyph: (o, decision, option) => {
    if ('at' in option) return rankSpot(o, decision, option);
    if ('figure' in option) return rankFigure(o, decision, option);
    return 'card' in option ? rankCard(o, decision, option) : yes(o, decision, option);
  },
  heal: (_, __, { key }) => Number(key),
  'action-order': (_, __, { key }) => (key === 'move-first' ? 1 : 0),
  'power-point': (_, __, { key }) => (key === PASS ? 1 : 0),
};
