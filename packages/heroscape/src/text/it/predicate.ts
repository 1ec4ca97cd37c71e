/**
 * What Italian says of a subject: a verb in its forms and what follows it.
 */
export interface ItalianVerb {
  readonly inf: string;
  /** "riceve" */
  readonly one: string;
  /** "ricevono" */
  readonly many: string;
  /** "ricevi" */
  readonly you: string;
  readonly imp: string;
}

export interface Predicate {
  readonly verb: ItalianVerb;
  readonly rest: string;
  /** "non" before the verb. */
  readonly not?: true;
}

const verb = (inf: string, one: string, many: string, you: string, imp = you): ItalianVerb => ({
  inf,
  one,
  many,
  you,
  imp,
});
const are = (stem: string): ItalianVerb => verb(`${stem}are`, `${stem}a`, `${stem}ano`, `${stem}i`, `${stem}a`);
const ere = (stem: string): ItalianVerb => verb(`${stem}ere`, `${stem}e`, `${stem}ono`, `${stem}i`);

export const VERBS = {
  aggiungere: ere('aggiung'),
  attaccare: verb('attaccare', 'attacca', 'attaccano', 'attacchi', 'attacca'),
  attivare: are('attiv'),
  avere: verb('avere', 'ha', 'hanno', 'hai', 'abbi'),
  bloccare: verb('bloccare', 'blocca', 'bloccano', 'blocchi', 'blocca'),
  cominciare: verb('cominciare', 'comincia', 'cominciano', 'cominci', 'comincia'),
  combinare: are('combin'),
  contare: are('cont'),
  continuare: are('continu'),
  controllare: are('controll'),
  dare: verb('dare', 'dà', 'danno', 'dai'),
  distruggere: ere('distrugg'),
  era: verb('essere', 'era', 'erano', 'eri'),
  essere: verb('essere', 'è', 'sono', 'sei', 'sii'),
  fare: verb('fare', 'fa', 'fanno', 'fai'),
  ignorare: are('ignor'),
  infliggere: ere('infligg'),
  mettere: ere('mett'),
  muovere: ere('muov'),
  ottenere: verb('ottenere', 'ottiene', 'ottengono', 'ottieni'),
  pagare: verb('pagare', 'paga', 'pagano', 'paghi', 'paga'),
  passare: are('pass'),
  piazzare: are('piazz'),
  potere: verb('potere', 'può', 'possono', 'puoi'),
  prendere: ere('prend'),
  rendere: ere('rend'),
  ricevere: ere('ricev'),
  richiedere: ere('richied'),
  rimuovere: ere('rimuov'),
  ripetere: ere('ripet'),
  ritirare: are('ritir'),
  rivelare: are('rivel'),
  annullare: are('annull'),
  saltare: are('salt'),
  scambiare: verb('scambiare', 'scambia', 'scambiano', 'scambi', 'scambia'),
  scegliere: verb('scegliere', 'sceglie', 'scelgono', 'scegli'),
  sopravvivere: ere('sopravviv'),
  subire: verb('subire', 'subisce', 'subiscono', 'subisci'),
  subirebbe: verb('subire', 'subirebbe', 'subirebbero', 'subiresti'),
  svolgere: ere('svolg'),
  terminare: are('termin'),
  tirare: are('tir'),
  trasformare: are('trasform'),
  usare: are('us'),
  venire: verb('venire', 'viene', 'vengono', 'vieni'),
  verrebbe: verb('venire', 'verrebbe', 'verrebbero', 'verresti'),
  volare: are('vol'),
} as const;

export function say(word: keyof typeof VERBS, rest: string): Predicate {
  return { verb: VERBS[word], rest };
}

export function not(word: keyof typeof VERBS, rest: string): Predicate {
  return { verb: VERBS[word], rest, not: true };
}
