/**
 * English: what may be true of someone.
 */
import { words } from '@muster/grammar/phrases';
import type { StateVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { markerWords } from './effect.ts';
import { article } from './article.ts';
import { isWords, kindWords, say } from './noun.ts';
import { groundSpace, obstaclesWords, placeOf } from './place.ts';
import { fixed, has, is, verb, type Predicate } from './predicate.ts';

export function statePredicate(said: StateVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'is':
      return is(isWords(said.kind, talk));
    case 'stands-on':
      return is(`on ${article(groundSpace(said.ground))}`);
    case 'started-on':
      return fixed('started', `this turn on ${article(groundSpace(said.ground))}`);
    case 'started-engaged':
      return fixed('started', `this turn ${said.is ? 'engaged' : 'unengaged'}`);
    case 'started-adjacent-to':
      return fixed('started', `this turn adjacent to ${say(said.whom, talk)}`);
    case 'started-next-to':
      return fixed('started', `this turn adjacent to ${obstaclesWords(said.obstacles)}`);
    case 'is-next-to':
      return is(`adjacent to ${obstaclesWords(said.obstacles)}`);
    case 'was-not-adjacent':
      return fixed('was', `not adjacent to ${say(said.to, talk)} at the start of this turn`);
    case 'was-away':
      return fixed(
        'was',
        `at least ${said.atLeast} spaces away from ${say(said.from, talk)} at the start of this turn`,
      );
    case 'is-engaged':
      return is(said.is ? 'engaged' : 'unengaged');
    case 'is-then-unengaged':
      return is('then unengaged');
    case 'is-adjacent':
      return is(said.is ? 'adjacent' : 'not adjacent');
    case 'is-within':
      return is(
        words(
          said.where.of !== undefined && placeOf(said.where.place, say(said.where.of, talk)),
          said.beforeMoving === true && 'before it moves',
        ),
      );
    case 'is-higher-than':
      return verb('stand', `higher than the top of ${say(said.whom, talk)}`);
    case 'has-height':
      return has('height advantage');
    case 'is-the-target':
      return is('the chosen target');
    case 'was-unhurt':
      return fixed('received', 'no wound');
    case 'has-moved':
      return said.is ? has('moved this turn') : has('not moved this turn');
    case 'has-same-target':
      return verb('attack', 'the same figure as the figure of this squad that attacked before it');
    case 'are-there':
      return is(said.where.of === undefined ? 'there' : placeOf(said.where.place, say(said.where.of, talk)));
    case 'are-in-play':
      return is('on the battlefield');
    case 'has-wounds':
      return has(`at least ${said.atLeast} wound markers`);
    case 'has-given-wounds':
      return has(`inflicted at least ${said.atLeast} wounds`);
    case 'can-reach':
      return fixed('can', `end the longer move adjacent to ${say(said.whom, talk)}`);
    case 'has-only':
      return verb('control', `only ${kindWords(said.kind, true, undefined, talk)}`);
    case 'has-unrevealed':
      return has(`exactly ${said.exactly} unrevealed order ${said.exactly === 1 ? 'marker' : 'markers'} on this card`);
    case 'has-orders-only-on': {
      const cards = `the cards of ${kindWords(said.kind, true, undefined, talk)}`;
      return has(
        words(
          `placed all your order markers of this round on ${cards}`,
          said.andThis === true && 'and at least one of them on this card',
        ),
      );
    }
    case 'has-orders':
      return has(`at least ${said.atLeast === 1 ? 'one order marker' : `${said.atLeast} order markers`} on this card`);
    case 'takes-marker-turn':
      return fixed(
        'revealed',
        `${said.face === undefined ? 'an order marker' : `order marker ${said.face}`} on this card for this turn`,
      );
    case 'has-marker':
      return has(`at least ${said.atLeast} ${markerWords(said.name, said.atLeast)} on this card`);
    case 'took-no-bonding-turn':
      return fixed('took', 'no turn with such a figure before this turn');
    case 'has-been-destroyed':
      return has('been destroyed');
    case 'is-attacked-with':
      return is(`in ${{ normal: 'a normal attack', special: 'a special attack', any: 'an attack' }[said.attack]}`);
    case 'has-active':
      return has(`activated ${said.state}`);
    case 'is-in-first-round':
      return is('in the first round');
  }
}
