import { useSavesData } from '../live';
import { cx } from './cx';
import { Motif } from './motif';
import styles from './picture.module.css';

type PictureProps = {
  /** Empty when the platform has none: the brand's motif is drawn instead. */
  src: string;
  /** "" for a picture that only decorates. */
  alt: string;
  /** Pixels; they fix the ratio before the picture is there. */
  width: number;
  height: number;
  /** For the first picture in view only: loads at once. */
  eager?: boolean;
  /** Tells motif stand-ins of neighbouring items apart. */
  seed?: number;
  className?: string;
};

const TONES = [styles.toneA, styles.toneB, styles.toneC];
const TILE_SIZES = ['4.5rem', '7.5rem', '3rem', '5.5rem'];

/**
 * A picture that never moves what is round it, and is never a broken frame. One that only decorates
 * is not fetched for visitors who save data.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, eager = false, seed = 0, className } = props;
  const isSaving = useSavesData();
  const ratio = { aspectRatio: `${width} / ${height}` };
  if (src === '' || (alt === '' && isSaving)) {
    const whole = Math.abs(Math.trunc(seed));
    const tone = TONES[whole % TONES.length];
    const size = TILE_SIZES[Math.trunc(whole / TONES.length) % TILE_SIZES.length];
    return (
      <span
        className={cx(styles.stand, tone, className)}
        style={ratio}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Motif {...(size && { size })} seed={seed} />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={ratio}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={cx(styles.image, className)}
    />
  );
}
