/**
 * English strikes: performed, changed, followed by consequences.
 */
import type { Effect, StrikeEffect } from '../../abilities/language.ts';
import { eventKind, refer, THE_TARGET, type Referent, type Setting } from '../setting.ts';
import { listed, signed, words } from '../words.ts';
import { BE, claim, verb, type Clause, type Step } from './clause.ts';
import { numberWord, withArticle } from './lexicon.ts';
import { amount, noun, quantity } from './phrase.ts';
import { known, spoken, the } from './refer.ts';

/** Effects that follow under a condition, with the character they call "it". */
export interface Sequel {
  readonly intro: string;
  readonly effects: readonly Effect[];
  readonly it: Referent;
}

export interface Told {
  readonly steps: readonly Step[];
  readonly sequels: readonly Sequel[];
}

const THE_STRIKE = { text: 'the strike', plural: false };
const IT = { text: 'it', plural: false };

export function strike(e: StrikeEffect, s: Setting): Told {
  const several = e.times !== undefined && e.times !== 1;
  const main = words(object(e, s), details(e, several, s), against(e, s));
  const performer = e.by === undefined || e.by === 'this' ? undefined : known(e.by, s);
  const clause: Clause = optionally({ ...(performer === undefined ? {} : { subject: performer }), verb: verb('perform'), rest: main }, e.optional);
  const it = several ? { text: 'each strike', plural: false } : THE_STRIKE;
  const notes: Step[] = [];
  if (e.extraRange !== undefined) {
    notes.push(claim({ text: 'the target', plural: false }, { base: 'may be', third: 'may be' }, quantity(e.extraRange, 'additional rank', s), 'away'));
  }
  if (e.noBonuses === true) notes.push(claim(it, verb('receive'), 'no bonuses to the roll'));
  if (e.result !== undefined) notes.push(claim(it, BE, 'a Critical Success'));
  return { steps: [clause, ...notes.map((note) => note)], sequels: sequels(e, several, s) };
}

export function optionally(clause: Clause, optional: true | undefined): Clause {
  if (optional !== true) return clause;
  const may = `may ${clause.verb.base}`;
  return { subject: clause.subject ?? { text: 'you', plural: true }, verb: { base: may, third: may }, rest: clause.rest };
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
    list.push(typeof e.bonus === 'number' ? `with ${signed(e.bonus)} ATK` : `with a bonus to ATK equal to ${amount(e.bonus, s)}`);
  }
  if (e.via === 'ranged' && e.bonus !== undefined && typeof e.bonus !== 'number') list.push(`with a bonus equal to ${amount(e.bonus, s)}`);
  if (e.atk !== undefined) list.push(typeof e.atk === 'number' ? `with a base ATK of ${signed(e.atk)}` : `with a base ATK equal to ${amount(e.atk, s)}`);
  const inflict = several ? 'that each inflict' : 'that inflicts';
  if (e.extraWounds !== undefined) list.push(`${inflict} ${quantity(e.extraWounds, 'additional wound', s)}`);
  if (e.noWounds === true) list.push(`${inflict} no wounds`);
  return listed(list, 'and');
}

function against(e: StrikeEffect, s: Setting): string | undefined {
  const distance = e.reach === undefined ? undefined : `exactly ${listed(e.reach.map(numberWord), 'or')} ${e.reach.join() === '1' ? 'rank' : 'ranks'} away`;
  if (typeof e.at === 'string') return words(`against ${the(e.at, s)}`, distance && `, ${distance}`).replace(' ,', ',');
  if (e.at === undefined && distance === undefined) return undefined;
  return words('against', noun(e.at ?? {}, 'character', 'a', s), distance);
}

function sequels(e: StrikeEffect, several: boolean, s: Setting): readonly Sequel[] {
  const it = targetOf(e, s);
  const [hits, over] = several ? ['if one hits', 'after each strike'] : ['if it hits', 'after the strike'];
  const list: Sequel[] = [];
  if (e.onHit !== undefined) list.push({ intro: `${hits}, before wounds are suffered`, effects: e.onHit, it });
  if (e.afterHit !== undefined) list.push({ intro: `${over}, if it hit`, effects: e.afterHit, it });
  if (e.afterMiss !== undefined) list.push({ intro: `${over}, if it missed`, effects: e.afterMiss, it });
  if (e.afterKill !== undefined) list.push({ intro: `${over}, if it killed ${spoken(it, s).text}`, effects: e.afterKill, it });
  return list;
}

function targetOf(e: StrikeEffect, s: Setting): Referent {
  if (typeof e.at === 'string') return refer(e.at, s);
  return s.targets.length > 0 ? { is: 'struck', by: 'strike' } : THE_TARGET;
}

/** Changes to the strike now resolved. */
export function alterStrike(e: Extract<Effect, { do: 'alterStrike' }>, s: Setting): Told {
  const steps: Step[] = [];
  if (e.bonus !== undefined) steps.push(addTo('the strike roll', e.bonus, s));
  if (e.ac !== undefined) {
    const gain = typeof e.ac === 'number' ? `${signed(e.ac)} AC` : `a bonus to AC equal to ${amount(e.ac, s)}`;
    steps.push(claim(known('event.on', s), verb('gain'), gain, 'for this strike'));
  }
  if (e.extraWounds !== undefined) steps.push(claim(THE_STRIKE, verb('inflict'), quantity(e.extraWounds, 'additional wound', s)));
  if (e.result !== undefined) steps.push(claim(THE_STRIKE, BE, critical(e.result)));
  if (e.noWounds === true) steps.push(claim(THE_STRIKE, verb('inflict'), 'no wounds'));
  if (e.ignores !== undefined) steps.push(claim(THE_STRIKE, verb('ignore'), `the effects of ${listed(e.ignores, 'and')}`));
  const it = refer('event.on', s);
  const sequels: Sequel[] = [];
  const subject = steps.length > 0 ? IT.text : THE_STRIKE.text;
  if (e.onHit !== undefined) sequels.push({ intro: `if ${subject} hits, before wounds are suffered`, effects: e.onHit, it });
  if (e.after !== undefined) sequels.push({ intro: 'after the strike', effects: e.after, it });
  return { steps, sequels };
}

export function critical(result: 'critical-success' | 'critical-failure'): string {
  return result === 'critical-success' ? 'a Critical Success' : 'a Critical Failure';
}

/** "add 5 to the roll" */
export function addTo(roll: string, value: Parameters<typeof amount>[0], s: Setting): Clause {
  if (typeof value === 'number' && value < 0) return { verb: verb('subtract'), rest: `${String(-value)} from ${roll}` };
  return { verb: verb('add'), rest: `${amount(value, s)} to ${roll}` };
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
