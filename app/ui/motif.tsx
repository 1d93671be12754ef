import type { CSSProperties } from 'react';
import { useBoot } from '../core/app-context';
import { cx } from './cx';
import styles from './motif.module.css';

type MotifProps = {
  /** The tile's size as a CSS length; large tiles read as art, small ones as cloth. */
  size?: string;
  /** Shifts the pattern, so that neighbours differ. Any number, e.g. an item's id. */
  seed?: number;
  className?: string;
};

/**
 * The brand's textile pattern in the current text colour, filling its positioned parent. The tile
 * is a static file used as a mask: it costs no script, and the brand's live colours paint it.
 */
export function Motif({ size = '5rem', seed = 0, className }: MotifProps) {
  const { tenant } = useBoot();
  const tile = `url("/brand/${encodeURIComponent(tenant.key)}/motif.svg")`;
  const style: CSSProperties = {
    maskImage: tile,
    maskSize: size,
    maskPosition: `${(seed * 37) % 100}% ${(seed * 61) % 100}%`,
  };
  return <span aria-hidden="true" className={cx(styles.motif, className)} style={style} />;
}
