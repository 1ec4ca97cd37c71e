/**
 * A game from its first decision to its end, with people and bots.
 */
import { leastAnswer, type Answer, type Decision, type Language, type Seat, letterOf } from '@muster/engine';
import { isForced, type Session } from '@muster/room';
import { Dialogue } from './dialogue.ts';
import { News } from './news.ts';
import { humanSeats, type Player } from './players.ts';
import { isYes, sentences, type Say } from './sentences.ts';
import type { Terminal } from './terminal.ts';

export interface TableParts {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly terminal: Terminal;
  readonly language: Language;
  readonly saveFile: string;
}

/** Plays on until the game is over or somebody leaves. */
export async function playTable(parts: TableParts): Promise<void> {
  const { session, players, terminal, language } = parts;
  const people = humanSeats(players);
  const say = sentences(language);
  const news = new News(session, terminal, language, people);
  const dialogue = new Dialogue({ ...parts, say, news, people });
  greet(parts, say);
  let lastAsked: Seat | null = null;
  for (;;) {
    news.gather();
    const decision = session.match.decisions[0];
    if (decision === undefined) break;
    const answer = answerOfItself(decision, parts);
    if (answer !== null) {
      take(session, decision, answer);
      continue;
    }
    if (people.length > 1 && terminal.interactive && decision.seat !== lastAsked) {
      terminal.clear();
      const line = await terminal.ask(say('handOver', { seat: letterOf(decision.seat) }));
      if (line === null) return leave(parts, dialogue, say);
    }
    lastAsked = decision.seat;
    const reaction = await dialogue.ask(decision);
    if (reaction.type === 'quit') return leave(parts, dialogue, say);
    if (reaction.type === 'answer') take(session, decision, reaction.answer);
  }
  end(parts, news, people);
}

/** What bots answer, and what anybody would have to. */
function answerOfItself(decision: Decision, { session, players }: TableParts): Answer | null {
  const bot = players[decision.seat]?.bot ?? null;
  if (isForced(decision)) return leastAnswer(decision);
  return bot === null ? null : bot.choose(session.matchForBots, decision.seat);
}

function take(session: Session, { seat, kind }: Decision, answer: Answer): void {
  const refusal = session.match.answer(seat, answer);
  if (refusal === null) return;
  throw new Error(`${letterOf(seat)} answered '${kind}' with '${String(answer)}': ${refusal.reason}`);
}

function greet({ session, players, terminal, language }: TableParts, say: Say): void {
  const { game, setup, seed } = session;
  terminal.print(`${game.name[language]} (${say('seed')}: ${seed})`);
  for (const [seat, { name, bot }] of players.entries()) {
    terminal.print(`${letterOf(seat)}: ${bot === null ? say('you') : name}, ${game.deckOf(setup, seat)}`);
  }
  terminal.print();
}

async function leave({ session, terminal }: TableParts, dialogue: Dialogue, say: Say): Promise<void> {
  terminal.print(say('left'));
  if (terminal.interactive && session.match.answers.length > 0 && isYes(await terminal.ask(say('saveFirst')))) {
    dialogue.save('');
  }
}

function end({ session, terminal, language }: TableParts, news: News, people: readonly Seat[]): void {
  const { game, match } = session;
  for (const seat of people) news.show(seat);
  terminal.print();
  terminal.print(game.draw(match.state, people.length === 1 ? (people[0] ?? null) : null, language));
  const { outcome } = match;
  if (outcome !== null) terminal.print(game.words(language).outcome(match.state, outcome));
}
