/**
 * What the keywords mean, in Italian (chapter 35). The numbers stand in the label.
 */
import type { Named } from '../skeleton/plan.ts';
import type { KeywordLabel } from '../tongue.ts';
import { hexes, strength } from './noun.ts';

const MEANINGS: Readonly<Record<Named, (x: number) => string>> = {
  Agile: () => 'La creatura può attraversare gli esagoni occupati da creature alleate.',
  Ambush: () => "Se la creatura non si è mossa prima del suo attacco, aggiunge i dadi all'attacco.",
  Armour: (x) =>
    `Quando la carta viene giocata o la creatura schierata, riceve ${tokens(x, 'armatura')}. Ognuno assorbe 1 danno non magico; una reliquia che non ne ha più viene distrutta.`,
  Assassin: () => 'Contro un personaggio di rango superiore il suo effetto critico funziona sempre.',
  'Attack Master': (x) => `Quando attacca, la creatura può ritirare ${x === 1 ? '1 dado' : `fino a ${x} dadi`}.`,
  Aura: (x) => `Vale per le creature entro ${hexes(x)}, ma non per la creatura stessa.`,
  Berserk: () => 'Finché la creatura è ferita, il suo effetto critico funziona sempre.',
  Brave: () => 'La creatura ignora 1 spinta dei tiri di attacco e di danno avversari.',
  Charge: () => 'Vale per il suo attacco se prima la creatura si è mossa e non era già in contatto con il bersaglio.',
  Clinch: () => 'Le creature nemiche in contatto con la creatura non possono muoversi né correre.',
  Contract: (x) => `All'inizio della sua attivazione puoi pagare ${strength(x)}; allora vale fino alla fine del turno.`,
  Counterattack: () =>
    "Dopo un attacco in mischia contro di lei, la creatura può attaccare l'attaccante con questi dadi, se può raggiungerlo.",
  Cruelty: () => 'Gli edifici e Signore della guerra non hanno effetto sulla creatura.',
  Defender: () =>
    'Le creature nemiche in contatto con la creatura possono rivolgere gli attacchi in mischia solo contro un Difensore.',
  'Difficult Target': () => 'Negli attacchi contro la creatura i dadi rossi e blu diventano gialli.',
  'First Word': () => 'Succede subito, quando la carta viene giocata o la creatura schierata.',
  Flank: () =>
    "Vale per un attacco in mischia contro un bersaglio in contatto con un'altra creatura alleata dell'attaccante.",
  Flying: () => 'La creatura muove sopra le creature e il terreno.',
  Forged: () =>
    'La creatura non può essere curata, non riceve segnalini veleno e peste e ignora le spinte degli attacchi; Vampirismo non cura chi la attacca.',
  Healer: () =>
    "Invece di attaccare, la creatura può tirare i suoi dadi d'attacco stampati per un'altra creatura entro la gittata e nella linea di vista; ogni colpo e ogni colpo critico le fa recuperare 1 punto ferita.",
  Hook: (x) =>
    `Invece di muovere, la creatura può tirare in contatto con sé una creatura nemica entro ${hexes(x)} e nella linea di vista.`,
  Huge: () => "Chi attacca la creatura in mischia o a distanza ha per quell'attacco Maestro d'attacco 2.",
  Hunter: () => 'Contro queste il suo effetto critico funziona sempre.',
  'Last Word': () => 'Succede quando la carta va nella Sala degli Antenati o quando il servitore muore.',
  Longshot: (x) =>
    `Invece di attaccare, la creatura può tirare i dadi contro una creatura nemica entro ${hexes(x)} e nella linea di vista: 1 danno per ogni colpo e ogni colpo critico, spinta come al solito. Non è un attacco.`,
  Monster: () =>
    "La creatura non può essere curata, riportata nell'Accampamento o controllata da un avversario; ignora le spinte e le carte supporto non hanno effetto su di lei.",
  Predator: () => 'In un attacco in mischia contro una creatura ferita il suo effetto critico funziona sempre.',
  Protector: () =>
    'La creatura può prendere su di sé i danni di una creatura alleata in contatto con lei, al massimo quanti sono i punti ferita che le restano.',
  Pursuit: (x) =>
    `Una volta per attivazione, dopo aver ucciso con un attacco in mischia, la creatura può muovere di al massimo ${hexes(x)} in contatto con un'altra creatura nemica ed eseguire un altro attacco in mischia.`,
  Reborn: () =>
    'La creatura non può essere curata e non riceve segnalini veleno e peste; tutte le spinte di un attacco insieme le infliggono invece 1 danno. Quando nel tuo turno uccidi un personaggio nemico almeno del suo rango che non è Rinato, Forgiato, Non morto o Mech, puoi schierarla gratis al suo posto.',
  Regeneration: () =>
    "All'inizio della sua attivazione: ogni colpo le fa recuperare 1 punto ferita, ogni colpo critico 2.",
  Reusability: (x) =>
    `Quando la carta viene giocata, riceve ${tokens(x, 'riuso')}; quando non ne ha più, va nella Sala degli Antenati.`,
  Run: (x) => `Quando corre, la creatura muove di ${hexes(x)} in più invece di 1.`,
  Rush: () => 'La creatura può essere attivata nel turno in cui viene schierata, ma allora non può attaccare.',
  Shield: () => 'La creatura ignora 1 colpo degli attacchi in mischia e a distanza.',
  Slow: () => 'La creatura non può correre.',
  Stalwart: () => 'La creatura subisce 1 danno in meno dagli attacchi, ma almeno 1.',
  Superiority: () => 'Contro un personaggio di rango inferiore il suo effetto critico funziona sempre.',
  Warlord: () => 'Gli altri personaggi alleati di questi ranghi entro 1 esagono aggiungono i dadi ai loro attacchi.',
};

function tokens(x: number, name: string): string {
  return x === 1 ? `1 segnalino ${name}` : `${x} segnalini ${name}`;
}

/** SG-23.13 */
const PLUS = 'Si aggiunge a quello che la creatura ha già.';

export function keywordMeaning({ keyword, value, plus }: KeywordLabel): string {
  const meaning = MEANINGS[keyword](value ?? 1);
  return plus === true ? `${meaning} ${PLUS}` : meaning;
}
