import { useId } from 'react';
import { useEarlyChoice } from '../live';
import styles from './range-field.module.css';

interface RangeFieldProps {
  label: string;
  value: number;
  /** The value as words. */
  shown: string;
  range: { min: number; max: number; step: number };
  onChange(value: number): void;
}

/** A number that is moved into place; it may be moved before the page is alive. */
export function RangeField({ label, value, shown, range, onChange }: RangeFieldProps) {
  const early = useEarlyChoice<HTMLInputElement>((input) => onChange(input.valueAsNumber));
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        ref={early}
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
