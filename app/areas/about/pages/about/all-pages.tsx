import { useId } from 'react';
import { useBoot } from '../../../../core/app-context';
import { useSiteNavigation } from '../../../../shell/navigation';
import { AppLink } from '../../../../ui/app-link';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './all-pages.module.css';

/** Every page of the site by subject, where its footer names only a few. */
export function AllPages() {
  const id = useId();
  const { look } = useBoot();
  const { groups } = useSiteNavigation();
  if (look.foot === undefined) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Semua halaman" />
      <div className={styles.groups}>
        {groups.map(({ label, links }) => (
          <section key={label} aria-label={`Semua halaman: ${label}`}>
            <h3>{label}</h3>
            <ul>
              {links.map(({ page, label: text, to }) => (
                <li key={page}>
                  <AppLink to={to}>{text}</AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
