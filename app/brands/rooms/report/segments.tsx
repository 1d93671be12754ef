import { cx } from '../../../ui/cx';
import { OneOf } from '../../../ui/one-of';
import styles from './segments.module.css';

interface SegmentsProps<K extends string> {
  legend: string;
  options: readonly (readonly [key: K, label: string])[];
  chosen: K | null;
  onChoose(key: K): void;
  className?: string | undefined;
}

/** One of a few, side by side: they look like the tabs of a file. */
export function Segments<K extends string>({ className, ...rest }: SegmentsProps<K>) {
  return <OneOf {...rest} className={cx(styles.segments, className)} />;
}
