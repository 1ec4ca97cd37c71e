/**
 * English strikes: performed, changed, followed by consequences.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, Effect, StrikeEffect } from '../../abilities/language.ts';
import { onlyAltersStrike, type AlterStrike, type Sequel, type Told } from '../passage.ts';
import { eventKind, refer, THE_TARGET, type Referent, type Setting } from '../setting.ts';
import { BE, claim, fixed, optionally, say, tell, verb, type Clause } from './clause.ts';
import { numberWord, withArticle } from './lexicon.ts';
import { amount, noun, quantity } from './phrase.ts';
import { known, spoken, the } from './refer.ts';

const THE_STRIKE = { text: 'the strike', plural: false };

export function strike(e: StrikeEffect, s: Setting): Told<Clause> {
  const several = e.times !== undefined && e.times !== 1;
  const performer = e.by === undefined || e.by === 'this' ? {} : { subject: known(e.by, s) };
  const main = tell('perform', object(e, s), details(e, several, s), against(e, s));
  const each = several ? { text: 'each strike', plural: false } : THE_STRIKE;
  const notes: Clause[] = [];
  if (e.extraRange !== undefined) {
    notes.push(
      claim(
        { text: 'the target', plural: false },
        fixed('may be'),
        quantity(e.extraRange, 'additional rank', s),
        'away',
      ),
    );
  }
  if (e.noBonuses === true) {
    const those = several ? { text: 'these strikes', plural: true } : THE_STRIKE;
    notes.push(claim(those, verb('receive'), 'no bonuses to the roll'));
  }
  if (e.result !== undefined) notes.push(claim(each, BE, 'a Critical Success'));
  return {
    steps: [optionally({ ...main, ...performer }, e.optional), ...notes.map((note) => say([note]))],
    sequels: sequels(e, several, s),
  };
}

/** "a +4 ranged strike", "two melee strikes" */
function object(e: StrikeEffect, s: Setting): string {
  const bonus = e.via === 'ranged' && typeof e.bonus === 'number' ? signed(e.bonus) : undefined;
  const kind = words(bonus, e.via, 'strike');
  const { times = 1 } = e;
  if (times === 1) return withArticle(kind);
  if (typeof times === 'number') return `${numberWord(times)} ${kind}s`;
  return times === 'X' ? `X ${kind}s` : `a number of ${kind}s equal to ${amount(times, s)}`;
}

function details(e: StrikeEffect, several: boolean, s: Setting): string {
  const list: string[] = [];
  if (e.via === 'melee' && e.bonus !== undefined) {
    list.push(
      typeof e.bonus === 'number'
        ? `with ${signed(e.bonus)} ATK`
        : `with a bonus to ATK equal to ${amount(e.bonus, s)}`,
    );
  }
  if (e.via === 'ranged' && e.bonus !== undefined && typeof e.bonus !== 'number')
    list.push(`with a bonus equal to ${amount(e.bonus, s)}`);
  if (e.atk !== undefined)
    list.push(
      typeof e.atk === 'number'
        ? `with a base ATK of ${signed(e.atk)}`
        : `with a base ATK equal to ${amount(e.atk, s)}`,
    );
  const inflict = several ? 'that each inflict' : 'that inflicts';
  const wounds = [
    ...(e.extraWounds === undefined ? [] : [`${inflict} ${quantity(e.extraWounds, 'additional wound', s)}`]),
    ...(e.noWounds === true ? [several ? 'that inflict no wounds' : 'that inflicts no wounds'] : []),
  ];
  return words(listed(list, 'and'), listed(wounds, 'and'));
}

function against(e: StrikeEffect, s: Setting): string | undefined {
  if (typeof e.at === 'string')
    return words('against', the(e.at, s), e.reach === undefined ? undefined : `(${distance(e.reach)})`);
  if (e.at === undefined && e.reach === undefined) return undefined;
  const { within: _within, ...near } = e.at ?? {};
  return words(
    'against',
    noun(e.reach === undefined ? (e.at ?? {}) : near, 'character', 'a', s),
    e.reach && distance(e.reach),
  );
}

