import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode };

/** A box to tick, with its text as label. */
export function Checkbox({ children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** One choice of several; radios of one group share `name` and stand in a ChoiceGroup. */
export function Radio({ children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}

/** A named group of checkboxes or radios. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      {children}
    </fieldset>
  );
}
