/**
 * Italian verbs in the forms that card texts need.
 */

export interface Verb {
  readonly infinitive: string;
  /** To the player: "effettua". */
  readonly imperative: string;
  readonly third: string;
  readonly plural: string;
  /** Second person, for "puoi". */
  readonly tu?: string;
}

function verb(infinitive: string, imperative: string, third: string, plural: string): Verb {
  return { infinitive, imperative, third, plural };
}

/** Verbs in -are: imperative and third person are alike. */
function are(stem: string): Verb {
  return verb(`${stem}are`, `${stem}a`, `${stem}a`, `${stem}ano`);
}

export const PERFORM = are('effettu');
export const CANCEL = are('cancell');
export const DISCARD = are('scart');
export const DRAW = are('pesc');
export const REVEAL = are('rivel');
export const ATTACH = are('attacc');
export const LOOK_AT = are('guard');
export const SHUFFLE = are('mescol');
export const IGNORE = are('ignor');
export const CHANGE = verb('cambiare', 'cambia', 'cambia', 'cambiano');
export const BRING = are('port');
export const REROLL = verb('ritirare', 'ritira', 'ritira', 'ritirano');
export const COUNT = are('cont');
export const RECOVER = are('recuper');
export const REDIRECT = verb('deviare', 'devia', 'devia', 'deviano');
export const SPEND = verb('spendere', 'spendi', 'spende', 'spendono');
export const STUN = verb('stordire', 'stordisci', 'stordisce', 'stordiscono');
export const KILL = verb('uccidere', 'uccidi', 'uccide', 'uccidono');
export const MAKE = verb('rendere', 'rendi', 'rende', 'rendono');
export const TAKE_OFF = verb('togliere', 'togli', 'toglie', 'tolgono');
export const REMOVE = verb('rimuovere', 'rimuovi', 'rimuove', 'rimuovono');
export const INFLICT = verb('infliggere', 'infliggi', 'infligge', 'infliggono');
export const SUFFER = verb('subire', 'subisci', 'subisce', 'subiscono');
export const NOT_SUFFER = verb('non subire', 'non subire', 'non subisce', 'non subiscono');
export const REDUCE = verb('ridurre', 'riduci', 'riduce', 'riducono');
export const PREVENT = verb('prevenire', 'previeni', 'previene', 'prevengono');
export const MOVE = verb('muovere', 'muovi', 'muove', 'muovono');
export const ADD = verb('aggiungere', 'aggiungi', 'aggiunge', 'aggiungono');
export const SUBTRACT = verb('sottrarre', 'sottrai', 'sottrae', 'sottraggono');
export const PUT = verb('mettere', 'metti', 'mette', 'mettono');
export const PUT_BACK = verb('rimettere', 'rimetti', 'rimette', 'rimettono');
export const TAKE_BACK = verb('riprendere', 'riprendi', 'riprende', 'riprendono');
export const CHOOSE = verb('scegliere', 'scegli', 'sceglie', 'scelgono');
export const TARGET = verb('bersagliare', 'bersaglia', 'bersaglia', 'bersagliano');
export const RECEIVE = verb('ricevere', 'ricevi', 'riceve', 'ricevono');
export const NOT_RECEIVE = verb('non ricevere', 'non ricevere', 'non riceve', 'non ricevono');
export const GET = verb('ottenere', 'ottieni', 'ottiene', 'ottengono');
export const HAVE = verb('avere', 'abbi', 'ha', 'hanno');
export const BE = verb('essere', 'sii', 'è', 'sono');
/** Makes the passive: "viene stordito". */
export const COME = verb('venire', 'vieni', 'viene', 'vengono');
export const NOT_BECOME = verb('non diventare', 'non diventare', 'non diventa', 'non diventano');
export const BECOME = verb('diventare', 'diventa', 'diventa', 'diventano');
export const GROW = verb('aumentare', 'aumenta', 'aumenta', 'aumentano');
export const SHRINK = verb('diminuire', 'diminuisci', 'diminuisce', 'diminuiscono');
export const MUST = verb('dovere', 'devi', 'deve', 'devono');
export const CAN: Verb = { ...verb('potere', 'puoi', 'può', 'possono'), tu: 'puoi' };
export const CANNOT = verb('non potere', 'non puoi', 'non può', 'non possono');

/** An instruction that is already written, verb and all. */
export function spelledOut(text: string): Verb {
  return { infinitive: text, imperative: text, third: text, plural: text };
}
