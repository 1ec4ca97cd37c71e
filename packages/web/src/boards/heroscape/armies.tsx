/**
 * The army cards of all players beside the field, with their order markers, one's own first.
 */
import type { ContentEntry, Seat } from '@muster/engine';
import { heroscape, type HeroscapeView, type MarkerSeen, type SeenCard } from '@muster/heroscape';
import type { ShownOption } from '@muster/room';
import { useMemo, useState } from 'react';
import { face } from '../../gallery/heroscape-face.tsx';
import { GameIcon } from '../../icons/game-icon.tsx';
import { nameOf } from '../../play/named.ts';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useEntries } from '../../setup/use-content.ts';
import { useHold } from '../../ui/hold.ts';
import { useWords } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import layout from '../hex/hex-layout.module.css';
import { Lens } from '../lens.tsx';
import styles from './armies.module.css';
import { figureIcons } from './figure-icons.ts';
import { cardOf } from './scene.ts';

export interface ArmiesProps extends BoardProps {
  readonly view: HeroscapeView;
  /** The figure one looks at on the field: its card opens. */
  readonly looked: number | null;
}

export function Armies({ table, frame, view, picks, looked }: ArmiesProps) {
  const { play } = useWords();
  const entries = useEntries(heroscape);
  const [closer, setCloser] = useState<ContentEntry | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const options = useMemo(() => byCard(frame.asked?.options ?? []), [frame.asked]);
  const seats = view.players.map((_, i) => (i + (frame.seat ?? 0)) % view.players.length);
  const icons = useMemo(() => figureIcons(view), [view]);
  const lookedCard = looked === null ? null : (view.figures[looked]?.card ?? null);
  return (
    <div className={`${layout['side']} ${styles['armies']}`}>
      {seats.map((seat) => (
        <section key={seat} className={styles['army']}>
          <h3 style={{ color: colourOf(seat) }}>
            {emblemOf(seat)} {nameOf(frame.seats, seat, play)}
          </h3>
          <ul>
            {view.cards
              .filter(({ controller }) => controller === seat)
              .map((card) => (
                <ArmyCardRow
                  key={card.id}
                  card={card}
                  view={view}
                  seat={seat}
                  icon={icons.get(card.card) ?? ''}
                  entry={entries.get(card.card)}
                  isOpen={open === card.id || lookedCard === card.id}
                  options={options.get(card.id) ?? []}
                  picked={(options.get(card.id) ?? []).some(({ key }) => picks.includes(key))}
                  pick={table.pick}
                  look={setCloser}
                  onToggle={() => setOpen(open === card.id ? null : card.id)}
                />
              ))}
          </ul>
        </section>
      ))}
      {closer !== null && (
        <Lens>
          <face.Large entry={closer} />
        </Lens>
      )}
    </div>
  );
}

interface RowProps {
  readonly card: SeenCard;
  readonly view: HeroscapeView;
  readonly seat: Seat;
  /** The silhouette of its figures. */
  readonly icon: string;
  readonly entry: ContentEntry | undefined;
  readonly isOpen: boolean;
  readonly options: readonly ShownOption[];
  readonly picked: boolean;
  pick(key: string): void;
  look(entry: ContentEntry | null): void;
  onToggle(): void;
}

function ArmyCardRow({ card, view, seat, icon, entry, isOpen, options, picked, pick, look, onToggle }: RowProps) {
  const hold = useHold((closer) => look(closer && entry !== undefined ? entry : null));
  const { boards } = useWords();
  const words = boards.heroscape;
  const living = card.figures.filter((id) => view.figures[id]?.fate === 'field').length;
  // Before the first round armies are still being put on the field.
  const reserve = card.figures.filter((id) => view.figures[id]?.fate === 'reserve').length;
  const waiting = view.round === 0 || reserve > 0;
  const wounds = Math.max(0, ...card.figures.map((id) => view.figures[id]?.wounds ?? 0));
  const markers = view.players[seat]?.markers.filter((marker) => marker.card === card.id) ?? [];
  const [only] = options;
  const acting = view.turns.at(-1)?.card === card.id;
  return (
    <li className={styles['card']} data-gone={living === 0 && !waiting} data-acting={acting}>
      <button
        type="button"
        className={styles['head']}
        data-legal={options.length > 0}
        data-picked={picked}
        aria-expanded={options.length > 0 ? undefined : isOpen}
        aria-description={entry?.text}
        {...hold}
        onClick={() => (only === undefined ? onToggle() : pick(only.key))}
      >
        <span className={styles['figure']} style={{ color: colourOf(seat) }}>
          <GameIcon name={icon} />
        </span>
        <span className={styles['name']}>{card.name}</span>
        <span className={styles['markers']}>
          {markers.map((marker, i) => (
            <Marker key={`${i} ${marker.face}`} marker={marker} />
          ))}
        </span>
        <span className={styles['numbers']}>
          <span title={words.figures}>
            {view.round === 0 ? card.figures.length : `${living}/${card.figures.length}`}
          </span>
          {view.round > 0 && reserve > 0 && <span>{words.reserve(reserve)}</span>}
          <span title={words.life}>
            <GameIcon name="drop" title={words.life} /> {card.life - wounds}
          </span>
          <span title={words.move}>
            <GameIcon name="boots" title={words.move} /> {card.move}
          </span>
          <span title={words.range}>
            <GameIcon name="bow-arrow" title={words.range} /> {card.range}
          </span>
          <span title={words.attack}>
            <GameIcon name="crossed-swords" title={words.attack} /> {card.attack}
          </span>
          <span title={words.defence}>
            <GameIcon name="shield" title={words.defence} /> {card.defence}
          </span>
        </span>
      </button>
      {isOpen && <p className={styles['text']}>{entry?.text}</p>}
    </li>
  );
}

function Marker({ marker: { face, revealed, lost } }: { readonly marker: MarkerSeen }) {
  return (
    <span className={styles['marker']} data-revealed={revealed} data-lost={lost}>
      {face ?? '?'}
    </span>
  );
}

function byCard(options: readonly ShownOption[]): ReadonlyMap<number, readonly ShownOption[]> {
  const found = new Map<number, ShownOption[]>();
  for (const option of options) {
    const card = cardOf(option);
    if (card !== null) found.set(card, [...(found.get(card) ?? []), option]);
  }
  return found;
}
