/**
 * German verbs in the forms that card texts need.
 */

export interface Verb {
  readonly infinitive: string;
  /** To the player: "führe". */
  readonly imperative: string;
  readonly third: string;
  readonly plural: string;
  /** Second person, for "du darfst". */
  readonly du?: string;
  /** The part that stands at the end: "aus". */
  readonly prefix?: string;
}

/** A verb in -en whose forms are regular, given by its stem: "führ". */
function regular(stem: string, prefix?: string): Verb {
  const t = /[dt]$/.test(stem) ? 'et' : 't';
  const forms = {
    infinitive: `${prefix ?? ''}${stem}en`,
    imperative: `${stem}e`,
    third: stem + t,
    plural: `${stem}en`,
  };
  return prefix === undefined ? forms : { ...forms, prefix };
}

function irregular(infinitive: string, imperative: string, third: string, plural: string, prefix?: string): Verb {
  const forms = { infinitive: `${prefix ?? ''}${infinitive}`, imperative, third, plural };
  return prefix === undefined ? forms : { ...forms, prefix };
}

export const PERFORM = regular('führ', 'aus');
export const CARRY_OUT = regular('führ', 'durch');
export const SPEND = regular('verausgab');
export const READY = regular('richt', 'auf');
export const STUN = regular('betäub');
export const WAKE = regular('weck');
export const KILL = regular('töt');
export const DISCARD = irregular('werfen', 'wirf', 'wirft', 'werfen', 'ab');
export const REMOVE = regular('entfern');
export const INFLICT = regular('füg', 'zu');
export const SUFFER = irregular('erleiden', 'erleide', 'erleidet', 'erleiden');
export const REDUCE = irregular('verringern', 'verringere', 'verringert', 'verringern');
export const PREVENT = irregular('verhindern', 'verhindere', 'verhindert', 'verhindern');
export const MOVE = regular('beweg');
export const CANCEL = irregular('heben', 'hebe', 'hebt', 'heben', 'auf');
export const REDIRECT = regular('lenk', 'um');
export const REPEAT = regular('wiederhol');
export const ADD = regular('zähl', 'hinzu');
export const SUBTRACT = irregular('ziehen', 'ziehe', 'zieht', 'ziehen', 'ab');
export const DRAW = irregular('ziehen', 'ziehe', 'zieht', 'ziehen');
export const RETRIEVE = regular('hol', 'heraus');
export const GIVE_BACK = irregular('geben', 'gib', 'gibt', 'geben', 'zurück');
export const TAKE_BACK = irregular('nehmen', 'nimm', 'nimmt', 'nehmen', 'zurück');
export const LAY = regular('leg');
export const SHUFFLE = irregular('mischen', 'mische', 'mischt', 'mischen');
export const LOOK_AT = irregular('sehen', 'sieh', 'sieht', 'sehen', 'an');
export const REVEAL = irregular('enthüllen', 'enthülle', 'enthüllt', 'enthüllen');
export const BRING = irregular('bringen', 'bringe', 'bringt', 'bringen');
export const ATTACH = regular('leg', 'an');
export const CHOOSE = regular('wähl');
export const IGNORE = irregular('ignorieren', 'ignoriere', 'ignoriert', 'ignorieren');
export const GET = irregular('erhalten', 'erhalte', 'erhält', 'erhalten');
export const HAVE = irregular('haben', 'habe', 'hat', 'haben');
export const BE = irregular('sein', 'sei', 'ist', 'sind');
/** Makes the passive: "wird betäubt". */
export const BECOME = irregular('werden', 'werde', 'wird', 'werden');
export const CHANGE = irregular('sich ändern', 'ändere dich', 'ändert sich', 'ändern sich');
export const RISE = irregular('sich erhöhen', 'erhöhe dich', 'erhöht sich', 'erhöhen sich');
export const SHRINK = irregular('sich verringern', 'verringere dich', 'verringert sich', 'verringern sich');
export const COUNT = regular('zähl');
export const PASS_AS = irregular('gelten', 'gelte', 'gilt', 'gelten');
export const MUST = irregular('müssen', 'müsse', 'muss', 'müssen');
export const MAY: Verb = { ...irregular('dürfen', 'dürfe', 'darf', 'dürfen'), du: 'darfst' };
export const CAN = irregular('können', 'könne', 'kann', 'können');

/** An instruction that is already written, verb and all. */
export function spelledOut(text: string): Verb {
  return { infinitive: text, imperative: text, third: text, plural: text };
}
