/**
 * A field of a form, with its name above and a hint below.
 */
import { useId, type ComponentProps } from 'react';
import styles from './account.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  onChange(value: string): void;
}

export function Field({ label, hint, value, onChange, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
