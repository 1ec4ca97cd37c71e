/**
 * German: what the player does with a power.
 */
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Dice, EffectVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { same } from '../same.ts';
import { bonusWords, markers, perWords, untilWords, wounds } from './fight.ts';
import { traitName } from './head.ts';
import { cardOf, nounPhrase, of, say as noun, sayer } from './noun.ts';
import { ebenen, felder, ontoSpace } from './place.ts';
import { say, type Predicate } from './predicate.ts';

const GAME = 'für den Rest des Spieles';

export function effectPredicate(said: EffectVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'choose':
      return say('waehlen', noun(said.whom, talk, 'acc'));
    case 'choose-flown-over':
      return say('waehlen', noun(said.whom, talk, 'acc'), {
        tail: `, über die ${noun({ n: 'self' }, talk, 'nom')} fliegt`,
      });
    case 'choose-too': {
      const whom = nounPhrase(said.whom, talk, 'acc');
      const one = whom.form !== 'pl';
      return say('waehlen', whom.text, { tail: `; auch sie ${one ? 'ist' : 'sind'} betroffen` });
    }
    case 'choose-line':
      return say(
        'waehlen',
        `${felder(said.spaces)} in gerader Linie ab ${said.from === 'self' ? noun({ n: 'self' }, talk, 'dat') : 'dem Ziel'}`,
        {
          tail: `: Alle Figuren darauf in Sichtlinie sind ${said.too === true ? 'ebenfalls ' : ''}betroffen`,
        },
      );
    case 'use-with-every-figure':
      return say('tun', 'dies nacheinander mit beliebig vielen Figuren dieser Gruppe');
    case 'roll':
      return say('werfen', words(diceWords(said.dice, talk), said.each !== undefined && forEach(said.each, talk)));
    case 'roll-again':
      return say('wuerfeln', 'erneut');
    case 'add-to-roll':
      return say('addieren', words(said.per !== undefined && perWords(said.per, talk), `${said.add} zum Wurf`));
    case 'add-distance':
      return say('addieren', 'die Zahl der Felder zwischen Angreifer und Verteidiger zum Wurf');
    case 'repeat':
      return say('wiederholen', 'dies', { tail: ', solange es gelingt' });
    case 'wound':
      return say('zufuegen', `${noun(said.whom, talk, 'dat')} ${wounds(said.wounds)}`);
    case 'destroy':
      return say('zerstoeren', noun(said.whom, talk, 'acc'));
    case 'heal':
      return say('entfernen', `${healWords(said)} von ${cardOf(said.whom, talk)}`);
    case 'remove-orders':
      return say(
        'entfernen',
        `${said.count === 'all' ? 'alle Befehlsmarker' : 'einen zufälligen verdeckten Befehlsmarker'} von ${cardOf(said.whom, talk)}`,
      );
    case 'take-control':
      return say('uebernehmen', `${GAME} die Kontrolle über ${noun(said.whom, talk, 'acc')}`);
    case 'gains-control': {
      const self = noun({ n: 'self' }, talk, 'acc');
      return said.until === undefined
        ? say('uebernehmen', `${GAME} die Kontrolle über ${self}`)
        : say('kontrollieren', `${self} in diesem Zug`);
    }
    case 'negate':
      return say('aufheben', `${GAME} alle Spezialfähigkeiten ${of(said.whom, talk)}`);
    case 'give':
      return say('geben', words(noun(said.whom, talk, 'dat'), untilWords(said.until), bonusWords(said.bonuses, talk)));
    case 'activate': {
      const until = said.until === 'turn' ? 'für diesen Zug' : 'bis zum Ende der Runde';
      return said.x === true
        ? say('aufdecken', 'auch den X-Marker auf dieser Karte', { tail: `, um ${until} ${said.state} zu aktivieren` })
        : say('aktivieren', `${until} ${said.state}`);
    }
    case 'place':
      return say('stellen', words(noun(said.whom, talk, 'acc'), placed(said, talk)));
    case 'gather': {
      const whom = noun(said.whom, talk, 'acc');
      const text = said.count === 'wounds' ? `bis zu so viele ${whom}, wie Wunden erhalten wurden,` : whom;
      return say('stellen', words(text, ontoSpace(said.space, sayer(talk), false, said.count !== 1)));
    }
    case 'may-fall':
      return say('koennen', 'als nicht fliegende Figur Fallschaden erleiden');
    case 'switch':
      return say(
        'tauschen',
        `die Plätze ${of({ n: 'self' }, talk)} und ${of(said.whom, talk)}`,
        said.once === undefined ? {} : { tail: ' (jede Figur nur einmal pro Zug)' },
      );
    case 'move':
      return say('bewegen', moveWords(said, talk));
    case 'move-again':
      return say('bewegen', `${noun(said.whom, talk, 'acc')} erneut`);
    case 'attack-again':
      return say('angreifen', `erneut mit ${noun(said.with, talk, 'dat')}`);
    case 'ignore-attack':
      return say('ignorieren', 'den Angriff');
    case 'ignore-wounds':
      return say('ignorieren', 'diese Wunden');
    case 'put-marker':
      return say(
        'legen',
        `${markers(said.name, said.count, 'acc')} auf ${said.on === undefined ? 'diese Karte' : `die Karte ${of(said.on, talk)}`}`,
        said.max === undefined ? {} : { tail: ` (höchstens ${said.max})` },
      );
    case 'remove-marker':
      return say('entfernen', `${markers(said.name, said.count, 'acc')} von ${cardOf(said.on ?? { n: 'card' }, talk)}`);
    case 'revive':
      return say('stellen', words(noun(said.whom, talk, 'acc'), placed(said, talk)));
    case 'bring':
      return say('stellen', `alle Figuren der Karte ${said.name} ${ontoSpace(said.space, sayer(talk), false, true)}`);
    case 'become-spirit': {
      const stat = { attack: 'Angriffswert', defence: 'Verteidigungswert', move: 'Bewegungswert' }[said.stat];
      return say('stellen', `${noun({ n: 'self' }, talk, 'acc')} auf eine einzigartige Armeekarte`, {
        tail: `: Deren ${stat} ist ${GAME} um 1 höher`,
      });
    }
    case 'becomes':
      return say('haben', becomeWords(said));
    case 'is-enough':
      return say('brauchen', `nur ${said.from} oder mehr`);
    case 'turn-ends':
      return say('beenden', 'sofort den Zug');
    case 'distribute':
      return say('zufuegen', `${noun(said.among, talk, 'dat')} 1 Wunde`);
    case 'lay-shadow':
      return say('machen', `das Feld ${of({ n: 'self' }, talk)} ${GAME} zu einem Schattenfeld`);
  }
}

