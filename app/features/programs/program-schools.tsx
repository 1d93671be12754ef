import type { Answer } from '../../api/answer';
import type { Page } from '../../api/page';
import type { School } from '../../api/school';
import { Answered } from '../../data/answered';
import { pagePath, usePageSet } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './program-schools.module.css';

/** Some of the schools that take part, and how many there are. */
export function ProgramSchools({ schools }: { schools: Promise<Answer<Page<School>>> }) {
  const has = usePageSet();
  const all = has('network') && (
    <ButtonLink variant="secondary" to={pagePath('network')}>
      Lihat jejaring
    </ButtonLink>
  );
  return (
    <Section labelledBy="sekolah-program">
      <SectionHeading id="sekolah-program" title="Sekolah yang ikut" action={all} />
      <Answered answer={schools} label="Memuat sekolah" skeleton={<Skeleton height="12rem" />}>
        {({ items, totalItems }) =>
          items.length === 0 ? (
            <EmptyState title="Belum ada sekolah yang terdaftar" />
          ) : (
            <>
              <ul className={styles.schools}>
                {items.map(({ id, name, city, province }) => (
                  <li key={id}>
                    <strong>{name}</strong>
                    <span>{[city, province].filter(Boolean).join(', ')}</span>
                  </li>
                ))}
              </ul>
              {totalItems > items.length && (
                <p className={styles.more}>
                  dan {formatNumber(totalItems - items.length)} sekolah lainnya.
                </p>
              )}
            </>
          )
        }
      </Answered>
    </Section>
  );
}
