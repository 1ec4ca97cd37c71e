/**
 * Whether the log is open: where there is room for it, until somebody says otherwise.
 */
import { useEffect, useState } from 'react';

export function useLog(): [boolean, (open: boolean) => void] {
  const [wide] = useState(() => matchMedia('(min-width: 1000px)'));
  const [open, setOpen] = useState(wide.matches);
  useEffect(() => {
    const onChange = (): void => setOpen(wide.matches);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [wide]);
  return [open, setOpen];
}
