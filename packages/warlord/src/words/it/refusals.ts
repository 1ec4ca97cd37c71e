/**
 * Why not, in Italian.
 */
import type { Details } from '@muster/engine';
import { a } from '@muster/grammar/italian';
import { count } from '@muster/grammar/phrases';
import { nameIn, nameOf, type Scene } from '../scene.ts';
import { wantedAbility, wantedOf, whichAbility } from '../wanted.ts';
import type { Refusals } from '../wording.ts';
import { cards, featName, rankName } from './terms.ts';

export const refusals: Refusals = {
  // actions
  'already-chosen': (details, scene) => `${nameIn(scene, details)} è già scelto`,
  'condition-not-met': (details, scene) =>
    which(`la condizione di ${nameIn(scene, details)} non è soddisfatta`, details, scene),
  'cost-not-payable': (details, scene) =>
    which(`il costo di ${nameIn(scene, details)} non può essere pagato`, details, scene),
  'feat-used': (details, scene) =>
    `${nameIn(scene, details)} ha già usato il talento ${featName(details['feat'])} in questo turno`,
  forbidden: (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null) return `${nameIn(scene, details)} non può ${wanted}: il testo di una carta lo vieta`;
    return `il testo di una carta lo vieta ${a(nameIn(scene, details))}`;
  },
  'has-one-of-that-name': (details, scene) => `${nameIn(scene, details, 'bearer')} porta già ${nameIn(scene, details)}`,
  intruder: (details, scene) =>
    unable(`${nameIn(scene, details)} si trova in una formazione avversaria`, details, scene),
  'is-a-react': (details, scene) =>
    `${nameIn(scene, details)} è una reazione e si può giocare solo al suo evento scatenante`,
  'item-stunned': (details, scene) => which(`${nameIn(scene, details)} è stordito`, details, scene),
  'level-too-low': (details, scene) =>
    `${nameIn(scene, details, 'performer')} non raggiunge il livello ${details['level']} per ${nameIn(scene, details)}`,
  'must-spend': (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null) return `${nameIn(scene, details)} non è pronto e non può essere speso per ${wanted}`;
    return `${nameIn(scene, details)} dovrebbe essere speso e non è pronto`;
  },
  'needs-somebody': (details, scene) => `non controlli un personaggio richiesto da ${nameIn(scene, details)}`,
  'no-feat': (details, scene) => `${nameIn(scene, details)} non ha il talento ${featName(details['feat'])}`,
  'no-performer': (details, scene) => `non hai un personaggio per ${nameIn(scene, details)}`,
  'no-spell-to-scribe': (details, scene) =>
    `non hai in mano un incantesimo che ${nameIn(scene, details)} possa trascrivere`,
  'no-steed-to-ready': (details, scene) => `${nameIn(scene, details)} non ha una Cavalcatura spesa o stordita`,
  'no-strikes': (details, scene) => `${nameIn(scene, details)} non ha ATK e quindi nessun colpo`,
  'no-target': (details, scene) => which(`non c'è un bersaglio legale per ${nameIn(scene, details)}`, details, scene),
  'no-target-in-reach': (details, scene) => `nessun personaggio avversario è alla portata di ${nameIn(scene, details)}`,
  'nobody-to-heal': (details, scene) => `nessuno nel rango di ${nameIn(scene, details)} è ferito`,
  'not-a-character': (details, scene) => `${nameIn(scene, details)} non è un personaggio`,
  'not-an-item': (details, scene) => `${nameIn(scene, details)} non è un oggetto`,
  'not-at-home': (details, scene) =>
    unable(`${nameIn(scene, details)} non si trova nella propria formazione`, details, scene),
  'not-in-rank-1': (details, scene) => unable(`${nameIn(scene, details)} non si trova nel primo rango`, details, scene),
  'not-ready': (details, scene) => unable(`${nameIn(scene, details)} non è pronto`, details, scene),
  'nowhere-to-go': (details, scene) => `${nameIn(scene, details)} non ha dove muoversi`,
  'only-others': (details, scene) =>
    `${nameIn(scene, details)} non è per personaggi come ${nameIn(scene, details, 'performer')}`,
  'rank-would-be-illegal': (details, scene) =>
    `il ${rankName(Number(details['rank']))} diventerebbe illegale se ${nameIn(scene, details)} entrasse in gioco`,
  stunned: (details, scene) => unable(`${nameIn(scene, details)} è stordito`, details, scene),
  'unique-in-play': (details, scene) => `la carta ${nameIn(scene, details)} è Unica, e ne hai già una in gioco`,
  'used-up': (details, scene) => which(`la capacità di ${nameIn(scene, details)} è esaurita`, details, scene),
  'wrong-class': (details, scene) =>
    `${nameIn(scene, details, 'performer')} non ha la classe di ${nameIn(scene, details)}`,
  'not-meant': (details, scene) =>
    `${nameIn(scene, details)} non è ciò che ${nameIn(scene, details, 'source')} richiede`,
  'not-struck': (details, scene) =>
    `questo colpo di ${nameIn(scene, details, 'by')} non può essere diretto contro ${nameIn(scene, details)}`,
  'out-of-reach': (details, scene) =>
    `${nameIn(scene, details)} è fuori dalla portata di ${nameIn(scene, details, 'by')}, a ${count(Number(details['away']), 'rango', 'ranghi')} di distanza`,
  protected: (details, scene) =>
    `il testo di una carta protegge ${nameIn(scene, details)}, che non può essere bersaglio`,
  'wrong-place': (details, scene) =>
    `${nameIn(scene, details)} è troppo lontano o nel rango sbagliato per ${nameIn(scene, details, 'source')}`,

  // decks
  'another-warlord': (details, scene) => `${nameIn(scene, details)} è un secondo Warlord`,
  'another-warlord-at-start': (details, scene) =>
    `${nameIn(scene, details)} è un Warlord e non può essere tra gli altri personaggi dell'esercito iniziale`,
  'level-cannot-start': (details, scene) =>
    `${nameIn(scene, details)} è di livello ${details['level']}; nell'esercito iniziale possono stare solo i livelli 1 e 2`,
  'may-not-start': (details, scene) => `${nameIn(scene, details)} non può stare nell'esercito iniziale`,
  'mercenary-at-start': (details, scene) =>
    `${nameIn(scene, details)} è un Mercenario e non può iniziare con un Warlord di un'altra fazione`,
  'needs-companion-at-start': (details, scene) =>
    `nell'esercito iniziale manca un personaggio richiesto da ${nameIn(scene, details)}`,
  'not-a-warlord': (details, scene) => `${nameIn(scene, details)} non è un Warlord`,
  'not-in-format': (details, scene) =>
    `la carta ${nameIn(scene, details)} non è legale nel formato ${details['format'] === 'campaign' ? 'Campagna' : 'Epic'}`,
  'other-faction-at-start': (details, scene) => `${nameIn(scene, details)} non è della fazione del Warlord`,
  'second-copy-of-warlord': (details, scene) =>
    `${nameIn(scene, details)} è il Warlord e può stare nel mazzo una volta sola, non ${details['count']}`,
  'starting-card-not-in-deck': (details, scene) =>
    `l'esercito iniziale richiede ${details['needed']} × ${nameIn(scene, details)}, il mazzo ne contiene ${details['count']}`,
  'too-few-cards': ({ count: number, min }) => `il mazzo ha ${cards(Number(number))}; ne servono almeno ${min}`,
  'too-many-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}; il massimo è ${details['max']}`,
  'too-many-epic-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}, che è una carta Epica; il massimo è ${details['max']}`,
  'too-many-of-type': ({ type, count: number, max }) =>
    `${number} ${TYPES[String(type)] ?? type}; il massimo è metà del mazzo (${max})`,
  'too-many-overlords': ({ count: number, max }) => `${number} Overlord; il massimo è ${max}`,
  'unique-twice-at-start': (details, scene) =>
    `la carta ${nameIn(scene, details)} è Unica e può stare nell'esercito iniziale una volta sola`,
  'unknown-card': ({ card }) => `non c'è nessuna carta «${card}»`,
  'wrong-number-at-start': ({ level, count: number, needed }) =>
    `${count(Number(number), 'personaggio', 'personaggi')} di livello ${level} nell'esercito iniziale invece di ${needed}`,
};

