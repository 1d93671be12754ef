import { VisuallyHidden } from '../../../ui/visually-hidden';
import { BEST_RATING } from './rating';
import styles from './stars.module.css';

/** A rating as stars; nothing where none was given. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.round(rating);
  if (whole < 1 || whole > BEST_RATING) return null;
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">
        {'★'.repeat(whole)}
        <span className={styles.rest}>{'★'.repeat(BEST_RATING - whole)}</span>
      </span>
      <VisuallyHidden>
        {whole} dari {BEST_RATING} bintang
      </VisuallyHidden>
    </span>
  );
}
