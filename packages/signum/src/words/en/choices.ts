/**
 * What can be chosen before a match, in English.
 */
import type { ChoiceWords } from '../choices.ts';
import { hexesIn, piecesIn } from '../map-facts.ts';

export const choicesInEnglish: ChoiceWords = {
  modes: {
    duel: {
      name: 'Duel',
      text: 'Two heroes, one battlefield. Feats and kills bring victory points; whoever reaches the goal first wins.',
    },
    'free-for-all': {
      name: 'Free-for-all',
      text: 'Three or four heroes, each against all others, with victory points as in a duel.',
    },
    alliance: {
      name: 'Alliance battle',
      text: "Two against two: partners see each other's hands and count their points together.",
    },
    skirmish: {
      name: 'Skirmish',
      text: 'A short fight over a few rounds with three buildings and three relics and no income: the last hero standing wins, or whoever killed most.',
    },
  },
  options: {
    goal: {
      name: 'Points to win',
      text: 'Victory points at which a match is won. With 0 it is as many as the mode asks for.',
    },
    uniqueTerrain: {
      name: 'Unique terrain',
      text: 'How many pieces of unique terrain each player lays before the match.',
    },
    crossings: {
      name: 'Fords and bridges',
      text: 'Where there is a river, a player may lay a ford or a bridge on it instead of unique terrain.',
    },
    featDeck: { name: 'Feat deck', text: 'How many feats there are. With 0 it is as many as the mode asks for.' },
    endAtFirstHero: {
      name: 'End at the first hero',
      text: 'With more than two players the match ends when the first hero dies, instead of going on.',
    },
    commonCamps: {
      name: 'Common War Camps',
      text: 'Everybody may deploy at every War Camp hex, not only at their own.',
    },
    randomTerrain: { name: 'Random terrain', text: 'The terrain is laid at random instead of as the map shows it.' },
    rounds: { name: 'Rounds of a skirmish', text: 'After so many rounds a skirmish is over.' },
    minionRule: { name: 'Minions for hire', text: 'In a skirmish two hero strength buy a minion.' },
    alwaysAsked: {
      name: 'Tactics stay secret',
      text: 'Whoever holds cards is asked wherever the deck could hold a tactic, even with none in hand: being asked betrays nothing. The match takes longer.',
    },
    turnLimit: {
      name: 'Turn limit',
      text: 'After so many turns of the whole match it ends and points decide. 0 is no limit.',
    },
  },
  ownWarband: (hero, { bronze, silver, gold }) => ({
    name: `${hero}, with a warband of your own`,
    text: `You fill the War Camp at the table, from your faction and the mercenaries: ${bronze} bronze, ${silver} silver and ${gold} gold stars.`,
  }),
  map: (map) => `${hexesIn(map)} hexes, ${map.zones.length} deployment zones. Terrain: ${piecesIn(map, 'en')}.`,
};
