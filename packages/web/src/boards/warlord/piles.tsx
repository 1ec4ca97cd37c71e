/**
 * Deck, hand and discard pile of a player, and who has the initiative. Open piles can be looked through.
 */
import type { Seat, SeenCard } from '@muster/engine';
import { cardById, type SeenPlayer } from '@muster/warlord';
import { useState } from 'react';
import { GameIcon } from '../../icons/game-icon.tsx';
import { nameOf } from '../../play/named.ts';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { Modal } from '../../ui/modal.tsx';
import { useWords } from '../../words/index.ts';
import type { TableParts } from './board.tsx';
import { CardButton } from './card-button.tsx';
import { pileName } from './places.ts';
import styles from './piles.module.css';

export interface PilesProps {
  readonly seat: Seat;
  readonly player: SeenPlayer;
  readonly isInitiative: boolean;
  /** All in one line. */
  readonly isFlat: boolean;
  readonly parts: TableParts;
}

export function Piles({ seat, player, isInitiative, isFlat, parts }: PilesProps) {
  const { boards, play } = useWords();
  const words = boards.warlord;
  const [open, setOpen] = useState<'discard' | 'removed' | null>(null);
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  return (
    <div className={styles['piles']} data-flat={isFlat}>
      <strong style={{ color: colourOf(seat) }}>
        {emblemOf(seat)} {nameOf(parts.seats, seat, play)}
      </strong>
      {isInitiative && (
        <span className={styles['initiative']}>
          <GameIcon name="knight-banner" /> {words.initiative}
        </span>
      )}
      <span className={styles['counts']}>
        <span title={words.deck} data-pile={pileName(seat, 'deck')}>
          <GameIcon name="card-random" title={words.deck} /> {player.deck}
        </span>
        <span title={words.hand} data-pile={pileName(seat, 'hand')}>
          <GameIcon name="card-pickup" title={words.hand} /> {hand}
        </span>
        <button
          type="button"
          title={words.discard}
          data-pile={pileName(seat, 'discard')}
          onClick={() => setOpen('discard')}
        >
          <GameIcon name="card-discard" title={words.discard} /> {player.discard.length}
        </button>
        {player.removed.length > 0 && (
          <button
            type="button"
            title={words.removed}
            data-pile={pileName(seat, 'removed')}
            onClick={() => setOpen('removed')}
          >
            <GameIcon name="ghost" title={words.removed} /> {player.removed.length}
          </button>
        )}
      </span>
      {open !== null && (
        <Modal title={words[open]} onClose={() => setOpen(null)}>
          {player[open].length === 0 && <p>{words.emptyPile}</p>}
          <ul className={styles['cards']}>
            {player[open].map((card) => (
              <PileCard key={card.id} seen={card} parts={parts} />
            ))}
          </ul>
        </Modal>
      )}
    </div>
  );
}

function PileCard({ seen: { id, card: record }, parts }: { readonly seen: SeenCard; readonly parts: TableParts }) {
  const card = cardById(record);
  if (card === undefined) return null;
  return (
    <li>
      <CardButton id={id} card={card} now={null} parts={parts} />
    </li>
  );
}
