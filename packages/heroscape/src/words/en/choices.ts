/**
 * What can be chosen before a game, in English.
 */
import type { Goal } from '../../content/map.ts';
import type { ChoiceWords } from '../choices.ts';

export const choicesInEnglish: ChoiceWords = {
  edition: {
    name: 'Master Game',
    text: 'The full rules with order markers, glyphs and the powers of all army cards. The map says how large armies may be and what must be done to win.',
  },
  draft: {
    name: 'Draft at the table',
    text: 'Players take turns choosing army cards until nobody has points left for another one. Needs some knowledge of the cards, and no two games are alike.',
  },
  asTheMap: 'As the map says',
  terms: {
    pointLimit: { name: 'Points per army', text: 'What an army may cost at most. Usual are 300 to 600 points.' },
    armyChoice: {
      name: 'Choosing armies at the table',
      text: 'Only for armies that are not chosen beforehand. Whole armies: one player after the other. Draft: card by card in turn, each deployed at once.',
      valueNames: { fixed: 'Whole armies', draft: 'Draft' },
    },
  },
  options: {
    omPlacement: {
      name: 'Placing order markers',
      text: 'Simultaneous: all place their markers in secret at the same time. Alternating: players place them in turn and see where.',
      valueNames: { simultaneous: 'Simultaneous', alternating: 'Alternating' },
    },
    lavaField: {
      name: 'Lava fields',
      text: 'What a figure rolls that ends its turn on a lava field: the d20 as printed, or the milder check with one combat die.',
      valueNames: { d20: 'd20', die: 'Combat die' },
    },
    waterLevelModel: {
      name: 'Level of water',
      text: 'Whether the surface of water is at the level of its tile or one level lower.',
      valueNames: { summary: 'At the level of its tile', recessed: 'One level lower' },
    },
    climbLimit: {
      name: 'Climbing',
      text: 'How high a figure may climb in one step: up to its own height, or only less than that.',
      valueNames: { inclusive: 'Up to its height', strict: 'Less than its height' },
    },
    friendlyFire: {
      name: 'Attacking friends',
      text: 'An unengaged figure may also attack figures of its own side. Switched off, only enemies are targets.',
    },
    teamAllies: {
      name: 'Partners are friendly',
      text: "The figures of team partners count as friendly for powers. Switched off, only one's own army does.",
    },
    exclusivePicks: {
      text: 'What one player has chosen no other may take; only team partners may share common cards.',
    },
    maxTwoGenerals: { text: 'An army may hold followers of two generals at most.' },
    pointGapInitiative: {
      text: 'For every started 20 points below the limit an army adds one to its initiative rolls, above it takes one off; three at most.',
    },
    powerPoints: {
      text: 'Each army card has one power point to repeat a roll, once; armies below the limit get up to three more for any card.',
    },
    linkedUnits: {
      text: 'Each hero is paired with a squad of the same general; the pair shares its order markers and acts together.',
    },
    missions: {
      text: 'The goal of the scenario decides: flags, shrines, gems, a hill. Maps with such a goal switch it on themselves.',
    },
    denseSwamp: { name: 'Dense swamp', text: 'Each swamp space costs two movement points and gives half cover.' },
    jaggedRock: { name: 'Jagged rock', text: 'Each rock space costs two movement points and gives half cover.' },
    plantBonus: {
      text: 'Beside a tree or bush a figure up to large has one more defence die against attackers that are not adjacent.',
    },
    treeWall: {
      text: 'Between two trees on neighbouring spaces nobody sees through, up to the height of the smaller one.',
    },
    waterTypes: {
      text: 'Water beside land is shallow: three movement points, and no need to stop. All other water is deep, as usual.',
    },
    swampWaterCost: { text: 'Each space of swamp water costs two movement points, but one may always end there.' },
    snowCushion: { text: 'Who falls onto heavy snow takes one combat die less.' },
    roadHalf: {
      text: 'Who makes at least half of a move on roads gets one more movement point, in place of the usual road bonus.',
    },
    volcano: {
      text: 'At the end of each round molten lava may erupt: from this d20 roll on it attacks all who stand near.',
      valueNames: { 0: 'Never' },
    },
    geyser: {
      text: 'At the end of each round a water area may throw up whoever stands in it, from this d20 roll on.',
      valueNames: { 0: 'Never' },
    },
    initiativeFirst: { text: 'Players roll for initiative before they place their order markers.' },
    freeActionOrder: { text: 'A card may attack first and move afterwards, as its player likes.' },
    twoX: { text: 'Each player has two X markers to bluff with.' },
    fourthTurn: { text: 'The X is a fourth turn in each round; nobody bluffs any more.' },
    fourthTurnSmallerTeam: { text: 'With teams of unequal size the X markers of the smaller one are fourth turns.' },
    fourthTurnTwoX: {
      text: 'Two X markers: one is a fourth turn, the other a bluff, and only their owner decides which.',
    },
    xJoker: { text: 'Once per round the X may be activated in place of the marker whose turn it is.' },
    freeActivation: {
      text: 'Markers only count turns: in each turn any card may act. Larger armies have more turns per round.',
    },
    doubleMarkerSets: {
      text: 'For large armies: two sets of order markers and six turns per round, 1, 1, 2, 2, 3, 3.',
    },
    flexibleMarkers: {
      text: 'Four markers without numbers per round; spending several on one card multiplies its move, and what is left stays.',
    },
    reorganisation: {
      text: 'Who loses a card with markers on it may put them on other cards; then each opponent may move as many.',
    },
    cover: {
      text: 'A figure of which half is visible has one more defence die against distant attackers, with a tenth visible two.',
    },
    flanking: {
      text: 'Several attackers beside the same enemy, and engaged with nobody else, each get one more attack die against it.',
    },
    blankWild: { text: 'In attack and defence a blank counts as the skull or shield that is needed.' },
    realisticHeight: {
      text: "Only a figure whose head is at least as high as its opponent's has the height advantage.",
    },
    heightDistance: { text: 'Every ten levels of difference count as one more space of range and of flight.' },
    waterVsFire: { text: 'Who stands in water has one more defence die against fire.' },
    rotateBeforeAttack: { text: 'A figure on two spaces may also be turned round right before its attack.' },
    flyerLanding: { text: 'Flying and leaping figures never pay extra for where they land.' },
    doubleD20Bonus: { text: 'Powers that raise a d20 roll raise it by twice as much.' },
    fallOnFigure: {
      text: 'A falling figure may land on another one and hurts it as it hurts itself, more if it is larger.',
    },
    shove: {
      text: 'Instead of attacking, a figure with movement left may push an adjacent enemy back and take its space.',
    },
    doorFlatDefence: { text: 'A castle door rolls five defence dice and has no shields of its own.' },
    taelord140: { text: 'Taelord costs 140 points in place of 180.' },
    lateDrop: { text: 'For so many rounds the Airborne Elite may not roll for their drop.' },
    soulborgExplosion: {
      text: 'A destroyed Soulborg explodes on a d20 roll of 18 or more and hits all who stand beside it.',
    },
    destructibleTrees: { text: 'Fire, axes and the like can destroy trees.' },
    brandarPower: { text: 'Who takes the glyph Brandar gets a power point or one more combat die.' },
    brandarSpring: { text: 'A hero on the glyph Brandar heals one wound at the end of each round.' },
    dagmarSix: { text: 'The glyph Dagmar adds six to initiative in place of eight.' },
    erlandLower: { text: 'The glyph Erland may call a figure onto a lower space too; it then takes fall damage.' },
  },
  goal: goalWords,
  map: ({ tiles, scenario, glyphs }) => {
    const { goal, rounds, pointLimit, teams } = scenario;
    const highest = Math.max(...tiles.map(({ level }) => level));
    const sides = teams === null ? '' : ` Teams: ${teams.map((zones) => zones.join(' and ')).join(' against ')}.`;
    return `${tiles.length} tiles, up to level ${highest}, ${glyphs.length} glyphs. ${goalWords(goal)} ${rounds} rounds, armies up to ${pointLimit} points.${sides}`;
  },
};

function goalWords(goal: Goal): string {
  switch (goal.kind) {
    case 'eliminate':
      return 'The last side standing wins; after the last round points decide.';
    case 'points':
      return 'After the last round the points of what still stands decide.';
    case 'hill':
      return `Hold the hill alone at the end of ${goal.rounds} rounds in a row.`;
    case 'shrines':
      return `Have a figure end a round on each of the ${goal.spaces.length} shrines.`;
    case 'raise':
      return 'Raise the flag: stand at it at the end of a round with no enemy beside you.';
    case 'gems':
      return `Carry more of the ${goal.spaces.length} gems home than the others.`;
    case 'flags':
      return 'Carry an enemy flag into your own start zone.';
  }
}
