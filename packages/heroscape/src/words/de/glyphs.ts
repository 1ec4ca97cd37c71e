/**
 * What glyphs do (HS-21.13 to HS-21.32), in German.
 */
import type { GlyphName } from '../../content/glyph.ts';

export const glyphs: Readonly<Record<GlyphName, string>> = {
  Astrid: 'verbündete Figuren erhalten +1 Angriffswürfel',
  Brandar: 'ein Artefakt; was es tut, sagt das Szenario',
  Crevcor: 'gewöhnliche verbündete Figuren erhalten +1 Angriffswürfel',
  Dagmar: 'wer sie kontrolliert, zählt 8 zum Initiativewurf hinzu (mit einer Wahlregel 6)',
  Gerda: 'verbündete Figuren erhalten +1 Verteidigungswürfel',
  Ivor: 'verbündete Figuren mit einer aufgedruckten Reichweite von mindestens 4 erhalten +4 Reichweite',
  Jalgard: 'verbündete Figuren erhalten +2 Verteidigungswürfel',
  Lodin:
    'verbündete Figuren und ihr Spieler dürfen 1 zu ihren Würfen mit dem W20 hinzuzählen, außer bei Spezialangriffen',
  Proftaka: 'die Figur darauf kann sie erst verlassen, wenn eine verbündete Figur benachbart ist',
  Rannveig: 'solange eine Figur darauf steht, fliegt niemand',
  Thorian: 'verbündete Figuren können nur von benachbarten Feldern normal angegriffen werden',
  Ulaniva: 'einzigartige verbündete Figuren erhalten +1 Angriffswürfel',
  Valda: 'verbündete Figuren erhalten +2 Bewegung, aber nicht, um diese Glyphe zu verlassen',
  Wannok:
    'am Rundenende wirft die Figur darauf den W20: bei 1 erleidet sie eine Wunde, sonst darf ihr Spieler einen gegnerischen Spieler nennen, der einer eigenen Figur eine Wunde gibt',
  Erland: 'wirkt einmal: eine beliebige andere Figur darf auf ein freies Feld neben der Glyphe gerufen werden',
  Kelda: 'wirkt einmal: heilt die Figur vollständig',
  Mitonsoul: 'wirkt einmal: jede Figur wirft den W20 und wird bei 1 zerstört',
  Nilrend:
    'wirkt einmal: wähle einen einzigartigen Gegner; ab 5 auf dem W20 sind seine Fähigkeiten für den Rest des Spiels aufgehoben',
  Oreld: 'wirkt einmal: ab 10 auf dem W20 wird ein verdeckter Befehlsmarker von einer gegnerischen Karte genommen',
  Sturla: 'wirkt einmal: ein W20 für jede zerstörte Figur; jede ab 19 kommt in einer Startzone nach Wahl zurück',
};
