/**
 * What the keywords mean, in German (chapter 35). The numbers stand in the label.
 */
import type { Named } from '../skeleton/plan.ts';
import type { KeywordLabel } from '../tongue.ts';
import { hexes, hexesDative } from './noun.ts';
import { plural } from './state.ts';

const MEANINGS: Readonly<Record<Named, (x: number) => string>> = {
  Agile: () => 'Die Kreatur kann sich durch Sechsecke bewegen, die von verbündeten Kreaturen besetzt sind.',
  Ambush: () => 'Wenn sich die Kreatur vor ihrem Angriff nicht bewegt hat, fügt sie dem Angriff die Würfel hinzu.',
  Armour: (x) =>
    `Beim Abspielen der Karte oder beim Ausbringen der Kreatur ${x === 1 ? 'wird' : 'werden'} ${plural(x, 'Rüstungsmarke')} darauf gelegt. Jede fängt 1 nichtmagischen Schaden ab; eine Reliquie ohne Rüstungsmarken wird zerstört.`,
  Assassin: () => 'Gegen eine Spielfigur höheren Ranges wirkt ihr kritischer Effekt immer.',
  'Attack Master': (x) => `Beim Angriff darf die Kreatur ${x === 1 ? '1 Würfel' : `bis zu ${x} Würfel`} neu werfen.`,
  Aura: (x) => `Das gilt für Kreaturen im Umkreis von ${hexesDative(x)}, aber nicht für die Kreatur selbst.`,
  Berserk: () => 'Solange die Kreatur verwundet ist, wirkt ihr kritischer Effekt immer.',
  Brave: () => 'Die Kreatur ignoriert 1 Schub eines gegnerischen Angriffs- oder Schadenswurfs.',
  Charge: () =>
    'Das gilt für ihren Angriff, wenn sich die Kreatur davor bewegt hat und nicht schon in Kontakt mit dem Ziel war.',
  Clinch: () => 'Gegnerische Kreaturen in Kontakt mit der Kreatur können sich nicht bewegen und nicht laufen.',
  Contract: (x) =>
    `Zu Beginn ihrer Aktivierung darfst du ${x} Heldenstärke zahlen; dann gilt das bis zum Ende des Spielzugs.`,
  Counterattack: () =>
    'Nach einem Nahkampfangriff auf sie darf die Kreatur den Angreifer mit diesen Würfeln angreifen, wenn sie ihn erreicht.',
  Cruelty: () => 'Gebäude und Kriegsherr wirken nicht auf die Kreatur.',
  Defender: () =>
    'Gegnerische Kreaturen in Kontakt mit der Kreatur können mit Nahkampfangriffen nur einen Verteidiger angreifen.',
  'Difficult Target': () => 'Bei Angriffen auf die Kreatur werden rote und blaue Würfel zu gelben.',
  'First Word': () => 'Das geschieht sofort, wenn die Karte abgespielt oder die Kreatur ausgebracht wird.',
  Flank: () =>
    'Das gilt für einen Nahkampfangriff auf ein Ziel, das in Kontakt mit einer anderen Kreatur steht, die mit dem Angreifer verbündet ist.',
  Flying: () => 'Die Kreatur bewegt sich über Kreaturen und Gelände hinweg.',
  Forged: () =>
    'Die Kreatur kann nicht geheilt werden, erhält keine Gift- und Seuchenmarken und ignoriert Schub in Angriffen; Vampirismus heilt ihre Angreifer nicht.',
  Healer: () =>
    'Statt anzugreifen, darf die Kreatur ihre aufgedruckten Angriffswürfel für eine andere Kreatur in Angriffsreichweite und Sichtlinie werfen; jeder Treffer und jeder Kritische Treffer heilt diese um 1 Trefferpunkt.',
  Hook: (x) =>
    `Statt sich zu bewegen, darf die Kreatur eine gegnerische Kreatur in höchstens ${hexesDative(x)} Entfernung und in Sichtlinie in Kontakt mit sich ziehen.`,
  Huge: () => 'Wer die Kreatur mit einem Nahkampf- oder Fernkampfangriff angreift, hat dafür Angriffsmeister 2.',
  Hunter: () => 'Gegen diese wirkt ihr kritischer Effekt immer.',
  'Last Word': () => 'Das geschieht, wenn die Karte in die Ahnenhalle kommt oder der Diener stirbt.',
  Longshot: (x) =>
    `Statt anzugreifen, darf die Kreatur die Würfel gegen eine gegnerische Kreatur in höchstens ${hexesDative(x)} Entfernung und in Sichtlinie werfen: 1 Schaden für jeden Treffer und jeden Kritischen Treffer, Schub wie üblich. Das ist kein Angriff.`,
  Monster: () =>
    'Die Kreatur kann nicht geheilt, nicht ins Kriegslager zurückgebracht und nicht von einem Gegner kontrolliert werden; sie ignoriert Schub, und Unterstützungskarten wirken nicht auf sie.',
  Predator: () => 'Bei einem Nahkampfangriff auf eine verwundete Kreatur wirkt ihr kritischer Effekt immer.',
  Protector: () =>
    'Die Kreatur darf den Schaden einer verbündeten Kreatur in Kontakt mit ihr auf sich nehmen, höchstens so viel wie ihre verbleibenden Trefferpunkte.',
  Pursuit: (x) =>
    `Einmal pro Aktivierung darf sich die Kreatur, nachdem sie mit einem Nahkampfangriff getötet hat, bis zu ${hexes(x)} weit in Kontakt mit einer anderen gegnerischen Kreatur bewegen und noch einen Nahkampfangriff ausführen.`,
  Reborn: () =>
    'Die Kreatur kann nicht geheilt werden und erhält keine Gift- und Seuchenmarken; alle Schübe eines Angriffs zusammen fügen ihr stattdessen 1 Schaden zu. Wenn du in deinem Spielzug eine gegnerische Spielfigur von mindestens ihrem Rang tötest, die nicht Wiederauflebend, Geschmiedet, Untot oder Mech ist, darfst du sie kostenlos an deren Stelle ausbringen.',
  Regeneration: () =>
    'Zu Beginn ihrer Aktivierung: Jeder Treffer heilt die Kreatur um 1 Trefferpunkt, jeder Kritische Treffer um 2.',
  Reusability: (x) =>
    `Beim Abspielen der Karte ${x === 1 ? 'wird' : 'werden'} ${plural(x, 'Wiederverwendbarkeitsmarke')} darauf gelegt; ohne solche Marken kommt sie in die Ahnenhalle.`,
  Run: (x) => `Beim Laufen bewegt sich die Kreatur ${x} statt 1 Sechseck weiter.`,
  Rush: () => 'Die Kreatur kann im Spielzug ihrer Ausbringung aktiviert werden, aber dann nicht angreifen.',
  Shield: () => 'Die Kreatur ignoriert 1 Treffer von Nahkampf- und Fernkampfangriffen.',
  Slow: () => 'Die Kreatur kann nicht laufen.',
  Stalwart: () => 'Die Kreatur erleidet durch Angriffe 1 Schaden weniger, aber mindestens 1.',
  Superiority: () => 'Gegen eine Spielfigur niedrigeren Ranges wirkt ihr kritischer Effekt immer.',
  Warlord: () =>
    'Andere verbündete Spielfiguren dieser Ränge im Umkreis von 1 Sechseck fügen ihren Angriffen die Würfel hinzu.',
};

/** SG-23.13 */
const PLUS = 'Das kommt zu dem hinzu, was die Kreatur davon hat.';

export function keywordMeaning({ keyword, value, plus }: KeywordLabel): string {
  const meaning = MEANINGS[keyword](value ?? 1);
  return plus === true ? `${meaning} ${PLUS}` : meaning;
}
