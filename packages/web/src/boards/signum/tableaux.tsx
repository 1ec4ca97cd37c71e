/**
 * What players have beside the field, one's own first.
 */
import type { ContentEntry, Seat, SeenCard } from '@muster/engine';
import type { ShownOption } from '@muster/room';
import { cardById, signum, type SeenPlayer, type SeenRelic, type SignumView } from '@muster/signum';
import { useMemo, useState, type ReactNode } from 'react';
import { face } from '../../gallery/signum-face.tsx';
import { GameIcon } from '../../icons/game-icon.tsx';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useEntries } from '../../setup/use-content.ts';
import { useHold } from '../../ui/hold.ts';
import { OptionMenu } from '../../ui/option-menu.tsx';
import { useWords } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import layout from '../hex/hex-layout.module.css';
import { Lens } from '../lens.tsx';
import { creatureIcons } from './creature-icons.ts';
import { CreaturePanel } from './creature-panel.tsx';
import { cardIn, isOnField } from './scene.ts';
import styles from './tableaux.module.css';

export interface TableauxProps extends BoardProps {
  readonly view: SignumView;
  /** The creature one looks at on the field. */
  readonly looked: number | null;
}

export function Tableaux({ table, frame, view, picks, looked }: TableauxProps) {
  const { boards } = useWords();
  const words = boards.signum;
  const entries = useEntries(signum);
  const icons = useMemo(() => creatureIcons(view), [view]);
  const [closer, setCloser] = useState<ContentEntry | null>(null);
  const [menu, setMenu] = useState<{ options: readonly ShownOption[]; at: { x: number; y: number } } | null>(null);
  const kind = frame.asked?.kind ?? '';
  const options = useMemo(() => byCard(kind, frame.asked?.options ?? []), [kind, frame.asked]);
  const seats = view.players.map((_, i) => (i + (frame.seat ?? 0)) % view.players.length);
  const creature = looked === null ? undefined : view.creatures[looked];
  const chips = (cards: readonly SeenCard[] | null | number) =>
    cards === null || typeof cards === 'number'
      ? null
      : cards.map((card) => (
          <Chip
            key={card.id}
            card={card}
            entry={entries.get(card.card)}
            options={options.get(card.id) ?? []}
            picked={(options.get(card.id) ?? []).some(({ key }) => picks.includes(key))}
            look={setCloser}
            choose={(list, at) => {
              const [only] = list;
              if (only !== undefined && list.length === 1) table.pick(only.key);
              else setMenu({ options: list, at });
            }}
          />
        ));
  return (
    <div className={`${layout['side']} ${styles['tableaux']}`}>
      {creature !== undefined && isOnField(creature) && (
        <CreaturePanel creature={creature} icon={icons.get(creature.record) ?? ''} entries={entries} />
      )}
      {seats.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        return (
          <section key={seat} className={styles['player']} data-out={player.out}>
            <Tracks seat={seat} player={player} view={view} />
            <Zone name={words.hand} count={countOf(player.hand)}>
              {chips(player.hand)}
            </Zone>
            <Zone name={words.featHand} count={countOf(player.featHand)}>
              {chips(player.featHand)}
            </Zone>
            <Zone name={words.camp} count={countOf(player.camp ?? [])}>
              {chips(player.camp)}
            </Zone>
            <Zone name={words.city} count={player.buildings.length}>
              {chips(player.buildings)}
            </Zone>
            <Zone name={words.relics} count={player.relics.length}>
              {chips(player.relics)}
            </Zone>
            <Zone name={words.hall} count={player.hall.length}>
              {chips(player.hall)}
            </Zone>
            <Zone name={words.fame} count={player.fame.length + player.faceDown}>
              {chips(player.fame)}
            </Zone>
          </section>
        );
      })}
      {menu !== null && <OptionMenu options={menu.options} at={menu.at} table={table} onClose={() => setMenu(null)} />}
      {closer !== null && (
        <Lens>
          <face.Large entry={closer} />
        </Lens>
      )}
    </div>
  );
}

function Tracks({
  seat,
  player,
  view,
}: {
  readonly seat: Seat;
  readonly player: SeenPlayer;
  readonly view: SignumView;
}) {
  const { boards } = useWords();
  const words = boards.signum;
  return (
    <header className={styles['tracks']} data-active={view.active === seat}>
      <h3 style={{ color: colourOf(seat) }}>
        {emblemOf(seat)} {cardById(player.hero)?.name}
      </h3>
      <p>
        <span title={words.points}>
          <GameIcon name="laurel-crown" title={words.points} /> {player.points}
          {view.goal !== null && `/${view.goal}`}
        </span>
        <span title={words.strength}>
          <GameIcon name="mailed-fist" title={words.strength} /> {player.strength}
        </span>
        <span title={words.income}>
          <GameIcon name="two-coins" title={words.income} /> {player.income}
        </span>
        <span title={words.deck}>
          <GameIcon name="card-random" title={words.deck} /> {player.deck}
        </span>
      </p>
    </header>
  );
}

function Zone({
  name,
  count,
  children,
}: {
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <div className={styles['zone']}>
      <h4>
        {name} <span>{count}</span>
      </h4>
      {children !== null && <ul>{children}</ul>}
    </div>
  );
}

interface ChipProps {
  readonly card: SeenCard;
  readonly entry: ContentEntry | undefined;
  readonly options: readonly ShownOption[];
  readonly picked: boolean;
  look(entry: ContentEntry | null): void;
  choose(options: readonly ShownOption[], at: { readonly x: number; readonly y: number }): void;
}

function Chip({ card, entry, options, picked, look, choose }: ChipProps) {
  const hold = useHold((closer) => look(closer && entry !== undefined ? entry : null));
  const { boards } = useWords();
  const record = cardById(card.card);
  const { closed = false, armour = 0 } = card as Partial<SeenRelic>;
  const cost = record !== undefined && 'cost' in record ? record.cost : null;
  return (
    <li>
      <button
        type="button"
        className={styles['chip']}
        data-legal={options.length > 0}
        data-picked={picked}
        data-closed={closed}
        aria-description={entry?.text}
        {...hold}
        onClick={(event) => {
          if (options.length > 0) choose(options, { x: event.clientX, y: event.clientY });
          else look(entry ?? null);
        }}
      >
        {cost !== null && <span className={styles['cost']}>{cost}</span>}
        {record?.name}
        {armour > 0 && <span title={boards.signum.armour}>⛨{armour}</span>}
      </button>
    </li>
  );
}

function countOf(cards: readonly SeenCard[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

function byCard(kind: string, options: readonly ShownOption[]): ReadonlyMap<number, readonly ShownOption[]> {
  const found = new Map<number, ShownOption[]>();
  for (const option of options) {
    const card = cardIn(kind, option);
    if (card !== null) found.set(card, [...(found.get(card) ?? []), option]);
  }
  return found;
}
