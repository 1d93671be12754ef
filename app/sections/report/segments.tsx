import { useId } from 'react';
import { useEarlyChoice } from '../../live';
import { cx } from '../../ui/cx';
import styles from './segments.module.css';

interface SegmentsProps<K extends string> {
  legend: string;
  options: readonly (readonly [key: K, label: string])[];
  chosen: K | null;
  onChoose(key: K): void;
  className?: string | undefined;
}

/** One of a few, side by side: radios that look like the tabs of a file. */
export function Segments<K extends string>(props: SegmentsProps<K>) {
  const { legend, options, chosen, onChoose, className } = props;
  const name = useId();
  const early = useEarlyChoice<HTMLFieldSetElement>((set) => {
    const value = set.querySelector<HTMLInputElement>('input:checked')?.value;
    const found = options.find(([key]) => key === value);
    if (found) onChoose(found[0]);
  });
  return (
    <fieldset ref={early} className={cx(styles.segments, className)}>
      <legend>{legend}</legend>
      {options.map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
