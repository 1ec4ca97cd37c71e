/**
 * The screen and keyboard, or what is piped in their place.
 */
import { createInterface } from 'node:readline';
import { print } from '../output.ts';

export interface Terminal {
  /** Somebody sits there: the screen can be cleared, and questions that only keep an eye on them make sense. */
  readonly interactive: boolean;
  print(text?: string): void;
  clear(): void;
  /** The next line; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openTerminal(): Terminal {
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: interactive });
  const lines: string[] = [];
  let ended = false;
  let waiting: ((line: string | null) => void) | null = null;
  const hand = (line: string | null): void => {
    const take = waiting;
    waiting = null;
    take?.(line);
  };
  // Piped lines come all at once, before anybody asks for them.
  reader.on('line', (line) => {
    if (waiting === null) lines.push(line);
    else hand(line);
  });
  reader.on('close', () => {
    ended = true;
    hand(null);
  });
  // Ctrl+C at a question leaves the game in order; anywhere else it ends the program.
  reader.on('SIGINT', () => (waiting === null ? reader.close() : hand(null)));
  return {
    interactive,
    print,
    clear: () => {
      if (interactive) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    ask: (prompt) => {
      const next = lines.shift();
      if (next !== undefined || ended) {
        print(prompt + (next ?? ''));
        return Promise.resolve(next ?? null);
      }
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((done) => {
        waiting = (line) => {
          // Nobody's Enter ends the line of the prompt where the input is piped.
          if (!interactive || line === null) print(line ?? '');
          done(line);
        };
      });
    },
    close: () => reader.close(),
  };
}