/** "within two ranks" if it begins where the striker stands, otherwise the distances one by one. */
function distance(reach: readonly number[]): string {
  const far = Math.max(...reach);
  if (reach.length === far + 1) return `within ${numberWord(far)} ${far === 1 ? 'rank' : 'ranks'}`;
  const list = listed(reach.map(numberWord), 'or');
  return `${reach.length === 1 ? 'exactly ' : ''}${list} ${far === 1 ? 'rank' : 'ranks'} away`;
}

function sequels(e: StrikeEffect, several: boolean, s: Setting): readonly Sequel[] {
  const it = targetOf(e, s);
  const [hits, over] = several ? ['if a strike hits', 'after each strike'] : ['if the strike hits', 'after the strike'];
  const list: Sequel[] = [];
  if (e.onHit !== undefined) list.push({ intro: onHit(hits, e.onHit), effects: e.onHit, it });
  if (e.afterHit !== undefined) list.push({ intro: `${over}, if it hit`, effects: e.afterHit, it });
  if (e.afterMiss !== undefined) list.push({ intro: `${over}, if it missed`, effects: e.afterMiss, it });
  if (e.afterKill !== undefined)
    list.push({ intro: `${over}, if it killed ${spoken(it, s).text}`, effects: e.afterKill, it });
  return list;
}

/** Only what could not happen later needs its moment named. */
function onHit(hits: string, effects: readonly Effect[]): string {
  return effects.every(onlyAltersStrike) ? hits : `${hits}, but before wounds are suffered`;
}

function targetOf(e: StrikeEffect, s: Setting): Referent {
  if (typeof e.at === 'string') return refer(e.at, s);
  return s.targets.length > 0 ? { is: 'struck', by: 'strike' } : THE_TARGET;
}

/** Changes to the strike now resolved. */
export function alterStrike(e: AlterStrike, s: Setting): Told<Clause> {
  const steps: Clause[] = [];
  if (e.bonus !== undefined) steps.push(addTo('the strike roll', e.bonus, s));
  if (e.ac !== undefined) {
    const gain = typeof e.ac === 'number' ? `${signed(e.ac)} AC` : `a bonus to AC equal to ${amount(e.ac, s)}`;
    steps.push(claim(known('event.on', s), verb('gain'), gain, 'for this strike'));
  }
  if (e.result !== undefined) steps.push(claim(THE_STRIKE, BE, critical(e.result)));
  if (e.extraWounds !== undefined)
    steps.push(claim(THE_STRIKE, verb('inflict'), quantity(e.extraWounds, 'additional wound', s)));
  if (e.noWounds === true) steps.push(claim(THE_STRIKE, verb('inflict'), 'no wounds'));
  if (e.ignores !== undefined)
    steps.push(claim(THE_STRIKE, verb('ignore'), `the effects of ${listed(e.ignores, 'and')}`));
  const it = refer('event.on', s);
  const sequels: Sequel[] = [];
  if (e.onHit !== undefined) sequels.push({ intro: onHit('if the strike hits', e.onHit), effects: e.onHit, it });
  if (e.after !== undefined) sequels.push({ intro: 'after the strike', effects: e.after, it });
  return { steps, sequels };
}

export function critical(result: 'critical-success' | 'critical-failure'): string {
  return result === 'critical-success' ? 'a Critical Success' : 'a Critical Failure';
}

/** "add 5 to the roll" */
export function addTo(roll: string, value: Amount, s: Setting): Clause {
  if (typeof value === 'number' && value < 0) return tell('subtract', `${String(-value)} from ${roll}`);
  return tell('add', `${amount(value, s)} to ${roll}`);
}

/** What the words "cancel" and "redirect" are about. */
export function theEvent(s: Setting): string {
  switch (eventKind(s.trigger)) {
    case 'action':
      return 'the action';
    case 'spell':
      return 'the spell';
    case 'react':
      return 'the React';
    case 'either':
      return 'the strike or action';
    case 'strike':
    case 'other':
      return 'the strike';
  }
}
