/**
 * A player in a simulation that is a process of its own.
 */
import type { Table } from '@muster/bots';
import type { Answer, Outcome, Refusal } from '@muster/engine';
import type { BotProcess } from './bot-process.ts';
import type { Player, Seating } from './player.ts';
import { isAnswer, SeatNews, type HostMessage } from './protocol.ts';

/** So often a decision is asked again after answers that are refused. */
const MOST_REFUSALS = 3;

export function processPlayer(bot: BotProcess, { match, setup, seed, seat, botSeed }: Seating, trust: boolean): Player {
  const news = new SeatNews(match, seat);
  const trusted = trust && bot.wantsRecord;
  let refusals = 0;
  const ask = async (message: HostMessage): Promise<Answer> => {
    const { type, answer } = await bot.ask(message);
    if (type === 'answer' && isAnswer(answer)) return answer;
    return bot.fail(`must answer with {"type":"answer","answer":…}, not with type ${JSON.stringify(type)}`);
  };
  bot.tell({
    type: 'start',
    seat,
    seats: match.game.seats(match.state),
    deck: match.game.deckOf(setup, seat),
    seed: botSeed,
    ...(trusted && { record: { setup, seed } }),
  });
  return {
    choose: (table: Table) => {
      const decision = table.decisionFor(seat);
      if (decision === null) throw new Error(`seat ${seat} is not asked anything`);
      refusals = 0;
      return ask(news.decide(decision, trusted));
    },
    refused: (refusal: Refusal) => {
      if (++refusals >= MOST_REFUSALS) return null;
      const text = match.game.words('en').refusal(match.state, refusal);
      return ask({ type: 'refused', reason: refusal.reason, text });
    },
    end: (_table: Table, outcome: Outcome | null) => {
      if (!bot.isLost) bot.tell(news.end(outcome));
    },
  };
}
