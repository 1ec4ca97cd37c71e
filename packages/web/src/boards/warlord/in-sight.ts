/**
 * Where a table is larger than what is seen of it, something that can be picked comes into sight when all of it is out of it.
 */
import type { Question } from '@muster/room';
import { useEffect, type RefObject } from 'react';
import { timeNow } from '../motion/animate.ts';

const FIELD = '[data-zone="field"]';
const PICKABLE = '[data-legal="true"], [data-slot]';

export function useInSight(root: RefObject<HTMLElement | null>, asked: Question | null): void {
  useEffect(() => {
    const field = asked === null ? null : root.current?.querySelector(FIELD);
    if (field === null || field === undefined) return;
    const pickable = [...field.querySelectorAll(PICKABLE)];
    if (pickable.some((one) => isWithin(one, field))) return;
    const behavior = timeNow('glide') === 0 ? 'auto' : 'smooth';
    pickable[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  }, [root, asked]);
}

function isWithin(element: Element, field: Element): boolean {
  const one = element.getBoundingClientRect();
  const all = field.getBoundingClientRect();
  return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;
}
