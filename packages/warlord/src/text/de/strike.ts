/**
 * German strikes: performed, changed, followed by consequences.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, Effect, StrikeEffect } from '../../abilities/language.ts';
import { onlyAltersStrike, type AlterStrike, type Sequel, type Told } from '../passage.ts';
import { eventKind, refer, THE_TARGET, type Referent, type Setting } from '../setting.ts';
import { acc, claim, optionally, say, tell, type Clause, type Part } from './clause.ts';
import { traitWords } from './identity.ts';
import { ACTION, MELEE, numberWord, RANGED, RANK, REACT, SPELL, STRIKE, TARGET, WOUND } from './lexicon.ts';
import { aside, build, simple, type Np } from './np.ts';
import { amountIn, formula, inHeight, noun, quantity } from './phrase.ts';
import { known, spoken } from './refer.ts';
import { struckWith } from './struck.ts';
import { ADD, BE, GET, IGNORE, INFLICT, MAY, PERFORM, SUBTRACT } from './verbs.ts';

export function strike(e: StrikeEffect, s: Setting): Told<Clause> {
  const { times = 1 } = e;
  const several = times !== 1;
  const word = e.via === 'melee' ? MELEE : RANGED;
  const performer = e.by === undefined || e.by === 'this' ? {} : { subject: known(e.by, s) };
  const number = quantity(times, word, s);
  const main = tell(PERFORM, number.cases.acc, bonus(e, s), against(e, s));
  const each = several ? simple('jed', word) : simple('der', word);
  const inline = e.at === undefined && e.reach === undefined;
  const those = several ? simple('dies', word, true) : each;
  const notes: Clause[] = inline ? [] : woundNotes(e, those, several, s);
  if (e.extraRange !== undefined) {
    notes.push(
      claim(simple('der', TARGET), MAY, quantity(e.extraRange, RANK, s, ['zusätzlich']).cases.acc, 'entfernt sein'),
    );
  }
  if (e.noBonuses === true) notes.push(claim(those, GET, 'keine Boni auf den Wurf'));
  if (e.result !== undefined) notes.push(claim(each, BE, 'ein kritischer Erfolg'));
  const wounding = {
    ...main,
    ...performer,
    tail: main.tail + aside(number.clause) + (inline ? wounds(e, several, s) : ''),
  };
  return {
    steps: [optionally(wounding, e.optional), ...notes.map((note) => say([note]))],
    sequels: sequels(e, several, s),
  };
}

/** "mit +4", "mit einem Angriffswert von +3" */
function bonus(e: StrikeEffect, s: Setting): string {
  const list: string[] = [];
  if (e.bonus !== undefined) {
    const unit = e.via === 'melee' ? ' ATK' : '';
    const on = e.via === 'melee' ? ' auf ATK' : '';
    list.push(
      typeof e.bonus === 'number' ? `mit ${signed(e.bonus)}${unit}` : `mit einem Bonus${on} ${inHeight(e.bonus, s)}`,
    );
  }
  if (e.atk !== undefined)
    list.push(
      typeof e.atk === 'number'
        ? `mit einem Angriffswert von ${signed(e.atk)}`
        : `mit einem Angriffswert ${inHeight(e.atk, s)}`,
    );
  return listed(list, 'und');
}

/** Behind the verb: ", der eine zusätzliche Wunde zufügt". */
function wounds(e: StrikeEffect, several: boolean, s: Setting): string {
  if (e.extraWounds === undefined && e.noWounds !== true) return '';
  const extra = e.extraWounds === undefined ? undefined : quantity(e.extraWounds, WOUND, s, ['zusätzlich']);
  const what = extra?.cases.acc ?? 'keine Wunden';
  return aside(
    `${several ? `die ${extra === undefined ? '' : 'jeweils '}${what} zufügen` : `der ${what} zufügt`}${aside(extra?.clause)}`,
  );
}

/** As a sentence of its own where "der" would be taken for somebody else. */
function woundNotes(e: StrikeEffect, those: Np, several: boolean, s: Setting): Clause[] {
  const each = several ? 'jeweils' : undefined;
  if (e.extraWounds !== undefined)
    return [claim(those, INFLICT, each, acc(quantity(e.extraWounds, WOUND, s, ['zusätzlich'])))];
  return e.noWounds === true ? [claim(those, INFLICT, 'keine Wunden')] : [];
}

function against(e: StrikeEffect, s: Setting): Part | undefined {
  if (e.at === undefined && e.reach === undefined) return undefined;
  if (typeof e.at === 'string') {
    const np = known(e.at, s);
    return acc(
      e.reach === undefined ? np : build(np.form, (kasus) => `${np.cases[kasus]} (${distance(e.reach ?? [])})`),
      'gegen',
    );
  }
  if (e.reach === undefined) return acc(noun(e.at ?? {}, 'character', 'ein', s), 'gegen');
  const { within: _within, ...near } = e.at ?? {};
  const np = noun(near, 'character', 'ein', s);
  const clause = `der ${distance(e.reach)} ist`;
  return acc(
    {
      ...np,
      clause: np.clause === undefined ? clause : `${np.clause.replace(/ ist$/, '')} und ${clause.replace(/^der /, '')}`,
    },
    'gegen',
  );
}

