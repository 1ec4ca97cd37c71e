/**
 * Italian strikes: performed, changed, followed by consequences.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, Effect, StrikeEffect } from '../../abilities/language.ts';
import { onlyAltersStrike, type AlterStrike, type Sequel, type Told } from '../passage.ts';
import { eventKind, refer, THE_TARGET, type Referent, type Setting } from '../setting.ts';
import { claim, optionally, say, tell, type Clause } from './clause.ts';
import { noun as lexeme } from './grammar.ts';
import { traitWords } from './identity.ts';
import { ACTION, ADDITIONAL, MELEE, numberWord, RANGED, RANK, REACT, SPELL, STRIKE, TARGET, WOUND } from './lexicon.ts';
import { after, bare, definite, np, type Np } from './np.ts';
import { amountOf, equalTo, noun, quantity } from './phrase.ts';
import { known, spoken } from './refer.ts';
import { ADD, BE, CAN, IGNORE, INFLICT, NOT_RECEIVE, PERFORM, RECEIVE, SUBTRACT } from './verbs.ts';

const THE_STRIKE = definite(STRIKE);
const NOT_INFLICT = { ...INFLICT, third: `non ${INFLICT.third}`, plural: `non ${INFLICT.plural}` };

export function strike(e: StrikeEffect, s: Setting): Told<Clause> {
  const { times = 1 } = e;
  const several = times !== 1;
  const performer = e.by === undefined || e.by === 'this' ? {} : { subject: known(e.by, s) };
  const { word, plural } = e.via === 'melee' ? MELEE : RANGED;
  const blow = lexeme('m', words(word, bonus(e, s)), words(plural, bonus(e, s)));
  const inline = e.at === undefined && e.reach === undefined && (e.bonus === undefined || typeof e.bonus === 'number');
  const main = tell(PERFORM, bare(quantity(times, blow, s)), against(e, s), inline ? wounds(e, several, s) : undefined);
  const notes: Clause[] = inline ? [] : woundNotes(e, several, s);
  if (e.extraRange !== undefined) {
    notes.push(claim(definite(TARGET), CAN, 'essere distante', bare(quantity(e.extraRange, RANK, s, [ADDITIONAL]))));
  }
  if (e.noBonuses === true) notes.push(claim(several ? THESE_STRIKES : THE_STRIKE, NOT_RECEIVE, 'bonus al tiro'));
  if (e.result !== undefined) notes.push(claim(several ? EACH_STRIKE : THE_STRIKE, BE, 'un Successo Critico'));
  return {
    steps: [optionally({ ...main, ...performer }, e.optional), ...notes.map((note) => say([note]))],
    sequels: sequels(e, several, s),
  };
}

/** As a sentence of its own where "che" would be taken for somebody else. */
function woundNotes(e: StrikeEffect, several: boolean, s: Setting): Clause[] {
  const subject = several ? THESE_STRIKES : THE_STRIKE;
  if (e.noWounds === true) return [claim(subject, NOT_INFLICT, 'ferite')];
  if (e.extraWounds === undefined) return [];
  return [
    claim(subject, INFLICT, several ? 'ciascuno' : undefined, bare(quantity(e.extraWounds, WOUND, s, [ADDITIONAL]))),
  ];
}

const THESE_STRIKES = np('none', 'questi colpi', { gender: 'm', plural: true });
const EACH_STRIKE = np('none', 'ogni colpo', { gender: 'm', plural: false });

/** "con +4", "con un ATK di +3" */
function bonus(e: StrikeEffect, s: Setting): string {
  const list: string[] = [];
  if (e.bonus !== undefined) {
    const [unit, to] = e.via === 'melee' ? [' ATK', " all'ATK"] : ['', ''];
    list.push(
      typeof e.bonus === 'number' ? `con ${signed(e.bonus)}${unit}` : `con un bonus${to} ${equalTo(e.bonus, s)}`,
    );
  }
  if (e.atk !== undefined)
    list.push(typeof e.atk === 'number' ? `con un ATK di ${signed(e.atk)}` : `con un ATK ${equalTo(e.atk, s)}`);
  return listed(list, 'e');
}

/** "che infligge una ferita supplementare" */
function wounds(e: StrikeEffect, several: boolean, s: Setting): string | undefined {
  const each = several ? 'ciascuno' : undefined;
  if (e.noWounds === true) return several ? 'che non infliggono ferite' : 'che non infligge ferite';
  if (e.extraWounds === undefined) return undefined;
  return words(
    several ? 'che infliggono' : 'che infligge',
    each,
    bare(quantity(e.extraWounds, WOUND, s, [ADDITIONAL])),
  );
}

