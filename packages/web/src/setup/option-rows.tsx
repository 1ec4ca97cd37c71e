/**
 * The optional rules: each with a sentence, its values, and the rules it is about.
 */
import type { OptionChoice, SetupChoices } from '@muster/engine';
import { useState } from 'react';
import type { GameId } from '../games.ts';
import { RuleModal } from '../rules/rule-modal.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { withOption, type OptionValue, type SetupDraft } from './draft.ts';
import styles from './option-rows.module.css';
import { valueText } from './value-text.ts';

export interface OptionRowsProps {
  readonly game: GameId;
  readonly draft: SetupDraft;
  readonly choices: SetupChoices;
  set(draft: SetupDraft): void;
}

export function OptionRows({ game, draft, choices, set }: OptionRowsProps) {
  const { setup: words } = useWords();
  const [rule, setRule] = useState<string | null>(null);
  const count = Object.keys(draft.options).length;
  return (
    <details className={styles['options']}>
      <summary>
        <h2>{words.options}</h2>
        <span>{words.optionsChanged(count)}</span>
      </summary>
      {count > 0 && <Button onClick={() => set({ ...draft, options: {} })}>{words.backToUsual}</Button>}
      <ul className={styles['rows']}>
        {choices.options.map((option) => (
          <Row
            key={option.id}
            option={option}
            value={draft.options[option.id] ?? option.values[0] ?? false}
            onChange={(value) => set(withOption(draft, option.id, value, choices))}
            onRule={setRule}
          />
        ))}
      </ul>
      {rule !== null && <RuleModal game={game} rule={rule} onClose={() => setRule(null)} />}
    </details>
  );
}

interface RowProps {
  readonly option: OptionChoice;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
  onRule(rule: string): void;
}

function Row({ option: { id, name, text, values, rules }, value, onChange, onRule }: RowProps) {
  const { setup: words } = useWords();
  const changed = value !== values[0];
  return (
    <li className={styles['row']} data-changed={changed}>
      <div>
        <h3 id={`option-${id}`}>{name}</h3>
        <p>
          {text}{' '}
          {rules.map((rule) => (
            <button key={rule} type="button" className={styles['rule']} onClick={() => onRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
      </div>
      <select
        aria-labelledby={`option-${id}`}
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one, i) => (
          <option key={String(one)} value={String(one)}>
            {valueText(one, words)}
            {i === 0 ? ` (${words.usual})` : ''}
          </option>
        ))}
      </select>
    </li>
  );
}
