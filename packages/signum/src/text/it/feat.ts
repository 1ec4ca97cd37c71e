/**
 * Feats in Italian (SG-11.40 to SG-11.66).
 */
import type { FeatRecord } from '../../content/card.ts';
import type { FeatCondition } from '../../rules/feat-conditions.ts';
import { copiesByDeck } from '../copies.ts';

const CONDITIONS: Readonly<Record<FeatCondition, string>> = {
  'forest-hunt': 'il personaggio distrutto si trovava dentro o accanto a una foresta',
  headhunter: 'il personaggio distrutto era di rango argento o oro',
  'giant-slayer': "il rango del personaggio distrutto era superiore a quello della creatura che l'ha ucciso",
  'heros-blade': 'il tuo eroe ha ucciso il personaggio distrutto con un attacco',
  'clean-shot':
    'il personaggio distrutto è stato ucciso da un attacco a distanza o da un Tiro lungo da una distanza di almeno 3',
  'arcane-execution': 'il personaggio distrutto è stato ucciso da danni magici',
  'over-the-edge': "l'attacco che ha ucciso il personaggio distrutto comprendeva danni da spinta",
  'wolf-pack': 'al momento della morte il personaggio distrutto era in contatto con almeno 2 delle tue creature',
  'small-but-fierce':
    'uno dei tuoi personaggi senza rango o di rango bronzo o uno dei tuoi servitori ha ucciso il personaggio distrutto',
  'double-kill': 'il personaggio distrutto è almeno il secondo di questo turno',
  'champions-fall': 'il personaggio distrutto era di rango oro',
  duelist: "in questo turno hai inflitto almeno 3 ferite all'eroe di un avversario",
  'the-last-effort': 'al tuo eroe restano al massimo 2 punti ferita',
  'full-muster': 'controlli almeno 5 creature',
  vanguard: 'almeno 2 delle tue creature sono più vicine alla zona di schieramento di un avversario che alla tua',
  'hold-the-ground': 'una delle tue creature è dentro o accanto a un terreno unico e nessuna creatura nemica lo è',
  'relic-bearer': 'il tuo eroe indossa 3 reliquie',
  'masons-pride': 'nella tua Città ci sono almeno 2 edifici',
  spellstorm: 'in questo turno hai giocato almeno 2 incantesimi',
  treasury: 'la tua rendita è almeno 10',
  breakthrough: 'una delle tue creature si trova nella zona di schieramento di un avversario',
  bloodbath: 'in questo turno hai inflitto almeno 5 ferite a creature nemiche',
  encirclement: "l'eroe di un avversario è in contatto con almeno 2 delle tue creature",
  untouched: 'il tuo eroe non ha ferite e in questo turno è stato distrutto un personaggio nemico',
  'critical-moment': 'in questo turno le tue creature hanno innescato almeno 2 effetti critici',
  'keeper-of-graves': 'ci sono almeno 5 carte nella tua Sala degli Antenati',
  rout: 'in questo turno hai spinto almeno 3 creature nemiche diverse',
};

export function featText(feat: FeatRecord): string {
  const { kind, points, condition } = feat;
  const conditions: Readonly<Record<string, string>> = CONDITIONS;
  const when =
    kind === 'military' ? 'Giocala quando hai distrutto un personaggio nemico, se' : 'Giocala nel tuo turno se';
  const { decks, cards } = copiesByDeck(feat);
  return [
    `${kind === 'military' ? 'Impresa militare' : "Impresa d'onore"}, ${points === 1 ? '1 punto vittoria' : `${points} punti vittoria`}. Copie nei mazzi da ${decks} imprese: ${cards}.`,
    `${when} ${conditions[condition] ?? condition}.`,
  ].join('\n');
}
