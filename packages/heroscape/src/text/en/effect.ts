/**
 * English: what the player does with a power.
 */
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Dice, EffectVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { same } from '../same.ts';
import { bonusWords, perWords, plural, untilWords } from './fight.ts';
import { onCard, say, sayer, traitName, whose } from './noun.ts';
import { spaceWords } from './place.ts';
import { fixed, has, verb, type Predicate } from './predicate.ts';
import { ROLES } from './lexicon.ts';

export function effectPredicate(said: EffectVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'choose':
      return verb('choose', say(said.whom, talk));
    case 'choose-flown-over':
      return verb('choose', `${say(said.whom, talk)} that ${say({ n: 'self' }, talk)} flies over`);
    case 'choose-too':
      return verb('choose', `${say(said.whom, talk)} to be affected too`);
    case 'choose-line':
      return verb(
        'choose',
        words(
          `${said.spaces} spaces in a straight line from ${said.from === 'self' ? say({ n: 'self' }, talk) : 'the target'}:`,
          'all figures in sight on them are affected',
          said.too === true && 'too',
        ),
      );
    case 'use-with-every-figure':
      return verb('do', 'this with any or all figures of this squad, one after another');
    case 'roll':
      return verb('roll', words(diceWords(said.dice, talk), said.each !== undefined && forEach(said.each, talk)));
    case 'roll-again':
      return verb('roll', 'again');
    case 'add-to-roll':
      return verb('add', words(`${said.add} to the roll`, said.per !== undefined && perWords(said.per, talk)));
    case 'add-distance':
      return verb('add', 'the number of spaces between the attacker and the defender to the roll');
    case 'repeat':
      return verb('do', 'this again as long as it succeeds');
    case 'wound':
      return verb('inflict', `${said.wounds} ${plural(said.wounds, 'wound')} on ${say(said.whom, talk)}`);
    case 'destroy':
      return verb('destroy', say(said.whom, talk));
    case 'heal':
      return verb('remove', `${healWords(said)} from ${whose(said.whom, talk)} card`);
    case 'remove-orders':
      return verb(
        'remove',
        `${said.count === 'all' ? 'all order markers' : 'one random unrevealed order marker'} from ${whose(said.whom, talk)} card`,
      );
    case 'take-control':
      return verb('take', `control of ${say(said.whom, talk)} for the rest of the game`);
    case 'gains-control': {
      const who = say({ n: 'self' }, talk);
      return verb(
        said.until === undefined ? 'take' : 'control',
        said.until === undefined ? `control of ${who} for the rest of the game` : `${who} for this turn`,
      );
    }
    case 'negate':
      return verb('negate', `all special powers of ${say(said.whom, talk)} for the rest of the game`);
    case 'give':
      return verb('give', words(say(said.whom, talk), bonusWords(said.bonuses, talk), untilWords(said.until)));
    case 'activate':
      return said.x === true
        ? verb('reveal', `the X marker on this card as well to activate ${said.state} ${untilWords(said.until)}`)
        : verb('activate', `${said.state} ${untilWords(said.until)}`);
    case 'place':
      return verb(
        'place',
        words(
          say(said.whom, talk),
          'on',
          said.inPlace === undefined
            ? spaceWords(said.space, sayer(talk), same(said.space.of, said.whom))
            : `the space of ${ROLES[said.inPlace]}`,
        ),
      );
    case 'gather':
      return verb(
        'place',
        words(
          said.count === 'wounds' && 'up to as many',
          say(said.whom, talk),
          said.count === 'wounds' && 'as wounds were received',
          `on ${spaceWords(said.space, sayer(talk)).replace(/^an empty (.*?)space/, said.count === 1 ? 'an empty $1space' : 'empty $1spaces')}`,
        ),
      );
    case 'may-fall':
      return fixed('may', 'be hurt by the fall unless it can fly');
    case 'switch':
      return verb(
        'switch',
        words(
          `the places of ${say({ n: 'self' }, talk)} and ${say(said.whom, talk)}`,
          said.once !== undefined && '(each figure once per turn)',
        ),
      );
    case 'move':
      return verb('move', moveWords(said, talk));
    case 'move-again':
      return verb('move', `${say(said.whom, talk)} again`);
    case 'attack-again':
      return verb('attack', `again with ${say(said.with, talk)}`);
    case 'ignore-attack':
      return verb('ignore', 'the attack');
    case 'ignore-wounds':
      return verb('ignore', 'these wounds');
    case 'put-marker':
      return verb(
        'put',
        words(
          `${said.count} ${markerWords(said.name, said.count)}`,
          onCard(said.on ?? { n: 'card' }, talk),
          said.max !== undefined && `(at most ${said.max})`,
        ),
      );
    case 'remove-marker':
      return verb(
        'remove',
        `${said.count} ${markerWords(said.name, said.count)} from ${whose(said.on ?? { n: 'card' }, talk)} card`,
      );
    case 'revive':
      return verb(
        'place',
        words(
          say(said.whom, talk),
          'on',
          said.inPlace === undefined ? spaceWords(said.space, sayer(talk)) : `the space of ${ROLES[said.inPlace]}`,
        ),
      );
    case 'bring':
      return verb(
        'place',
        `all figures of ${said.name} on ${spaceWords(said.space, sayer(talk)).replace(/^an empty (.*?)space/, 'empty $1spaces')}`,
      );
    case 'become-spirit':
      return verb(
        'put',
        `${say({ n: 'self' }, talk)} on a unique army card: the ${said.stat} of that card is 1 higher for the rest of the game`,
      );
    case 'becomes':
      return has(becomeWords(said));
    case 'is-enough':
      return verb('need', `only ${said.from} or higher`);
    case 'turn-ends':
      return fixed('must', 'end its turn at once');
    case 'distribute':
      return verb('inflict', `1 wound on ${say(said.among, talk)}`);
    case 'lay-shadow':
      return verb('make', `the space of ${say({ n: 'self' }, talk)} a shadow space for the rest of the game`);
  }
}

