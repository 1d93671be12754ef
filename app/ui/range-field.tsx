import { useId } from 'react';
import styles from './range-field.module.css';

export interface RangeProps {
  value: number;
  /** The value as words. */
  shown: string;
  range: { min: number; max: number; step?: number };
  onChange(value: number): void;
  /** Names it by the label that stands elsewhere. */
  id?: string;
  /** What it is called, where no label stands. */
  label?: string;
  className?: string | undefined;
}

/** A number that is moved into place: the slider alone, for who says elsewhere what it is of. */
export function Range({ value, shown, range, onChange, id, label, className }: RangeProps) {
  return (
    <input
      id={id}
      type="range"
      {...range}
      value={value}
      aria-label={label}
      aria-valuetext={shown}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className={className}
    />
  );
}

export interface RangeFieldProps extends Omit<RangeProps, 'id' | 'label'> {
  label: string;
  /** False where what follows from the number is told beside it: it is not told twice then. */
  isTold?: boolean;
}

/** A slider with its name and its value; a class of its own is a look in place of the usual one. */
export function RangeField(props: RangeFieldProps) {
  const { label, isTold = true, className = styles.field, ...slider } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {isTold ? (
        <output htmlFor={id}>{slider.shown}</output>
      ) : (
        <span aria-hidden="true">{slider.shown}</span>
      )}
      <Range id={id} {...slider} />
    </div>
  );
}
