/**
 * Bodies of texts: conditions and prices before the colon, then what is done.
 */
import type { Body, Choice, Condition } from '../../abilities/language.ts';
import { merged, sentenceOf } from './effect.ts';
import { kindOf } from './kind.ts';
import { isSeveral, some, that, type Count, type Noun } from './noun.ts';
import type { Lead, Sentence, Test } from './plan.ts';
import { personOf, type Scene } from './scene.ts';

export function testsOf(conditions: readonly Condition[], scene: Scene): readonly Lead[] {
  return conditions.length === 0
    ? []
    : [{ lead: 'tests', tests: conditions.map((condition) => testOf(condition, scene)) }];
}

/** The price in strength; the choice to pay it is the choice to do what follows. */
export function priceOf(pay: number | undefined, may: boolean): readonly Lead[] {
  if (pay !== undefined) return [{ lead: 'pay', strength: pay, may }];
  return may ? [{ lead: 'may' }] : [];
}

function testOf(condition: Condition, scene: Scene): Test {
  switch (condition.if) {
    case 'income':
      return { if: 'income', atLeast: condition.atLeast };
    case 'wounded':
      return { if: 'wounded', who: personOf(condition.who, scene) };
    case 'controls': {
      const { side: _side, ...kind } = kindOf(condition.creatures); // Whom you control is yours.
      return { if: 'controls', atLeast: condition.atLeast, kind };
    }
    case 'hall':
      return { if: 'hall', atLeast: condition.atLeast };
    case 'is':
      return { if: 'is', who: personOf(condition.who, scene), kind: kindOf(condition.creatures) };
    case 'attack':
      return { if: 'attack', types: condition.type };
    case 'your-turn':
      return { if: 'your-turn', is: condition.is };
  }
}

/** Who is chosen is named in the first sentence where that can be. */
export function sentencesOf({ choose, do: effects }: Body, scene: Scene): readonly Sentence[] {
  if (choose === undefined) return merged(effects.map((effect) => sentenceOf(effect, scene)));
  const kind = kindOf(choose.creatures);
  const chosen = some(countOf(choose), kind);
  const again = that(kind);
  const sentences = merged(effects.map((effect) => sentenceOf(effect, { ...scene, it: again })));
  const [first, ...rest] = sentences;
  const each = isSeveral(chosen) || choose.all === true;
  const opening = first === undefined || (each && rest.length > 0) ? null : naming(first, again, chosen);
  if (opening !== null) return [opening, ...rest];
  return [{ says: 'order', verb: { v: 'choose', whom: some(toldOf(choose), kind), each } }, ...sentences];
}

function countOf({ upTo, all }: Choice): Count {
  if (all === true) return 'each';
  return upTo === undefined ? 'one' : { upTo };
}

/** As what is chosen: "choose up to 2 creatures". */
function toldOf(choice: Choice): Count {
  const count = countOf(choice);
  if (count === 'one') return 'a';
  return typeof count === 'object' && 'upTo' in count ? { ...count, told: true } : count;
}

/** The sentence with whom it is about named in full, or null if it is about somebody else. */
function naming(sentence: Sentence, before: Noun, full: Noun): Sentence | null {
  switch (sentence.says) {
    case 'state':
      return sentence.subject === before ? { ...sentence, subject: full } : null;
    case 'order':
      return 'whom' in sentence.verb && sentence.verb.whom === before
        ? { says: 'order', verb: { ...sentence.verb, whom: full } }
        : null;
    case 'may':
      return sentence.verb.whom === before ? { says: 'may', verb: { ...sentence.verb, whom: full } } : null;
  }
}