function forEach(each: NonNullable<Extract<EffectVerb, { readonly v: 'roll' }>['each']>, talk: Talk): string {
  const whom = nounPhrase(each, talk, 'acc');
  return `${whom.form === 'pl' ? 'einmal ' : ''}für ${whom.text}`;
}

function placed(said: Extract<EffectVerb, { readonly v: 'place' | 'revive' }>, talk: Talk): string {
  if (said.inPlace !== undefined) return `auf das Feld ${of({ n: 'role', role: said.inPlace }, talk)}`;
  return ontoSpace(said.space, sayer(talk), same(said.space.of, said.whom));
}

function diceWords(dice: Dice, talk: Talk): string {
  switch (dice.dice) {
    case 'd20':
      return 'den W20';
    case 'attack':
      if (dice.count === 'wounds') return 'für jede zugefügte Wunde 1 Angriffswürfel';
      return words(dice.per !== undefined && perWords(dice.per, talk), `${dice.count} Angriffswürfel`);
    case 'symbols':
      return words(dice.count !== 'same' && String(dice.count), `Symbolwürfel von ${traits.general[dice.general].de}`);
  }
}

function healWords({ wounds: count, upTo }: Extract<EffectVerb, { readonly v: 'heal' }>): string {
  return count === 'all' ? 'alle Wundmarker' : `${upTo === true ? 'bis zu ' : ''}${count} Wundmarker`;
}

function moveWords(said: Extract<EffectVerb, { readonly v: 'move' }>, talk: Talk): string {
  const spaces =
    said.spaces === 'symbols'
      ? 'so viele Felder weit, wie Symbole geworfen wurden,'
      : `bis zu ${felder(said.spaces)} weit`;
  return words(
    noun(said.whom, talk, 'acc'),
    said.several && 'jeweils',
    said.spaces === 'symbols' && 'bis zu',
    spaces,
    said.up !== undefined && `und bis zu ${ebenen(said.up)} höher`,
    said.unengaged === true && 'auf ein Feld ohne benachbarte Gegner',
    said.free === true && 'ohne Gelegenheitsangriffe',
  );
}

const PERSONALITIES = traits.personality as Readonly<
  Record<string, { readonly de: { readonly stem: string; readonly name?: string } }>
>;

function becomeWords(said: Extract<EffectVerb, { readonly v: 'becomes' }>): string {
  const personality = said.personality === undefined ? undefined : PERSONALITIES[said.personality]?.de;
  const parts = [
    ...(said.species === undefined ? [] : [`die Spezies ${traitName('species', said.species)}`]),
    ...(said.class === undefined ? [] : [`die Klasse ${traitName('class', said.class)}`]),
    ...(said.personality === undefined
      ? []
      : [`die Persönlichkeit „${personality?.name ?? personality?.stem ?? said.personality}“`]),
  ];
  return `${GAME} ${listed(parts, 'und')}`;
}
