import { useBoot } from '../core/app-context';
import { type Art, ArtImage } from './art-image';
import { cx } from './cx';
import styles from './picture.module.css';
import { UpstreamImage } from './upstream-image';

type PictureProps = {
  /** Empty when the platform has none: `art` is drawn instead. */
  src: string;
  /** "" for a picture that only decorates. */
  alt: string;
  /** CSS pixels at its largest; they fix the ratio before the picture is there. */
  width: number;
  height: number;
  /** What is drawn where there is no picture. */
  art: Art;
  /** How wide it is shown, by the window's width; by default what is usual for its `width`. */
  sizes?: string;
  /** For the first picture in view only: asked for in the head, and before all else. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture that never moves what is round it, and is never a broken frame. One that only decorates
 * is drawn for visitors who save data: what tells something stands behind a press.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, art, sizes = usualSizes(width), eager = false } = props;
  const { savesData } = useBoot();
  const frame = {
    alt,
    width,
    height,
    eager,
    className: cx(styles.image, props.className),
    style: { aspectRatio: `${width} / ${height}` },
  };
  const drawn = <ArtImage art={art} {...frame} />;
  if (src === '' || (alt === '' && savesData)) return drawn;
  return <UpstreamImage src={src} sizes={sizes} {...frame} fallback={drawn} />;
}

/** A thumbnail is always as wide; a card is one of up to three in a row; a cover fills its half. */
function usualSizes(width: number): string | undefined {
  if (width <= 320) return undefined;
  if (width <= 640) return '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw';
  if (width <= 960) return '(min-width: 1024px) 42rem, 100vw';
  return '(min-width: 1280px) 80rem, 100vw';
}
