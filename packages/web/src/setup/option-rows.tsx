/**
 * The optional rules, and what is settled about decks: each with a sentence, its values, and the rules it is about.
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

/** The optional rules, folded together. */
export function OptionRows(props: OptionRowsProps) {
  const { draft, choices, set } = props;
  const { setup: words } = useWords();
  const options = choices.options.filter(({ isAboutDecks }) => isAboutDecks !== true);
  const count = options.filter(({ id }) => id in draft.options).length;
  const asUsual = (): SetupDraft =>
    options.reduce((plain, { id, values }) => withOption(plain, id, values[0] ?? false, choices), draft);
  return (
    <details className={styles['options']}>
      <summary>
        <h2>{words.options}</h2>
        <span>{words.optionsChanged(count)}</span>
      </summary>
      {count > 0 && <Button onClick={() => set(asUsual())}>{words.backToUsual}</Button>}
      <Rows {...props} options={options} />
    </details>
  );
}

/** What is settled about decks, beside them; nothing for games without it. */
export function DeckTerms(props: OptionRowsProps) {
  const options = props.choices.options.filter(({ isAboutDecks }) => isAboutDecks === true);
  return options.length === 0 ? null : <Rows {...props} options={options} />;
}

interface RowsProps extends OptionRowsProps {
  readonly options: readonly OptionChoice[];
}

function Rows({ game, draft, choices, options, set }: RowsProps) {
  const [rule, setRule] = useState<string | null>(null);
  return (
    <>
      <ul className={styles['rows']}>
        {options.map((option) => (
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
    </>
  );
}

interface RowProps {
  readonly option: OptionChoice;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
  onRule(rule: string): void;
}

function Row({ option: { id, name, text, values, valueNames, rules }, value, onChange, onRule }: RowProps) {
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
            {valueText(one, words, valueNames)}
            {i === 0 ? ` (${words.usual})` : ''}
          </option>
        ))}
      </select>
    </li>
  );
}
