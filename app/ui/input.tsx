import type { ComponentProps } from 'react';
import { cx } from './cx';
import styles from './field.module.css';
import { Icon } from './icon';

/** A one-line text control. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(styles.control, className)} />;
}

/** A text control of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={cx(styles.control, styles.area, className)} />;
}

/** The platform's own select, drawn like the other controls. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectBox}>
      <select {...rest} className={cx(styles.control, styles.select, className)} />
      <Icon name="chevron-down" size={20} />
    </span>
  );
}