function forEach(each: NonNullable<Extract<EffectVerb, { readonly v: 'roll' }>['each']>, talk: Talk): string {
  const text = say(each, talk);
  return text.startsWith('all ') ? `once for ${text}` : `for ${text}`;
}

/** "Grenade marker", "shadow tiles" */
export function markerWords(name: string, count: number): string {
  const noun = name.endsWith(' tile') ? name.toLowerCase() : `${name} marker`;
  return plural(count, noun);
}

function diceWords(dice: Dice, talk: Talk): string {
  switch (dice.dice) {
    case 'd20':
      return 'the d20';
    case 'attack':
      if (dice.count === 'wounds') return '1 attack die for each wound inflicted';
      return words(
        `${dice.count} attack ${dice.count === 1 ? 'die' : 'dice'}`,
        dice.per !== undefined && perWords(dice.per, talk),
      );
    case 'symbols': {
      const general = traits.general[dice.general].en;
      return dice.count === 'same'
        ? `${general}'s symbol dice`
        : `${dice.count} symbol ${dice.count === 1 ? 'die' : 'dice'} of ${general}`;
    }
  }
}

function healWords({ wounds, upTo }: Extract<EffectVerb, { readonly v: 'heal' }>): string {
  if (wounds === 'all') return 'all wound markers';
  return `${upTo === true ? 'up to ' : ''}${wounds} wound ${plural(wounds, 'marker')}`;
}

function moveWords(said: Extract<EffectVerb, { readonly v: 'move' }>, talk: Talk): string {
  const spaces =
    said.spaces === 'symbols'
      ? 'up to as many spaces as symbols were rolled'
      : `up to ${said.spaces} ${plural(said.spaces, 'space')}`;
  const each = said.several && said.spaces === 'symbols';
  return words(
    `${say(said.whom, talk)}${each ? ', each' : ''}`,
    words(spaces, said.several && !each && 'each'),
    said.up !== undefined && `and up to ${said.up} ${plural(said.up, 'level')} higher`,
    said.unengaged === true && 'to where no enemy figure is adjacent',
    said.free === true && 'without leaving-engagement attacks',
  );
}

function becomeWords(said: Extract<EffectVerb, { readonly v: 'becomes' }>): string {
  const parts = [
    ...(said.species === undefined ? [] : [`the species ${traitName('species', said.species)}`]),
    ...(said.class === undefined ? [] : [`the class ${traitName('class', said.class)}`]),
    ...(said.personality === undefined ? [] : [`the personality ${said.personality}`]),
  ];
  return `${listed(parts, 'and')} for the rest of the game`;
}
