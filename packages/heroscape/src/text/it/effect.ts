/**
 * Italian: what the player does with a power.
 */
import { with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Dice, EffectVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { same } from '../same.ts';
import { bonusWords, ferite, perWords, untilWords } from './fight.ts';
import type { Adjective } from './grammar.ts';
import { traitName } from './head.ts';
import { markerWords, ROLES } from './lexicon.ts';
import { cardOf, nounPhrase, say as noun, sayer } from './noun.ts';
import { caselle, livelli, spaceWords } from './place.ts';
import { say, type Predicate } from './predicate.ts';

const GAME = 'per il resto della partita';

export function effectPredicate(said: EffectVerb, form: Form, talk: Talk): Predicate {
  switch (said.v) {
    case 'choose':
      return say('scegliere', noun(said.whom, talk));
    case 'choose-flown-over':
      return say('scegliere', `${noun(said.whom, talk)} su cui ${noun({ n: 'self' }, talk)} passa in volo`);
    case 'choose-too': {
      const whom = nounPhrase(said.whom, talk);
      return say('scegliere', `${whom.text}, ${whom.many ? "colpite anch'esse" : "colpita anch'essa"}`);
    }
    case 'choose-line':
      return say(
        'scegliere',
        words(
          `${caselle(said.spaces)} in linea retta a partire ${with_('da', said.from === 'self' ? noun({ n: 'self' }, talk) : 'il bersaglio')}:`,
          'tutte le miniature in vista su di esse sono colpite',
          said.too === true && 'a loro volta',
        ),
      );
    case 'use-with-every-figure':
      return say('fare', "questo con un numero qualsiasi di miniature di questa squadra, una dopo l'altra");
    case 'roll':
      return say('tirare', words(diceWords(said.dice, talk), said.each !== undefined && forEach(said.each, talk)));
    case 'roll-again':
      return say('tirare', 'di nuovo');
    case 'add-to-roll':
      return say('aggiungere', words(`${said.add} al tiro`, said.per !== undefined && perWords(said.per, talk)));
    case 'add-distance':
      return say('aggiungere', 'al tiro il numero di caselle tra attaccante e difensore');
    case 'repeat':
      return say('ripetere', 'questo potere finché riesce');
    case 'wound':
      return say('infliggere', `${ferite(said.wounds)} ${with_('a', noun(said.whom, talk))}`);
    case 'destroy':
      return say('distruggere', noun(said.whom, talk));
    case 'heal':
      return say('rimuovere', `${healWords(said)} ${with_('da', cardOf(said.whom, talk))}`);
    case 'remove-orders':
      return say(
        'rimuovere',
        `${said.count === 'all' ? 'tutti i segnalini ordine' : 'a caso un segnalino ordine coperto'} ${with_('da', cardOf(said.whom, talk))}`,
      );
    case 'take-control':
      return say('prendere', `il controllo ${with_('di', noun(said.whom, talk))} ${GAME}`);
    case 'gains-control': {
      const self = noun({ n: 'self' }, talk);
      return said.until === undefined
        ? say('prendere', `il controllo ${with_('di', self)} ${GAME}`)
        : say('controllare', `${self} per questo turno`);
    }
    case 'negate':
      return say('annullare', `tutti i poteri speciali ${with_('di', noun(said.whom, talk))} ${GAME}`);
    case 'give':
      return say(
        'dare',
        words(bonusWords(said.bonuses, talk), with_('a', noun(said.whom, talk)), untilWords(said.until)),
      );
    case 'activate': {
      const until = said.until === 'turn' ? 'per questo turno' : 'per il resto del round';
      return said.x === true
        ? say('rivelare', `anche il segnalino X su questa carta per attivare ${said.state} ${until}`)
        : say('attivare', `${said.state} ${until}`);
    }
    case 'place':
    case 'revive':
      return say('piazzare', words(noun(said.whom, talk), placed(said, talk)));
    case 'gather': {
      const whom = noun(said.whom, talk);
      const text = said.count === 'wounds' ? `fino a tante ${whom} quante sono le ferite subite` : whom;
      return say('piazzare', words(text, `in ${spaceWords(said.space, sayer(talk), false, said.count !== 1)}`));
    }
    case 'may-fall':
      return say('potere', 'subire danni da caduta, a meno che possa volare');
    case 'switch':
      return say(
        'scambiare',
        words(
          `di posto ${noun({ n: 'self' }, talk)} e ${noun(said.whom, talk)}`,
          said.once !== undefined && '(ogni miniatura una volta per turno)',
        ),
      );
    case 'move':
      return say('muovere', moveWords(said, talk));
    case 'move-again':
      return say('muovere', `di nuovo ${noun(said.whom, talk)}`);
    case 'attack-again':
      return say('attaccare', `di nuovo con ${noun(said.with, talk)}`);
    case 'ignore-attack':
      return say('ignorare', "l'attacco");
    case 'ignore-wounds':
      return say('ignorare', 'queste ferite');
    case 'put-marker':
      return say(
        'mettere',
        words(
          `${said.count} ${markerWords(said.name, said.count)} ${with_('su', cardOf(said.on ?? { n: 'card' }, talk))}`,
          said.max !== undefined && `(al massimo ${said.max})`,
        ),
      );
    case 'remove-marker':
      return say(
        'rimuovere',
        `${said.count} ${markerWords(said.name, said.count)} ${with_('da', cardOf(said.on ?? { n: 'card' }, talk))}`,
      );
    case 'bring':
      return say(
        'piazzare',
        `tutte le miniature della carta ${said.name} in ${spaceWords(said.space, sayer(talk), false, true)}`,
      );
    case 'become-spirit': {
      const stat = { attack: "l'attacco", defence: 'la difesa', move: 'il movimento' }[said.stat];
      return say(
        'mettere',
        `${noun({ n: 'self' }, talk)} su una carta esercito unica: ${stat} di quella carta aumenta di 1 ${GAME}`,
      );
    }
    case 'becomes':
      return say('avere', becomeWords(said));
    case 'is-enough':
      return say('avere', `bisogno solo di ${said.from} o più`);
    case 'turn-ends':
      return say('terminare', 'subito il turno');
    case 'distribute':
      return say('infliggere', `1 ferita ${with_('a', noun(said.among, talk))}`);
    case 'lay-shadow':
      return say('rendere', `la casella ${with_('di', noun({ n: 'self' }, talk))} una casella d'ombra ${GAME}`);
  }
}

function forEach(each: NonNullable<Extract<EffectVerb, { readonly v: 'roll' }>['each']>, talk: Talk): string {
  const whom = nounPhrase(each, talk);
  return `${whom.many ? 'una volta ' : ''}per ${whom.text}`;
}

function placed(said: Extract<EffectVerb, { readonly v: 'place' | 'revive' }>, talk: Talk): string {
  if (said.inPlace !== undefined) return `nella casella ${with_('di', ROLES[said.inPlace].text)}`;
  return `in ${spaceWords(said.space, sayer(talk), same(said.space.of, said.whom))}`;
}

function diceWords(dice: Dice, talk: Talk): string {
  switch (dice.dice) {
    case 'd20':
      return 'il d20';
    case 'attack':
      if (dice.count === 'wounds') return '1 dado attacco per ogni ferita inflitta';
      return words(
        `${dice.count} ${dice.count === 1 ? 'dado' : 'dadi'} attacco`,
        dice.per !== undefined && perWords(dice.per, talk),
      );
    case 'symbols':
      return `${dice.count === 'same' ? 'i' : dice.count} dadi simbolo di ${traits.general[dice.general].it}`;
  }
}

function healWords({ wounds, upTo }: Extract<EffectVerb, { readonly v: 'heal' }>): string {
  if (wounds === 'all') return 'tutti i segnalini ferita';
  return `${upTo === true ? 'fino a ' : ''}${wounds} ${wounds === 1 ? 'segnalino' : 'segnalini'} ferita`;
}

function moveWords(said: Extract<EffectVerb, { readonly v: 'move' }>, talk: Talk): string {
  const spaces =
    said.spaces === 'symbols'
      ? 'fino a tante caselle quanti sono i simboli ottenuti'
      : `fino a ${caselle(said.spaces)}`;
  const whom = nounPhrase(said.whom, talk);
  const each = said.several ? (whom.f ? 'ciascuna' : 'ciascuno') : '';
  const first = said.spaces === 'symbols' && each !== '';
  return words(
    first ? `${whom.text}, ${each}` : whom.text,
    first ? spaces : words(spaces, each),
    said.up !== undefined && `e fino a ${livelli(said.up)} più in alto`,
    said.unengaged === true && 'dove nessun nemico sia adiacente',
    said.free === true && 'senza attacchi di opportunità',
  );
}

const PERSONALITIES: Readonly<Record<string, { readonly it: Adjective }>> = traits.personality;

function becomeWords(said: Extract<EffectVerb, { readonly v: 'becomes' }>): string {
  const parts = [
    ...(said.species === undefined ? [] : [`la specie ${traitName('species', said.species)}`]),
    ...(said.class === undefined ? [] : [`la classe ${traitName('class', said.class)}`]),
    ...(said.personality === undefined
      ? []
      : [`la personalità ${PERSONALITIES[said.personality]?.it.f[0] ?? said.personality}`]),
  ];
  return `${listed(parts, 'e')} ${GAME}`;
}
