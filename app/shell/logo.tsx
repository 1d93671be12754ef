import { useState } from 'react';
import { useBoot } from '../app-context';
import { useEarlyChoice } from '../live';
import styles from './logo.module.css';

/**
 * The tenant's logo in the ink that the page's ground asks for, or in light ink on a deep one. Where
 * the platform's picture cannot be had, the one that was drawn for the brand stands in, then its name.
 */
export function Logo({ on = 'ground' }: { on?: 'ground' | 'deep' }) {
  const { settings, tenant, look } = useBoot();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isLight = on === 'deep' || look.ground === 'ink';
  const drawn = `/brand/${tenant.key}/logo-${isLight ? 'light' : 'dark'}.svg`;
  const sources = [isLight ? settings.logoLight : settings.logoDark, drawn];
  const src = sources.find((source) => !failed.includes(source));
  const fail = () => setFailed((known) => (src === undefined ? known : [...known, src]));
  // One that failed before the page was live has told nobody.
  const ref = useEarlyChoice<HTMLImageElement>((image) => {
    if (image.complete && image.naturalWidth === 0) fail();
  });
  if (src === undefined) return <strong className={styles.name}>{tenant.name}</strong>;
  return (
    <img
      ref={ref}
      className={styles.logo}
      src={src}
      alt={tenant.name}
      // The height is fixed in CSS; these attributes only keep the ratio until the file is there.
      width={180}
      height={40}
      // On deep ground it stands at the page's end.
      loading={on === 'deep' ? 'lazy' : undefined}
      onError={fail}
    />
  );
}
