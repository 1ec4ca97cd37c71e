/**
 * Feats in German (SG-11.40 to SG-11.66).
 */
import type { FeatRecord } from '../../content/card.ts';
import type { FeatCondition } from '../../rules/feat-conditions.ts';
import { copiesByDeck } from '../copies.ts';

const CONDITIONS: Readonly<Record<FeatCondition, string>> = {
  'forest-hunt': 'die zerstörte Spielfigur in oder neben einem Wald stand',
  headhunter: 'die zerstörte Spielfigur Silber- oder Goldrang hatte',
  'giant-slayer': 'der Rang der zerstörten Spielfigur höher war als der Rang der Kreatur, die sie getötet hat',
  'heros-blade': 'dein Held die zerstörte Spielfigur mit einem Angriff getötet hat',
  'clean-shot':
    'die zerstörte Spielfigur aus mindestens 3 Sechsecken Entfernung durch einen Fernkampfangriff oder Fernschuss getötet wurde',
  'arcane-execution': 'die zerstörte Spielfigur durch magischen Schaden getötet wurde',
  'over-the-edge': 'der Angriff, der die zerstörte Spielfigur getötet hat, Schaden durch Schub enthielt',
  'wolf-pack': 'die zerstörte Spielfigur bei ihrem Tod in Kontakt mit mindestens 2 deiner Kreaturen war',
  'small-but-fierce':
    'eine deiner Spielfiguren ohne Rang oder mit Bronzerang oder einer deiner Diener die zerstörte Spielfigur getötet hat',
  'double-kill': 'die zerstörte Spielfigur mindestens die zweite in diesem Spielzug ist',
  'champions-fall': 'die zerstörte Spielfigur Goldrang hatte',
  duelist: 'du dem Helden eines Gegners in diesem Spielzug mindestens 3 Wunden zugefügt hast',
  'the-last-effort': 'dein Held noch höchstens 2 Trefferpunkte hat',
  'full-muster': 'du mindestens 5 Kreaturen kontrollierst',
  vanguard: 'mindestens 2 deiner Kreaturen näher an der Aufstellungszone eines Gegners als an deiner stehen',
  'hold-the-ground': 'eine deiner Kreaturen in oder neben einzigartigem Gelände steht und keine gegnerische Kreatur',
  'relic-bearer': 'dein Held 3 Reliquien trägt',
  'masons-pride': 'in deiner Stadt mindestens 2 Gebäude stehen',
  spellstorm: 'du in diesem Spielzug mindestens 2 Zaubersprüche abgespielt hast',
  treasury: 'dein Einnahmenwert mindestens 10 beträgt',
  breakthrough: 'eine deiner Kreaturen in der Aufstellungszone eines Gegners steht',
  bloodbath: 'du gegnerischen Kreaturen in diesem Spielzug mindestens 5 Wunden zugefügt hast',
  encirclement: 'der Held eines Gegners in Kontakt mit mindestens 2 deiner Kreaturen ist',
  untouched: 'dein Held keine Wunden hat und in diesem Spielzug eine gegnerische Spielfigur zerstört wurde',
  'critical-moment': 'deine Kreaturen in diesem Spielzug mindestens 2 kritische Effekte ausgelöst haben',
  'keeper-of-graves': 'in deiner Ahnenhalle mindestens 5 Karten liegen',
  rout: 'du in diesem Spielzug mindestens 3 verschiedene gegnerische Kreaturen geschoben hast',
};

export function featText(feat: FeatRecord): string {
  const { kind, points, condition } = feat;
  const conditions: Readonly<Record<string, string>> = CONDITIONS;
  const when =
    kind === 'military'
      ? 'Spiele sie ab, wenn du eine gegnerische Spielfigur zerstört hast und'
      : 'Spiele sie in deinem Spielzug ab, wenn';
  const { decks, cards } = copiesByDeck(feat);
  return [
    `${kind === 'military' ? 'Militärische Fähigkeitenkarte' : 'Erfolgskarte'}, ${points === 1 ? '1 Siegespunkt' : `${points} Siegespunkte`}. Exemplare in Sätzen mit ${decks} Karten: ${cards}.`,
    `${when} ${conditions[condition] ?? condition}.`,
  ].join('\n');
}
