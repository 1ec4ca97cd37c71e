/**
 * One rule of a catalogue, with the rules it speaks of a click away.
 */
import { Suspense, use, useState } from 'react';
import { loadGame, type GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import { RuleText } from './rule-text.tsx';
import { loadRules } from './rule-texts.ts';

export interface RuleModalProps {
  readonly game: GameId;
  readonly rule: string;
  onClose(): void;
}

export function RuleModal({ game, rule, onClose }: RuleModalProps) {
  const { error } = useWords();
  const [shown, setShown] = useState(rule);
  return (
    <Modal title={shown} onClose={onClose}>
      <Suspense fallback={<p>{error.loading}</p>}>
        <Rule game={game} rule={shown} onRule={setShown} />
      </Suspense>
    </Modal>
  );
}

function Rule({ game, rule, onRule }: Omit<RuleModalProps, 'onClose'> & { onRule(rule: string): void }) {
  const language = useSettings((settings) => settings.language);
  const { catalogue } = use(loadGame(game));
  const texts = use(loadRules(game));
  const title = catalogue.find(({ id }) => id === rule)?.title[language] ?? '';
  return (
    <>
      <h3>{title}</h3>
      <RuleText text={texts.get(rule) ?? title} onRule={onRule} />
    </>
  );
}
