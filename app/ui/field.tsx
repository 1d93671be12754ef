import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';

/** What a control inside a Field takes over: its id and what describes it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
};

type FieldProps = {
  /** The control's id, where something leads to it. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** Shown and announced when there; the control is then marked invalid. */
  error?: string | undefined;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, a hint and an error, tied together for assistive technology. */
export function Field({ id: given, label, hint, error, required = false, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> (opsional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <Icon name="warning" size={18} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
