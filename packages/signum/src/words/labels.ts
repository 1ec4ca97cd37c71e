/**
 * Labels of options that name nothing but a hex to go to or a card: they say the same whenever they are asked for, so they are put into
 * words once, by map and by card.
 */
import type { Decision } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { CharacterRecord, FeatRecord, SupportCard } from '../content/card.ts';
import type { FieldMap } from '../content/map.ts';
import { fieldOf } from '../field.ts';
import type { CardId } from '../state.ts';
import { recordOfCard, type Scene } from './scene.ts';
import type { Options } from './wording.ts';

/** All options of one language. */
export function lastingLabels(options: Options): Options {
  return {
    ...options,
    walk: byWay(options.walk),
    run: byWay(options.run),
    play: byCard(options.play),
    income: byCard(options.income),
    deploy: byCard(options.deploy),
    feat: byCard(options.feat),
    use: byCard(options.use, ({ property }) => property),
    tactic: byCard(options.tactic),
    'discard-feat': byCard(options['discard-feat'], ({ effect }) => effect),
  };
}

type Tell<C> = (choice: C, scene: Scene, decision: Decision) => string;

interface Way {
  readonly hex: SpaceId;
  readonly steps: number | null;
}

/** No way takes more hexes. */
const MOST_STEPS = 30;

/** By map, hex and steps. */
function byWay<C extends Way>(tell: Tell<C>): Tell<C> {
  const told = new WeakMap<FieldMap, readonly string[][]>();
  return (choice, scene, decision) => {
    const { map } = scene.state;
    let ways = told.get(map);
    if (ways === undefined) told.set(map, (ways = fieldOf(map).names.map(() => [])));
    const { hex, steps } = choice;
    const way = ways[hex];
    if (way === undefined || steps === null || steps > MOST_STEPS) return tell(choice, scene, decision);
    return (way[steps] ??= tell(choice, scene, decision));
  };
}

interface OfCard {
  readonly card: CardId;
}

/** By record, and by what else the label tells apart. */
function byCard<C extends OfCard>(tell: Tell<C>, detail: (choice: C) => string | number = () => ''): Tell<C> {
  const told = new WeakMap<SupportCard | CharacterRecord | FeatRecord, Map<string | number, string>>();
  return (choice, scene, decision) => {
    const record = recordOfCard(scene, choice.card);
    if (record === undefined) return tell(choice, scene, decision);
    let labels = told.get(record);
    if (labels === undefined) told.set(record, (labels = new Map()));
    const which = detail(choice);
    let label = labels.get(which);
    if (label === undefined) labels.set(which, (label = tell(choice, scene, decision)));
    return label;
  };
}
