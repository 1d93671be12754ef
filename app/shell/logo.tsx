import { useState } from 'react';
import { useBoot } from '../core/app-context';
import styles from './logo.module.css';

/**
 * The tenant's logo in the ink that the page's ground asks for, or in light ink on a deep one. Where
 * the platform's picture cannot be had, or is too much for who saves data, the one that was drawn for the
 * brand stands in, then its name.
 */
export function Logo({ on = 'ground' }: { on?: 'ground' | 'deep' }) {
  const { settings, tenant, look, savesData } = useBoot();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isLight = on === 'deep' || look.ground === 'ink';
  const drawn = `/brand/${tenant.key}/logo-${isLight ? 'light' : 'dark'}.svg`;
  const own = isLight ? settings.logoLight : settings.logoDark;
  const sources = savesData ? [drawn] : [own, drawn];
  const src = sources.find((source) => !failed.includes(source));
  const fail = () => setFailed((known) => (src === undefined ? known : [...known, src]));
  if (src === undefined) return <strong className={styles.name}>{tenant.name}</strong>;
  return (
    <img
      className={styles.logo}
      data-ink={isLight ? 'light' : 'dark'}
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