/** "höchstens zwei Ränge entfernt" if it begins where the striker stands, otherwise the distances one by one. */
function distance(reach: readonly number[]): string {
  const far = Math.max(...reach);
  const ranks = far === 1 ? 'einen Rang' : `${numberWord(far)} Ränge`;
  if (reach.length === far + 1) return far === 0 ? 'im gleichen Rang' : `höchstens ${ranks} entfernt`;
  const near = reach.slice(0, -1).map((number) => (number === 1 ? 'einen' : numberWord(number)));
  return `${reach.length === 1 ? 'genau ' : ''}${listed([...near, ranks], 'oder')} entfernt`;
}

function sequels(e: StrikeEffect, several: boolean, s: Setting): readonly Sequel[] {
  const it = targetOf(e, s);
  const word = e.via === 'melee' ? MELEE : RANGED;
  const hits = several ? `wenn ein ${word.word} trifft` : `wenn der ${word.word} trifft`;
  const over = several ? `nach jedem ${word.word}` : `nach dem ${word.word}`;
  const list: Sequel[] = [];
  if (e.onHit !== undefined) list.push({ intro: onHit(hits, e.onHit), effects: e.onHit, it, strike: e.via });
  if (e.afterHit !== undefined)
    list.push({ intro: `${over}, wenn er getroffen hat`, effects: e.afterHit, it, strike: e.via });
  if (e.afterMiss !== undefined)
    list.push({ intro: `${over}, wenn er das Ziel verfehlt hat`, effects: e.afterMiss, it, strike: e.via });
  if (e.afterKill !== undefined)
    list.push({
      intro: `${over}, wenn er ${spoken(it, s).cases.acc} getötet hat`,
      effects: e.afterKill,
      it,
      strike: e.via,
    });
  return list;
}

/** Only what could not happen later needs its moment named. */
function onHit(hits: string, effects: readonly Effect[]): string {
  return effects.every(onlyAltersStrike) ? hits : `${hits}, aber bevor Wunden erlitten werden`;
}

function targetOf(e: StrikeEffect, s: Setting): Referent {
  if (typeof e.at === 'string') return refer(e.at, s);
  return s.targets.length > 0 ? { is: 'struck', by: 'strike' } : THE_TARGET;
}

/** Changes to the strike now resolved. */
export function alterStrike(e: AlterStrike, s: Setting): Told<Clause> {
  const word = struckWith(s);
  const it = simple('der', word);
  const steps: Clause[] = [];
  if (e.bonus !== undefined)
    steps.push(
      claim(
        it,
        GET,
        typeof e.bonus === 'number' ? signed(e.bonus) : `einen Bonus ${inHeight(e.bonus, s)}`,
        'auf den Wurf',
      ),
    );
  if (e.ac !== undefined) {
    const gain = typeof e.ac === 'number' ? `${signed(e.ac)} AC` : `einen Bonus auf AC ${inHeight(e.ac, s)}`;
    steps.push(claim(known('event.on', s), GET, `für diesen ${word.word}`, gain));
  }
  if (e.result !== undefined) steps.push(claim(it, BE, critical(e.result)));
  if (e.extraWounds !== undefined)
    steps.push(claim(it, INFLICT, acc(quantity(e.extraWounds, WOUND, s, ['zusätzlich']))));
  if (e.noWounds === true) steps.push(claim(it, INFLICT, 'keine Wunden'));
  if (e.ignores !== undefined) {
    const names = e.ignores.map((trait) => traitWords(trait).name);
    steps.push(claim(it, IGNORE, `die Effekte von ${listed(names, 'und')}`));
  }
  const target = refer('event.on', s);
  const sequels: Sequel[] = [];
  if (e.onHit !== undefined)
    sequels.push({ intro: onHit(`wenn der ${word.word} trifft`, e.onHit), effects: e.onHit, it: target });
  if (e.after !== undefined) sequels.push({ intro: `nach dem ${word.word}`, effects: e.after, it: target });
  return { steps, sequels };
}

export function critical(result: 'critical-success' | 'critical-failure'): string {
  return result === 'critical-success' ? 'ein kritischer Erfolg' : 'ein kritischer Misserfolg';
}

/** "zähle 5 zum Wurf hinzu" */
export function addToRoll(value: Amount, s: Setting): Clause {
  if (typeof value === 'number' && value < 0) return tell(SUBTRACT, `${String(-value)} vom Wurf`);
  return tell(
    ADD,
    typeof value === 'number' ? String(value) : amountIn(value, 'acc', s) || formula(value, s),
    'zum Wurf',
  );
}

/** What "aufheben" and "umlenken" are about. */
export function theEvent(s: Setting): Np {
  switch (eventKind(s.trigger)) {
    case 'action':
      return simple('der', ACTION);
    case 'spell':
      return simple('der', SPELL);
    case 'react':
      return simple('der', REACT);
    case 'either': {
      const [blow, deed] = [simple('der', STRIKE), simple('der', ACTION)];
      return build('m', (kasus) => words(blow.cases[kasus], 'oder', deed.cases[kasus]));
    }
    case 'strike':
    case 'other':
      return simple('der', struckWith(s));
  }
}
