import { useBoot } from '../core/app-context';
import { useNow } from '../core/hydration/live';
import { yearAt } from '../core/wib-year';
import { pagePath } from '../router/page-table';
import { AppLink } from '../ui/app-link';
import { Motif } from '../ui/motif';
import { DataSaver } from './data-saver';
import styles from './footer.module.css';
import { Logo } from './logo';
import { useSiteNavigation } from './navigation';
import { SCRIPTLESS_NOTE } from './scriptless-note';

/** Where the menu of small screens leads without scripts. */
export const FOOTER_MENU_ID = 'menu-kaki';

/** The site's footer: a band of the brand's cloth, its promise, where to go on, whose it is. */
export function Footer({ isOutOfReach }: { isOutOfReach: boolean }) {
  const { tenant, look, savesData } = useBoot();
  const { foot } = useSiteNavigation();
  return (
    <footer className={styles.footer} inert={isOutOfReach}>
      <div className={styles.band}>
        <Motif size="3rem" />
      </div>
      <div className={styles.inner} data-below="all">
        <div className={styles.brand}>
          {savesData || look.footer === 'colophon' ? (
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
        <nav id={FOOTER_MENU_ID} aria-label="Menu kaki halaman" className={styles.groups}>
          {foot.map(({ label, links }) => (
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
        <div className={styles.owner}>
          <p>
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
          <DataSaver />
          <noscript>{import.meta.env.SSR && <p>{SCRIPTLESS_NOTE}</p>}</noscript>
        </div>
      </div>
    </footer>
  );
}
