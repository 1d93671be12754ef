import { useBoot } from '../app-context';
import styles from './logo.module.css';

/** The tenant's logo: `dark` ink for light grounds, `light` for dark ones. */
export function Logo({ ink = 'dark' }: { ink?: 'dark' | 'light' }) {
  const { settings, tenant } = useBoot();
  const src = ink === 'dark' ? settings.logoDark : settings.logoLight;
  // The height is fixed in CSS; these attributes only keep the ratio until the file is there.
  return <img className={styles.logo} src={src} alt={tenant.name} width={180} height={40} />;
}
