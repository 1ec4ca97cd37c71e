/**
 * Copies a text, usually a link.
 */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Asked for when it is copied. */
  text(): string;
  readonly label: string;
  readonly done: string;
  /** The picture alone; the label is said. */
  readonly bare?: boolean;
}

const SHOWN = 2000;

export function CopyButton({ text, label, done, bare = false, ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      {...rest}
      aria-label={copied ? done : label}
      title={bare ? label : undefined}
      onClick={() => void copy(text()).then(() => setCopied(true))}
    >
      {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      {!bare && (copied ? done : label)}
    </Button>
  );
}

/** Pages without https have no clipboard of their own; there the old way must do. */
async function copy(text: string): Promise<void> {
  const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
  if (clipboard !== undefined) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
