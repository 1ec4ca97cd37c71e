/**
 * The settings.
 */
import type { Language } from '@muster/engine';
import { useSettings, type BoardMode, type Motion, type Theme } from '../settings.ts';
import { Modal } from '../ui/modal.tsx';
import { useWords, WORDS } from '../words/index.ts';
import styles from './settings-modal.module.css';

interface RowProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly hint?: string | undefined;
  onChange(value: T): void;
}

function Row<T extends string>({ label, value, choices, hint, onChange }: RowProps<T>) {
  return (
    <fieldset className={styles['row']}>
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {choices.map(([one, name]) => (
          <label key={one}>
            <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </fieldset>
  );
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'it'];
const THEMES: readonly Theme[] = ['dark', 'light'];
const MOTIONS: readonly Motion[] = ['full', 'fast', 'off'];
const BOARDS: readonly BoardMode[] = ['3d', 'flat'];

export function SettingsModal({ onClose }: { onClose(): void }) {
  const { settings: words } = useWords();
  const { language, theme, motion, chosenMotion, sound, board, set } = useSettings();
  return (
    <Modal title={words.title} onClose={onClose}>
      <Row
        label={words.language}
        value={language}
        choices={LANGUAGES.map((one) => [one, WORDS[one].languageName])}
        onChange={(value) => set({ language: value })}
      />
      <Row
        label={words.theme}
        value={theme}
        choices={THEMES.map((one) => [one, words.themes[one]])}
        onChange={(value) => set({ theme: value })}
      />
      <Row
        label={words.motion}
        value={motion}
        choices={MOTIONS.map((one) => [one, words.motions[one]])}
        hint={chosenMotion === null ? words.motionOfSystem : undefined}
        onChange={(value) => set({ motion: value })}
      />
      <Row
        label={words.sound}
        value={sound ? 'on' : 'off'}
        choices={[
          ['off', words.sounds.off],
          ['on', words.sounds.on],
        ]}
        onChange={(value) => set({ sound: value === 'on' })}
      />
      <Row
        label={words.board}
        value={board}
        choices={BOARDS.map((one) => [one, words.boards[one]])}
        onChange={(value) => set({ board: value })}
      />
    </Modal>
  );
}
