/**
 * The words of guided battles in English; what a lesson itself says stands with the lesson.
 */
export const guideInEnglish = {
  title: 'Guided battle',
  newHere: 'New here? A short battle, every question explained.',
  starting: 'Setting the table …',
  failed: 'The guided battle could not be started.',
  begin: 'Let’s begin',
  learnt: (seen: number, all: number) => `${seen} of ${all} things learnt`,
  again: 'Show the last explanation',
  hide: 'Hide the explanation',
  understood: 'Understood',
  rules: 'Rules',
  askBot: 'What would the bot do?',
  thinking: 'The bot thinks …',
  botWould: 'The bot would choose:',
  botWouldNothing: 'The bot would pick nothing here.',
  showAll: 'Show all again',
  leave: 'End the guide',
  endTitle: 'That is the heart of the game',
  endText: 'You have met every kind of question that matters. The rest is on the cards, and every “no” names its rule.',
  overTitle: 'The battle is over',
  overText: 'A whole game has larger armies and more cards. At every question you can ask “why not?”.',
  playOn: 'Play on',
  wholeGame: 'A whole game',
  readRules: 'Read the rules',
  repeat: 'Guided battle again',
};

export type GuideWords = typeof guideInEnglish;
