/**
 * Effects on figures. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'wound', who: 'it', wounds: 2 }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Inflict 2 wounds on the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Füge der gewählten Figur 2 Wunden zu.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Infliggi 2 ferite alla miniatura scelta.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      do: [{ do: 'destroy-one', figures: { side: 'own', sameCard: true } }, { do: 'no-attack' }],
    },
    'After moving a figure of this squad and before attacking, you may destroy a figure of this squad. If you do, this squad may not attack this turn.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff darfst du eine Figur dieser Gruppe zerstören. In diesem Fall darf diese Gruppe in diesem Zug nicht angreifen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, puoi distruggere una miniatura di questa squadra. In tal caso, questa squadra non può attaccare in questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'heal', who: 'it', wounds: 'all' }],
    },
    "After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Remove all wound markers from the chosen figure's card.",
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Entferne alle Wundmarker von der Karte der gewählten Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Rimuovi tutti i segnalini ferita dalla carta della miniatura scelta.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'heal', who: 'it', wounds: 2, upTo: true }],
    },
    "After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Remove up to 2 wound markers from the chosen figure's card.",
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Entferne bis zu 2 Wundmarker von der Karte der gewählten Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Rimuovi fino a 2 segnalini ferita dalla carta della miniatura scelta.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [
        { do: 'lose-markers', who: 'it', count: 'one-random' },
        { do: 'control', who: 'it' },
      ],
    },
    "After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Remove one random unrevealed order marker from the chosen figure's card and take control of the chosen figure for the rest of the game.",
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Entferne einen zufälligen verdeckten Befehlsmarker von der Karte der gewählten Figur und übernimm für den Rest des Spieles die Kontrolle über die gewählte Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Rimuovi a caso un segnalino ordine coperto dalla carta della miniatura scelta e prendi il controllo della miniatura scelta per il resto della partita.',
  ],
  [
    TROLL,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'betray' }] },
    'After moving this Hero and before attacking, an opponent of your choice takes control of this Hero for the rest of the game.',
    'Nach der Bewegung dieses Helden und vor dem Angriff übernimmt ein Gegenspieler deiner Wahl für den Rest des Spieles die Kontrolle über diesen Helden.',
    'Dopo aver mosso questo eroe e prima di attaccare, un avversario a tua scelta prende il controllo di questo eroe per il resto della partita.',
  ],
  [
    TROLL,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'lend' }] },
    'After moving this Hero and before attacking, an opponent of your choice controls this Hero for this turn.',
    'Nach der Bewegung dieses Helden und vor dem Angriff kontrolliert ein Gegenspieler deiner Wahl diesen Helden in diesem Zug.',
    'Dopo aver mosso questo eroe e prima di attaccare, un avversario a tua scelta controlla questo eroe per questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'turn', who: 'it' }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. You may take a turn with the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Du darfst einen Zug mit der gewählten Figur machen.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Puoi svolgere un turno con la miniatura scelta.',
  ],
  [
    VIPERS,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'another-turn' }] },
    'After moving a figure of this squad and before attacking, you may take another turn with this squad.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff darfst du einen weiteren Zug mit dieser Gruppe machen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, puoi svolgere un altro turno con questa squadra.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'negate', who: 'it' }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Negate all special powers of the chosen figure for the rest of the game.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Hebe für den Rest des Spieles alle Spezialfähigkeiten der gewählten Figur auf.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Annulla tutti i poteri speciali della miniatura scelta per il resto della partita.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [
        { do: 'change', stat: 'move', add: 2, who: 'self', until: 'turn' },
        { do: 'change', stat: 'attack', add: 1, who: 'self', until: 'turn' },
      ],
    },
    'After moving Raelin and before attacking, give Raelin +2 move and +1 attack die this turn.',
    'Nach der Bewegung von Raelin und vor dem Angriff gib Raelin in diesem Zug +2 Bewegung und +1 Angriffswürfel.',
    'Dopo aver mosso Raelin e prima di attaccare, dai +2 al movimento e +1 dado attacco a Raelin in questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'change', stat: 'defence', add: 1, who: 'army', figures: { class: ['soldier'] }, until: 'round' }],
    },
    'After moving Raelin and before attacking, give all Soldiers you control +1 defence die for the rest of this round.',
    'Nach der Bewegung von Raelin und vor dem Angriff gib allen eigenen Soldaten bis zum Ende der Runde +1 Verteidigungswürfel.',
    'Dopo aver mosso Raelin e prima di attaccare, dai +1 dado difesa a tutti i tuoi soldati per il resto del round.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'activate', state: 'Thunder Step', until: 'turn', who: 'self' }],
    },
    'After moving Raelin and before attacking, activate Thunder Step this turn.',
    'Nach der Bewegung von Raelin und vor dem Angriff aktiviere für diesen Zug Thunder Step.',
    'Dopo aver mosso Raelin e prima di attaccare, attiva Thunder Step per questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'limit-defence', max: 1, figures: { size: ['small', 'medium'] } }],
    },
    'After moving Raelin and before attacking, all small or medium figures roll at most 1 defence die against Raelin this turn.',
    'Nach der Bewegung von Raelin und vor dem Angriff dürfen alle kleinen oder mittleren Figuren in diesem Zug gegen Raelin höchstens 1 Verteidigungswürfel werfen.',
    'Dopo aver mosso Raelin e prima di attaccare, tutte le miniature piccole o medie possono tirare al massimo 1 dado difesa contro Raelin in questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'limit-defence', max: 0 }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. The chosen figure cannot roll defence dice against Raelin this turn.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Die gewählte Figur darf in diesem Zug gegen Raelin keine Verteidigungswürfel werfen.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. La miniatura scelta non può tirare dadi difesa contro Raelin in questo turno.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'place', who: 'it', near: 'self', to: { within: 3, sight: true, notHigher: true }, falls: true }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Place the chosen figure on an empty space within 3 clear sight spaces of Raelin and not higher than before, and the chosen figure may be hurt by the fall unless it can fly.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Stelle die gewählte Figur auf ein freies Feld innerhalb von 3 Feldern klarer Sichtlinie um Raelin, das nicht höher liegt als das bisherige; die gewählte Figur kann als nicht fliegende Figur Fallschaden erleiden.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Piazza la miniatura scelta in una casella libera entro 3 caselle in vista libera da Raelin che non sia più in alto di prima; la miniatura scelta può subire danni da caduta, a meno che possa volare.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'place', who: 'self', near: 'it', to: { adjacent: true, unengaged: true } }],
    },
    'After moving a figure of this squad and before attacking, choose an enemy figure adjacent to this figure. Place this figure on an empty space adjacent to the chosen figure and not adjacent to an enemy figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine gegnerische Figur, die zu dieser Figur benachbart ist. Stelle diese Figur auf ein freies Feld, das zur gewählten Figur benachbart ist und zu keiner gegnerischen Figur benachbart ist.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura nemica adiacente a questa miniatura. Piazza questa miniatura in una casella libera adiacente alla miniatura scelta non adiacente a miniature nemiche.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [
        {
          do: 'gather',
          figures: { side: 'own', other: true, species: ['elf'] },
          place: { notAdjacent: true },
          count: 2,
          to: { adjacent: true },
        },
      ],
    },
    'After moving Raelin and before attacking, you may place up to 2 other Elves you control not adjacent to Raelin on empty spaces adjacent to Raelin.',
    'Nach der Bewegung von Raelin und vor dem Angriff darfst du bis zu 2 andere eigene Elfen, die nicht zu Raelin benachbart sind, auf freie Felder stellen, die zu Raelin benachbart sind.',
    'Dopo aver mosso Raelin e prima di attaccare, puoi piazzare fino a 2 altri tuoi elfi non adiacenti a Raelin in caselle libere adiacenti a Raelin.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [
        {
          do: 'roll',
          roll: { bands: [{ from: 11, do: [{ do: 'wound', who: 'it', wounds: 2 }] }] },
          unlessHigher: true,
          unlessOn: ['water', 'swampWater'],
        },
      ],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Unless the chosen figure stands higher than the top of Raelin or is on a water space, roll the d20. On 11 or higher, inflict 2 wounds on the chosen figure.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Außer wenn die gewählte Figur höher als die Oberkante von Raelin steht oder auf einem Wasserfeld steht, wirf den W20. Bei 11 oder mehr füge der gewählten Figur 2 Wunden zu.',
    "Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Tranne quando la miniatura scelta è più in alto della cima di Raelin o è su una casella d'acqua, tira il d20. Con 11 o più, infliggi 2 ferite alla miniatura scelta.",
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'switch', once: 'turn' }],
    },
    'After moving a figure of this squad and before attacking, choose an enemy figure adjacent to this figure. Switch the places of this figure and the chosen figure (each figure once per turn).',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine gegnerische Figur, die zu dieser Figur benachbart ist. Tausche die Plätze dieser Figur und der gewählten Figur (jede Figur nur einmal pro Zug).',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura nemica adiacente a questa miniatura. Scambia di posto questa miniatura e la miniatura scelta (ogni miniatura una volta per turno).',
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
