/**
 * Descriptions of figures and places. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import type { Choice, Part } from '../src/abilities/language.ts';
import { RAELIN, testTexts, TROLL, VIPERS, type Example } from './text-samples.ts';

/** After moving, the chosen figure must be destroyed. */
function destroying(choose: Choice): Part {
  return { part: 'act', when: 'after-moving', must: true, choose, do: [{ do: 'destroy', who: 'it' }] };
}

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    destroying({ figures: { rarity: ['unique'], not: { side: 'own' } }, place: { adjacent: true } }),
    'After moving Raelin and before attacking, choose a unique figure you do not control adjacent to Raelin. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine einzigartige Figur, die zu Raelin benachbart ist und die du nicht kontrollierst. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura unica adiacente a Raelin che non controlli. Distruggi la miniatura scelta.',
  ],
  [
    TROLL,
    destroying({ figures: { species: ['wolf', 'elf'] }, place: { within: 4 } }),
    'After moving this Hero and before attacking, choose a Wolf or Elf within 4 spaces of this Hero. Destroy the chosen figure.',
    'Nach der Bewegung dieses Helden und vor dem Angriff wähle einen Wolf oder Elfen innerhalb von 4 Feldern um diesen Helden. Zerstöre die gewählte Figur.',
    'Dopo aver mosso questo eroe e prima di attaccare, scegli un lupo o elfo entro 4 caselle da questo eroe. Distruggi la miniatura scelta.',
  ],
  [
    TROLL,
    destroying({ figures: { side: 'own', class: ['guard'], wounded: true }, place: { within: 4, sight: true } }),
    'After moving this Hero and before attacking, choose a wounded Guard you control within 4 clear sight spaces of this Hero. Destroy the chosen figure.',
    'Nach der Bewegung dieses Helden und vor dem Angriff wähle einen verwundeten eigenen Wächter innerhalb von 4 Feldern klarer Sichtlinie um diesen Helden. Zerstöre die gewählte Figur.',
    'Dopo aver mosso questo eroe e prima di attaccare, scegli una tua guardia ferita entro 4 caselle in vista libera da questo eroe. Distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    destroying({
      figures: { side: 'enemy', size: ['large', 'huge'], flying: false },
      place: { adjacent: true, sameLevel: true },
    }),
    'After moving a figure of this squad and before attacking, choose a large or huge enemy figure adjacent to this figure on the same level that cannot fly. Destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine gegnerische große oder riesige Figur, die zu dieser Figur benachbart und auf derselben Ebene ist und nicht fliegen kann. Zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura nemica grande o enorme adiacente a questa miniatura sullo stesso livello che non può volare. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({
      figures: { power: 'Stealth Leap', range: { min: 4 } },
      place: { within: 10, sight: true, notAdjacent: true },
    }),
    'After moving Raelin and before attacking, choose a figure with Stealth Leap with a range of 4 or more within 10 clear sight spaces of Raelin but not adjacent. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine Figur mit Stealth Leap mit einer Reichweite von mindestens 4 innerhalb von 10 Feldern klarer Sichtlinie um Raelin, die nicht benachbart ist. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura con Stealth Leap con gittata di almeno 4 entro 10 caselle in vista libera da Raelin ma non adiacente. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({ figures: { name: ['Cyprien Esenwein'], side: 'own' } }),
    'After moving Raelin and before attacking, choose your Cyprien Esenwein. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle deine Figur Cyprien Esenwein. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli la tua miniatura Cyprien Esenwein. Distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    destroying({ figures: { side: 'enemy', engagedWithCard: 3 } }),
    'After moving a figure of this squad and before attacking, choose an enemy figure that is engaged with at least 3 figures of this squad. Destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine gegnerische Figur, die durch mindestens 3 Figuren dieser Gruppe kampfgebunden ist. Zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura nemica ingaggiata con almeno 3 miniature di questa squadra. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({ figures: { side: 'enemy', engagedWithOther: true }, place: { sight: true } }),
    'After moving Raelin and before attacking, choose an enemy figure in clear sight of Raelin that is engaged with another figure you control. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur in klarer Sichtlinie zu Raelin, die durch eine andere eigene Figur kampfgebunden ist. Zerstöre die gewählte Figur.',
    "Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica in vista libera da Raelin ingaggiata con un'altra tua miniatura. Distruggi la miniatura scelta.",
  ],
  [
    VIPERS,
    destroying({ figures: { chosen: 'Lizard King' } }),
    'After moving a figure of this squad and before attacking, choose your Lizard King. Destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle deinen Lizard King. Zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli il tuo Lizard King. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({
      figures: {
        side: 'own',
        kind: 'hero',
        any: [{ species: ['lizardfolk'] }, { species: ['dragon'], size: ['large', 'huge'] }],
      },
    }),
    'After moving Raelin and before attacking, choose a Hero you control that is a Lizardfolk or a large or huge Dragon. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle einen eigenen Helden, der ein Echsenmensch oder ein großer oder riesiger Drache ist. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli un tuo eroe che è un lucertoloide o un drago grande o enorme. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({
      figures: { kind: 'squad', species: ['marro'], not: { species: ['soulborg', 'wulsinu'] } },
      place: { within: 3, sight: true, levels: { up: 6, down: 2 } },
    }),
    'After moving Raelin and before attacking, choose a Marro squad figure within 3 clear sight spaces of Raelin and not more than 6 levels above its top or 2 levels below its base that is not a Soulborg or a Wulsinu. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine Marro-Gruppenfigur innerhalb von 3 Feldern klarer Sichtlinie um Raelin und höchstens 6 Ebenen über der Oberkante oder 2 Ebenen unter dem Sockel von Raelin, die kein Soulborg oder Wulsinu ist. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura di squadra marro entro 3 caselle in vista libera da Raelin e non più di 6 livelli sopra la cima o 2 livelli sotto la sua base che non è un soulborg o un wulsinu. Distruggi la miniatura scelta.',
  ],
  [
    RAELIN,
    destroying({
      figures: { rarity: ['common', 'uncommon'], engaged: false, not: { general: ['jandar'] } },
      place: { notAdjacent: true },
    }),
    'After moving Raelin and before attacking, choose an unengaged common or uncommon figure not adjacent to Raelin that does not follow Jandar. Destroy the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine nicht kampfgebundene gewöhnliche oder ungewöhnliche Figur, die nicht zu Raelin benachbart ist und Jandar nicht folgt. Zerstöre die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura comune o non comune non ingaggiata non adiacente a Raelin che non segue Jandar. Distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    destroying({ figures: { species: ['undead'], class: ['savage'], kind: 'hero', not: { power: 'Lava Resistant' } } }),
    'After moving a figure of this squad and before attacking, choose an Undead Savage Hero without Lava Resistant. Destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle einen Untoten-Barbaren-Helden ohne Lava Resistant. Zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli un eroe selvaggio non morto senza Lava Resistant. Distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      choose: { figures: { size: ['small'] }, place: { within: 4, sight: true }, upTo: 3 },
      roll: { bands: [{ from: 8, do: [{ do: 'destroy', who: 'it' }] }] },
    },
    'After moving a figure of this squad and before attacking, you may choose up to 3 small figures within 4 clear sight spaces of this figure. Roll the d20 for each chosen figure. On 8 or higher, destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff darfst du bis zu 3 kleine Figuren innerhalb von 4 Feldern klarer Sichtlinie um diese Figur wählen. Wirf den W20 für jede gewählte Figur. Bei 8 oder mehr zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, puoi scegliere fino a 3 miniature piccole entro 4 caselle in vista libera da questa miniatura. Tira il d20 per ogni miniatura scelta. Con 8 o più, distruggi la miniatura scelta.',
  ],
  [
    TROLL,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      per: 'card',
      choose: { figures: { power: 'Flying', not: { species: ['dragon'] } }, place: { adjacent: true }, all: true },
      roll: { bands: [{ from: 14, do: [{ do: 'wound', who: 'it', wounds: 1 }] }] },
    },
    'After moving this Hero and before attacking, roll the d20 for each figure with Flying adjacent to one of your Heroes of this name that is not a Dragon. On 14 or higher, inflict 1 wound on that figure.',
    'Nach der Bewegung dieses Helden und vor dem Angriff wirf den W20 für jede Figur mit Flying, die zu einem deiner Helden dieses Namens benachbart ist und kein Drache ist. Bei 14 oder mehr füge der betreffenden Figur 1 Wunde zu.',
    'Dopo aver mosso questo eroe e prima di attaccare, tira il d20 per ogni miniatura con Flying adiacente a uno dei tuoi eroi con questo nome che non è un drago. Con 14 o più, infliggi 1 ferita a quella miniatura.',
  ],
  [
    VIPERS,
    destroying({
      figures: { side: 'friendly', kind: 'squad', engaged: true },
      place: { within: 3, sight: true, levels: { up: 2, down: 2, fromBase: true } },
    }),
    'After moving a figure of this squad and before attacking, choose an engaged friendly squad figure within 3 clear sight spaces of this figure and not more than 2 levels above or below its base. Destroy the chosen figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine kampfgebundene verbündete Gruppenfigur innerhalb von 3 Feldern klarer Sichtlinie um diese Figur und höchstens 2 Ebenen über oder unter dem Sockel dieser Figur. Zerstöre die gewählte Figur.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura di squadra amica ingaggiata entro 3 caselle in vista libera da questa miniatura e non più di 2 livelli sopra o sotto la sua base. Distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      per: 'card',
      choose: { figures: { not: { species: ['soulborg'] } }, place: { adjacent: true }, all: true },
      roll: { bands: [{ from: 16, do: [{ do: 'wound', who: 'it', wounds: 1 }] }] },
    },
    'After moving this squad and before attacking, roll the d20 for each figure adjacent to a figure of this squad that is not a Soulborg. On 16 or higher, inflict 1 wound on that figure.',
    'Nach der Bewegung dieser Gruppe und vor dem Angriff wirf den W20 für jede Figur, die zu einer Figur dieser Gruppe benachbart ist und kein Soulborg ist. Bei 16 oder mehr füge der betreffenden Figur 1 Wunde zu.',
    'Dopo aver mosso questa squadra e prima di attaccare, tira il d20 per ogni miniatura adiacente a una miniatura di questa squadra che non è un soulborg. Con 16 o più, infliggi 1 ferita a quella miniatura.',
  ],
];

testTexts(EXAMPLES);
