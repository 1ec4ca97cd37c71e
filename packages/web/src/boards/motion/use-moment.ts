/**
 * Whether something has changed just now: news stand large for a moment, then they step back.
 */
import { useEffect, useState } from 'react';

/** Long enough to read a sentence. */
const MOMENT = 4000;

export function useMoment(news: number | null, moment = MOMENT): boolean {
  const [old, setOld] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOld(news), moment);
    return () => clearTimeout(timer);
  }, [news, moment]);
  return news !== old;
}
