/**
 * Cards that have changed their place glide there. Where they are is measured before and after a change; cards that change from one
 * part of the table to another fly over it as a copy, because each part cuts off what reaches out of it.
 */
import type { Frame } from '@muster/room';
import type { WarlordView } from '@muster/warlord';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Table } from '../../play/table-store.ts';
import { animate, timeNow } from '../motion/animate.ts';
import styles from './gliding.module.css';
import { originOf, pileOf } from './places.ts';

/** Where something is on the screen, by its middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Seen extends Spot {
  readonly element: HTMLElement;
  readonly height: number;
  /** How it is turned. */
  readonly turn: string;
  /** The part of the table it is in. */
  readonly zone: string | null;
}

/** Less than this is no move. */
const STILL = 2;

export function useGliding(root: RefObject<HTMLElement | null>, table: Table, frame: Frame): void {
  const before = useRef<ReadonlyMap<number, Seen> | null>(null);
  const shown = useRef(frame);
  // The store speaks before anything is drawn anew: cards still lie where they lay.
  useEffect(
    () =>
      table.store.subscribe((now, last) => {
        if (now.frame === last.frame || root.current === null || timeNow('glide') === 0) return;
        before.current = cardsIn(root.current);
      }),
    [table, root],
  );
  useLayoutEffect(() => {
    const last = before.current;
    const lastView = shown.current.view as WarlordView;
    const sameEyes = shown.current.seat === frame.seat;
    before.current = null;
    shown.current = frame;
    if (last === null || root.current === null || !sameEyes) return;
    glide(root.current, last, lastView, frame.view as WarlordView);
  }, [frame, root]);
}

function cardsIn(root: HTMLElement): ReadonlyMap<number, Seen> {
  const found = new Map<number, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? null;
    const { offsetWidth: width, offsetHeight: height } = element;
    const turn = getComputedStyle(element).transform;
    found.set(Number(element.dataset['card']), { ...middleOf(element), width, height, element, zone, turn });
  }
  return found;
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function glide(root: HTMLElement, before: ReadonlyMap<number, Seen>, last: WarlordView, view: WarlordView): void {
  // What still glides from the change before would be measured in the wrong place.
  for (const running of root.getAnimations({ subtree: true })) if (running.id === 'glide') running.cancel();
  const now = cardsIn(root);
  const spotOf = (pile: string | null): Spot | null => {
    const element = pile === null ? null : root.querySelector(`[data-pile="${pile}"]`);
    return element === null ? null : { ...middleOf(element), width: 14 };
  };
  for (const [card, is] of now) {
    const was = before.get(card);
    if (was === undefined) {
      const from = spotOf(originOf(last, view, card));
      if (from !== null) fly(root, is, from, is, is.element);
    } else if (was.zone === is.zone) shift(was, is);
    else fly(root, was, was, is, is.element);
  }
  for (const [card, was] of before) {
    if (!now.has(card)) fly(root, was, was, spotOf(pileOf(view, card)), null);
  }
}

/** Within its part of the table a card moves itself. */
function shift(was: Seen, is: Seen): void {
  const x = was.x - is.x;
  const y = was.y - is.y;
  if (Math.hypot(x, y) < STILL) return;
  const scale = was.width / Math.max(1, is.width);
  animate(is.element, 'glide', [
    { translate: `${x}px ${y}px`, scale: String(scale) },
    { translate: '0px 0px', scale: '1' },
  ]);
}

/** A copy of a card flies over the table; `hidden` is out of sight meanwhile. Without a place to go to, it fades away. */
function fly(root: HTMLElement, card: Seen, from: Spot, to: Spot | null, hidden: HTMLElement | null): void {
  const copy = copyOf(card, root);
  const at = ({ x, y, width }: Spot): Keyframe => ({
    translate: `${x - card.x}px ${y - card.y}px`,
    scale: String(width / Math.max(1, card.width)),
  });
  root.append(copy);
  const frames = to === null ? [{ opacity: 1 }, { opacity: 0 }] : [at(from), at(to)];
  const flight = animate(copy, 'glide', frames);
  if (flight === null) copy.remove();
  else
    flight.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  if (hidden !== null) animate(hidden, 'glide', [{ opacity: 0 }, { opacity: 0 }]);
}

function copyOf({ element, x, y, width, height, turn }: Seen, root: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { left, top } = root.getBoundingClientRect();
  for (const name of ['data-card', 'data-legal', 'data-picked', 'data-about', 'aria-label', 'title']) {
    copy.removeAttribute(name);
  }
  copy.inert = true;
  copy.classList.add(styles['copy'] ?? '');
  Object.assign(copy.style, {
    left: `${x - left - width / 2}px`,
    top: `${y - top - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: turn,
  });
  return copy;
}