function against(e: StrikeEffect, s: Setting): string | undefined {
  if (e.at === undefined && e.reach === undefined) return undefined;
  if (typeof e.at === 'string')
    return words(after('contro', known(e.at, s)), e.reach === undefined ? undefined : `(${distance(e.reach)})`);
  if (e.reach === undefined) return after('contro', noun(e.at ?? {}, 'character', 'a', s));
  const { within: _within, ...near } = e.at ?? {};
  return words(after('contro', noun(near, 'character', 'a', s)), distance(e.reach));
}

/** "entro due ranghi" if it begins where the striker stands, otherwise the distances one by one. */
function distance(reach: readonly number[]): string {
  const far = Math.max(...reach);
  const ranks = far === 1 ? 'un rango' : `${numberWord(far)} ranghi`;
  if (reach.length === far + 1) return far === 0 ? 'nello stesso rango' : `entro ${ranks}`;
  const near = reach.slice(0, -1).map((number) => (number === 1 ? 'uno' : numberWord(number)));
  return `a ${reach.length === 1 ? 'esattamente ' : ''}${listed([...near, ranks], 'o')} di distanza`;
}

function sequels(e: StrikeEffect, several: boolean, s: Setting): readonly Sequel[] {
  const it = targetOf(e, s);
  const [hits, over] = several
    ? ['se un colpo va a segno', 'dopo ogni colpo']
    : ['se il colpo va a segno', 'dopo il colpo'];
  const list: Sequel[] = [];
  if (e.onHit !== undefined) list.push({ intro: onHit(hits, e.onHit), effects: e.onHit, it });
  if (e.afterHit !== undefined) list.push({ intro: `${over}, se è andato a segno`, effects: e.afterHit, it });
  if (e.afterMiss !== undefined) list.push({ intro: `${over}, se è andato a vuoto`, effects: e.afterMiss, it });
  if (e.afterKill !== undefined)
    list.push({ intro: `${over}, se ha ucciso ${bare(spoken(it, s))}`, effects: e.afterKill, it });
  return list;
}

/** Only what could not happen later needs its moment named. */
function onHit(hits: string, effects: readonly Effect[]): string {
  return effects.every(onlyAltersStrike) ? hits : `${hits}, ma prima che vengano subite ferite`;
}

function targetOf(e: StrikeEffect, s: Setting): Referent {
  if (typeof e.at === 'string') return refer(e.at, s);
  return s.targets.length > 0 ? { is: 'struck', by: 'strike' } : THE_TARGET;
}

/** Changes to the strike now resolved. */
export function alterStrike(e: AlterStrike, s: Setting): Told<Clause> {
  const steps: Clause[] = [];
  if (e.bonus !== undefined) {
    steps.push(
      claim(
        THE_STRIKE,
        RECEIVE,
        typeof e.bonus === 'number' ? `${signed(e.bonus)} al tiro` : `un bonus al tiro ${equalTo(e.bonus, s)}`,
      ),
    );
  }
  if (e.ac !== undefined) {
    const gain = typeof e.ac === 'number' ? `${signed(e.ac)} AC` : `un bonus all'AC ${equalTo(e.ac, s)}`;
    steps.push(claim(known('event.on', s), RECEIVE, gain, 'per questo colpo'));
  }
  if (e.result !== undefined) steps.push(claim(THE_STRIKE, BE, critical(e.result)));
  if (e.extraWounds !== undefined)
    steps.push(claim(THE_STRIKE, INFLICT, bare(quantity(e.extraWounds, WOUND, s, [ADDITIONAL]))));
  if (e.noWounds === true) steps.push(claim(THE_STRIKE, NOT_INFLICT, 'ferite'));
  if (e.ignores !== undefined) {
    const names = e.ignores.map((trait) => traitWords(trait).name);
    steps.push(claim(THE_STRIKE, IGNORE, `gli effetti di ${listed(names, 'e')}`));
  }
  const it = refer('event.on', s);
  const sequels: Sequel[] = [];
  if (e.onHit !== undefined) sequels.push({ intro: onHit('se il colpo va a segno', e.onHit), effects: e.onHit, it });
  if (e.after !== undefined) sequels.push({ intro: 'dopo il colpo', effects: e.after, it });
  return { steps, sequels };
}

export function critical(result: 'critical-success' | 'critical-failure'): string {
  return result === 'critical-success' ? 'un Successo Critico' : 'un Fallimento Critico';
}

/** "aggiungi 5 al tiro" */
export function addToRoll(value: Amount, s: Setting): Clause {
  if (typeof value === 'number' && value < 0) return tell(SUBTRACT, `${String(-value)} dal tiro`);
  return tell(ADD, amountOf(value, s), 'al tiro');
}

/** What "cancellare" and "deviare" are about. */
export function theEvent(s: Setting): Np {
  switch (eventKind(s.trigger)) {
    case 'action':
      return definite(ACTION);
    case 'spell':
      return definite(SPELL);
    case 'react':
      return definite(REACT);
    case 'either':
      return np('the', "colpo o l'azione", { gender: 'm', plural: false });
    case 'strike':
    case 'other':
      return THE_STRIKE;
  }
}
