/**
 * German: what may be true of someone.
 */
import { words } from '@muster/grammar/phrases';
import type { StateVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { markers, wounds } from './fight.ts';
import { isWords, say as noun, sayer } from './noun.ts';
import { obstacleDative, onGround, placeWords } from './place.ts';
import { say, type Predicate } from './predicate.ts';

export function statePredicate(said: StateVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'is':
      return say('sein', isWords(said.kind, talk, false, false), { not: isWords(said.kind, talk, false, true) });
    case 'stands-on':
      return say('stehen', onGround(said.ground));
    case 'started-on':
      return say('haben', `diesen Zug ${onGround(said.ground)} begonnen`);
    case 'started-engaged':
      return say('haben', `diesen Zug ${said.is ? 'kampfgebunden' : 'ohne Kampfbindung'} begonnen`);
    case 'started-adjacent-to':
      return say('war', `zu Beginn dieses Zuges zu ${noun(said.whom, talk, 'dat')} benachbart`);
    case 'started-next-to':
      return say('war', `zu Beginn dieses Zuges zu ${obstacleDative(said.obstacles)} benachbart`);
    case 'is-next-to':
      return say('sein', `zu ${obstacleDative(said.obstacles)} benachbart`);
    case 'was-not-adjacent':
      return say('war', `zu Beginn dieses Zuges nicht zu ${noun(said.to, talk, 'dat')} benachbart`);
    case 'was-away':
      return say(
        'war',
        `zu Beginn dieses Zuges mindestens ${said.atLeast} Felder von ${noun(said.from, talk, 'dat')} entfernt`,
      );
    case 'is-engaged':
      return say('sein', said.is ? 'kampfgebunden' : 'nicht kampfgebunden');
    case 'is-then-unengaged':
      return say('sein', 'dann nicht kampfgebunden');
    case 'is-adjacent':
      return say('sein', said.is ? 'benachbart' : 'nicht benachbart');
    case 'is-within':
      return say(
        'sein',
        words(
          said.beforeMoving === true && 'vor der Bewegung',
          said.where.of !== undefined && placeWords(said.where.place, said.where.of, sayer(talk)),
        ),
      );
    case 'is-higher-than':
      return say('stehen', `höher als die Oberkante ${noun(said.whom, talk, 'gen')}`);
    case 'has-height':
      return say('haben', 'Höhenvorteil');
    case 'is-the-target':
      return say('sein', 'das gewählte Ziel');
    case 'was-unhurt':
      return say('haben', 'keine Wunde erhalten');
    case 'has-moved':
      return say('sein', said.is ? 'in diesem Zug gezogen' : 'in diesem Zug nicht gezogen', {
        not: 'in diesem Zug nicht gezogen',
      });
    case 'has-same-target':
      return say('angreifen', 'dieselbe Figur', { tail: ' wie die Figur dieser Gruppe, die zuvor angegriffen hat' });
    case 'are-there':
      return say(
        'sein',
        said.where.of === undefined ? 'dort' : placeWords(said.where.place, said.where.of, sayer(talk)),
      );
    case 'are-in-play':
      return say('sein', 'auf dem Schlachtfeld');
    case 'has-wounds':
      return say('haben', `mindestens ${said.atLeast} Wundmarker`);
    case 'has-given-wounds':
      return say('haben', `mindestens ${wounds(said.atLeast)} zugefügt`);
    case 'can-reach':
      return say('koennen', `die längere Bewegung neben ${noun(said.whom, talk, 'dat')} beenden`);
    case 'has-only':
      return say('kontrollieren', `nur ${noun({ n: 'some', count: 'many', kind: said.kind }, talk, 'acc')}`);
    case 'has-unrevealed':
      return say(
        'haben',
        `genau ${said.exactly} ${said.exactly === 1 ? 'verdeckten' : 'verdeckte'} Befehlsmarker auf dieser Karte`,
      );
    case 'has-orders-only-on': {
      const cards = `Karten von ${noun({ n: 'some', count: 'many', kind: said.kind }, talk, 'dat')}`;
      return say(
        'haben',
        words(
          `in dieser Runde alle deine Befehlsmarker auf ${cards}`,
          said.andThis === true && 'und mindestens einen davon auf diese Karte',
          'gestellt',
        ),
      );
    }
    case 'has-orders':
      return say('haben', `mindestens ${said.atLeast} Befehlsmarker auf dieser Karte`);
    case 'takes-marker-turn':
      return say(
        'haben',
        `für diesen Zug ${said.face === undefined ? 'einen Befehlsmarker' : `den Befehlsmarker ${said.face}`} auf dieser Karte aufgedeckt`,
      );
    case 'has-marker':
      return say('haben', `mindestens ${markers(said.name, said.atLeast, 'acc')} auf dieser Karte`);
    case 'took-no-bonding-turn':
      return say('haben', 'vor diesem Zug keinen Zug mit einer solchen Figur gemacht');
    case 'has-been-destroyed':
      return say('sein', 'zerstört worden');
    case 'is-attacked-with':
      return say(
        'werden',
        `mit ${{ normal: 'einem normalen Angriff', special: 'einem Spezialangriff', any: 'einem Angriff' }[said.attack]} angegriffen`,
      );
    case 'has-active':
      return say('haben', `${said.state} aktiviert`, { not: `${said.state} nicht aktiviert` });
    case 'is-in-first-round':
      return say('sein', 'in der ersten Runde');
  }
}
