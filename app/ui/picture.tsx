import { useSavesData } from '../live';
import { cx } from './cx';
import { Motif } from './motif';
import styles from './picture.module.css';
import { UpstreamImage } from './upstream-image';

type PictureProps = {
  /** Empty when the platform has none: the brand's motif is drawn instead. */
  src: string;
  /** "" for a picture that only decorates. */
  alt: string;
  /** CSS pixels at its largest; they fix the ratio before the picture is there. */
  width: number;
  height: number;
  /** How wide it is shown, by the window's width; by default what is usual for its `width`. */
  sizes?: string;
  /** For the first picture in view only: asked for in the head, and before all else. */
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
  const { src, alt, width, height, sizes = usualSizes(width), className, ...rest } = props;
  const { eager = false, seed = 0 } = rest;
  const isSaving = useSavesData();
  const ratio = { aspectRatio: `${width} / ${height}` };
  const whole = Math.abs(Math.trunc(seed));
  const tone = TONES[whole % TONES.length];
  const size = TILE_SIZES[Math.trunc(whole / TONES.length) % TILE_SIZES.length];
  const stand = (
    <span
      className={cx(styles.stand, tone, className)}
      style={ratio}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Motif {...(size && { size })} seed={seed} />
    </span>
  );
  if (src === '' || (alt === '' && isSaving)) return stand;
  return (
    <UpstreamImage
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      eager={eager}
      className={cx(styles.image, className)}
      style={ratio}
      fallback={stand}
    />
  );
}

/** A thumbnail is always as wide; a card is one of up to three in a row; a cover fills its half. */
function usualSizes(width: number): string | undefined {
  if (width <= 320) return undefined;
  if (width <= 640) return '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw';
  if (width <= 960) return '(min-width: 1024px) 42rem, 100vw';
  return '(min-width: 1280px) 80rem, 100vw';
}
