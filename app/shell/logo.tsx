import { useBoot } from '../app-context';
import styles from './logo.module.css';

/** The tenant's logo in the ink that the page's ground asks for, or in light ink on a deep one. */
export function Logo({ on = 'ground' }: { on?: 'ground' | 'deep' }) {
  const { settings, tenant, look } = useBoot();
  const isLight = on === 'deep' || look.ground === 'ink';
  const src = isLight ? settings.logoLight : settings.logoDark;
  return (
    <img
      className={styles.logo}
      src={src}
      alt={tenant.name}
      // The height is fixed in CSS; these attributes only keep the ratio until the file is there.
      width={180}
      height={40}
      // On deep ground it stands at the page's end.
      loading={on === 'deep' ? 'lazy' : undefined}
    />
  );
}
