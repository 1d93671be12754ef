import { useId } from 'react';
import { useEarlyChoice } from '../live';
import styles from './range-field.module.css';

export interface RangeFieldProps {
  label: string;
  value: number;
  /** The value as words. */
  shown: string;
  range: { min: number; max: number; step: number };
  onChange(value: number): void;
  /** False where what follows from the number is told beside it: it is not told twice then. */
  isTold?: boolean;
  /** A look in place of the usual one. */
  className?: string | undefined;
}

/** A number that is moved into place; it may be moved before the page is alive. */
export function RangeField(props: RangeFieldProps) {
  const { label, value, shown, range, onChange, isTold = true, className = styles.field } = props;
  const early = useEarlyChoice<HTMLInputElement>((input) => {
    if (input.valueAsNumber !== value) onChange(input.valueAsNumber);
  });
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {isTold ? <output htmlFor={id}>{shown}</output> : <span aria-hidden="true">{shown}</span>}
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
