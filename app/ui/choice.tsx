import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Of the label: a look in place of that of forms, which lays its parts out itself. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A box to tick, with its text as label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One choice of several; radios of one group share `name` and stand in a ChoiceGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

type TypedProps = ChoiceProps & { type: 'checkbox' | 'radio' };

function Choice({ className, style, children, ...control }: TypedProps) {
  return (
    <label className={className ?? styles.choice} style={style}>
      <input {...control} />
      {className === undefined ? <span>{children}</span> : children}
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

/** A set with one of it put in or taken out. */
export function toggled<K>(set: ReadonlySet<K>, one: K): ReadonlySet<K> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
