export type { Bot, Table } from './bot.ts';
export { BOT_NAMES, createBot } from './create.ts';
export { randomAnswer } from './random.ts';
