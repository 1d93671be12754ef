import { type CSSProperties, type ReactNode, useState } from 'react';
import { sourceOf } from './image-source';

interface UpstreamImageProps {
  src: string;
  /** "" for a picture that only decorates. */
  alt: string;
  /** CSS pixels at its largest; they fix the ratio before the picture is there. */
  width: number;
  height: number;
  /** How wide it is shown; left out for one that is always as wide as `width`. */
  sizes?: string | undefined;
  /** For the first picture in view only: asked for in the head, and before all else. */
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  /** In place of a picture that cannot be had. */
  fallback: ReactNode;
}

/**
 * A picture of the platform: in the size and the format that the browser takes, the original where
 * those cannot be had, and never a broken frame. The one place where such a picture is fetched.
 */
export function UpstreamImage(props: UpstreamImageProps) {
  const { src, alt, width, height, sizes, eager = false, className, style, fallback } = props;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const resized = sourceOf(src, width, sizes);
  const shown = [resized, { src }].find((one) => !failed.includes(one.src));
  const fail = () => setFailed((known) => (shown ? [...known, shown.src] : known));
  if (shown === undefined) return fallback;
  return (
    <img
      // Before the address: a browser that knows them later may ask for the wrong one.
      sizes={shown.srcSet && sizes && (eager ? sizes : `auto, ${sizes}`)}
      srcSet={shown.srcSet}
      src={shown.src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
      style={style}
      onError={fail}
    />
  );
}
