/**
 * What German says of a subject: a verb in its forms, what stands before its last part and what follows.
 */
export interface GermanVerb {
  readonly inf: string;
  readonly er: string;
  readonly sie: string;
  readonly du: string;
  readonly imp: string;
  /** The part that goes to the end: "an". */
  readonly sep: string;
}

export interface Predicate {
  readonly verb: GermanVerb;
  readonly rest: string;
  /** The rest with "nicht" in its place. */
  readonly not?: string;
  /** Behind everything, with its own comma. */
  readonly tail?: string;
}

const irregular = (inf: string, er: string, du: string, imp: string, sep = '', sie = inf): GermanVerb => ({
  inf,
  er,
  sie,
  du,
  imp,
  sep,
});

/** Regular: "wählen", "wählt", "wählst", "wähle". */
const regular = (stem: string, sep = ''): GermanVerb => {
  const e = /[td]$/.test(stem) ? 'e' : '';
  return irregular(`${stem}en`, `${stem}${e}t`, `${stem}${e}st`, `${stem}e`, sep);
};

export const VERBS = {
  abwehren: regular('wehr', 'ab'),
  addieren: regular('addier'),
  aktivieren: regular('aktivier'),
  angreifen: regular('greif', 'an'),
  aufdecken: regular('deck', 'auf'),
  aufheben: regular('heb', 'auf'),
  ausfuehren: regular('führ', 'aus'),
  beenden: regular('beend'),
  beginnen: irregular('beginnen', 'beginnt', 'beginnst', 'beginne'),
  bewegen: regular('beweg'),
  bezahlen: regular('bezahl'),
  brauchen: regular('brauch'),
  duerfen: irregular('dürfen', 'darf', 'darfst', 'darf'),
  einsetzen: irregular('setzen', 'setzt', 'setzt', 'setze', 'ein'),
  entfernen: irregular('entfernen', 'entfernt', 'entfernst', 'entferne'),
  erhalten: irregular('erhalten', 'erhält', 'erhältst', 'erhalte'),
  erleiden: irregular('erleiden', 'erleidet', 'erleidest', 'erleide'),
  fliegen: regular('flieg'),
  folgen: regular('folg'),
  fortsetzen: irregular('setzen', 'setzt', 'setzt', 'setze', 'fort'),
  geben: irregular('geben', 'gibt', 'gibst', 'gib'),
  gelten: irregular('gelten', 'gilt', 'giltst', 'gilt'),
  haben: irregular('haben', 'hat', 'hast', 'hab'),
  hinzufuegen: regular('füg', 'hinzu'),
  ignorieren: regular('ignorier'),
  koennen: irregular('können', 'kann', 'kannst', 'kann'),
  kontrollieren: regular('kontrollier'),
  legen: regular('leg'),
  machen: regular('mach'),
  muessen: irregular('müssen', 'muss', 'musst', 'muss'),
  sein: irregular('sein', 'ist', 'bist', 'sei', '', 'sind'),
  springen: regular('spring'),
  stellen: regular('stell'),
  stehen: regular('steh'),
  tauschen: irregular('tauschen', 'tauscht', 'tauschst', 'tausche'),
  tun: irregular('tun', 'tut', 'tust', 'tu'),
  ueberleben: regular('überleb'),
  uebernehmen: irregular('übernehmen', 'übernimmt', 'übernimmst', 'übernimm'),
  vereinen: irregular('vereinen', 'vereint', 'vereinst', 'vereine'),
  verwandeln: irregular('verwandeln', 'verwandelt', 'verwandelst', 'verwandle'),
  waehlen: regular('wähl'),
  war: irregular('sein', 'war', 'warst', 'sei', '', 'waren'),
  werden: irregular('werden', 'wird', 'wirst', 'werde'),
  werfen: irregular('werfen', 'wirft', 'wirfst', 'wirf'),
  wiederholen: regular('wiederhol'),
  wuerde: irregular('würden', 'würde', 'würdest', 'würde'),
  wuerfeln: irregular('würfeln', 'würfelt', 'würfelst', 'würfle'),
  zaehlen: regular('zähl'),
  zerstoeren: regular('zerstör'),
  ziehen: regular('zieh'),
  zufuegen: regular('füg', 'zu'),
} as const;

export function say(
  verb: keyof typeof VERBS,
  rest: string,
  more: { readonly not?: string; readonly tail?: string } = {},
): Predicate {
  return { verb: VERBS[verb], rest, ...more };
}
