import { useBoot } from '../app-context';
import { useNow } from '../live';
import { pagePath } from '../route/page-table';
import { AppLink } from '../ui/app-link';
import { Motif } from '../ui/motif';
import { yearAt } from '../wib-year';
import styles from './footer.module.css';
import { Logo } from './logo';
import { useSiteNavigation } from './navigation';

/** The site's footer: a band of the brand's cloth, its promise, every page it has, whose it is. */
export function Footer({ isOutOfReach }: { isOutOfReach: boolean }) {
  const { tenant, look } = useBoot();
  const { groups } = useSiteNavigation();
  return (
    <footer className={styles.footer} inert={isOutOfReach}>
      <div className={styles.band}>
        <Motif size="3rem" />
      </div>
      <div className={styles.inner} data-below="all">
        <div className={styles.brand}>
          {look.footer === 'colophon' ? (
            <p className={styles.name}>{tenant.name}</p>
          ) : (
            <Logo on="deep" />
          )}
          {tenant.tagline && <p className={styles.promise}>{tenant.tagline}</p>}
          {look.address && (
            <address className={styles.contact}>
              {look.address}
              <br />
              <a href={`mailto:halo@${tenant.domain}`} className={styles.link}>
                halo@{tenant.domain}
              </a>
            </address>
          )}
        </div>
        <nav aria-label="Menu kaki halaman" className={styles.groups}>
          {groups.map(({ label, links }) => (
            <section key={label} aria-label={label}>
              <h2 className={styles.heading}>{label}</h2>
              <ul>
                {links.map(({ page, label: text, to }) => (
                  <li key={page}>
                    <AppLink to={to} className={styles.link}>
                      {text}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <p className={styles.owner}>
          © {yearAt(useNow())} {tenant.name}
          {tenant.analytics && (
            <>
              {' · '}
              <AppLink to={`${pagePath('privacy-policy')}#statistik`} className={styles.link}>
                Izin statistik
              </AppLink>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
