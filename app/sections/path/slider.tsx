import { useId } from 'react';
import { useEarlyChoice } from '../../live';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  /** The value as words. */
  shown: string;
  range: { min: number; max: number; step: number };
  onChange(value: number): void;
}

/** A number that is pushed along a line; what is pushed before the page is alive counts, too. */
export function Slider({ label, value, shown, range, onChange }: SliderProps) {
  const early = useEarlyChoice<HTMLInputElement>((input) => onChange(input.valueAsNumber));
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{shown}</span>
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