const TYPES: Readonly<Record<string, string>> = {
  character: 'carte personaggio',
  item: 'carte oggetto',
  action: 'carte azione',
};

/** "attaccare", "usare il suo ordine": what was wanted; null where the refusal says so itself. */
function wish(details: Details, scene: Scene): string | null {
  const wanted = wantedOf(details);
  switch (wanted?.pick) {
    case 'attack':
      return 'attaccare';
    case 'maneuver':
      return 'manovrare';
    case 'equip':
      return `essere equipaggiato con ${nameOf(scene, wanted.card)}`;
    case 'feat':
      return `usare il talento ${featName(wanted.feat)}`;
    case 'play':
    case 'perform': {
      const { card, text } = wantedAbility(wanted, details, scene);
      const verb = wanted.pick === 'play' ? 'eseguire' : 'usare';
      return `${verb} ${card ?? 'il suo ordine'}${text === null ? '' : ` («${text}»)`}`;
    }
    default:
      return null;
  }
}

/** "Axe è stordito e non può attaccare" */
function unable(text: string, details: Details, scene: Scene): string {
  const wanted = wish(details, scene);
  return wanted === null ? text : `${text} e non può ${wanted}`;
}

function which(text: string, details: Details, scene: Scene): string {
  const ability = whichAbility(details, scene);
  return ability === null ? text : `${text} («${ability}»)`;
}
