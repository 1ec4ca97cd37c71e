/**
 * A button. Brass is for what is asked for now; quiet ones stand beside it.
 */
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'large' | 'small';
}

export function Button({ look = 'plain', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles['button'], styles[look], styles[size], className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
