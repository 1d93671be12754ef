import { RangeField, type RangeFieldProps } from '../../../ui/range-field';
import styles from './slider.module.css';

/** A number that is pushed along a line; what comes of it is told where it is used. */
export function Slider(props: RangeFieldProps) {
  return <RangeField {...props} isTold={false} className={styles.slider} />;
}
