import { formatNumber } from '../../ui/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './form.module.css';

/** From this part of its room on a text is told how much is left. */
const NEARLY = 0.8;

interface LengthNoteProps {
  text: string;
  most: number;
}

/**
 * How much of a field's room is taken, once that matters. Nothing is cut: what is too long stays, and
 * is told at once, however it came.
 */
export function LengthNote({ text, most }: LengthNoteProps) {
  const length = [...text].length;
  const over = length - most;
  return (
    <>
      {length >= most * NEARLY && (
        <p className={over > 0 ? styles.over : styles.hint}>
          {formatNumber(length)} dari {formatNumber(most)} huruf
          {over > 0 && `, ${formatNumber(over)} terlalu banyak`}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {over > 0 ? `Terlalu panjang: paling banyak ${formatNumber(most)} huruf.` : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
