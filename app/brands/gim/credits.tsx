import { listGallery } from '../../api/gallery';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Section } from '../../ui/layout';
import styles from './credits.module.css';

/** Who made what, as a game ends. */
export function Credits() {
  const works = useCall(listGallery());
  const has = usePageSet();
  return (
    <Section labelledBy="kredit">
      <div className={styles.roll}>
        <h2 id="kredit">Kredit</h2>
        <p className={styles.lead}>Semua ini pernah berupa kotak oranye.</p>
        <QueryBoundary
          reading={works}
          label="Memuat karya"
          skeleton={<Skeleton height="20rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title="Namamu bisa yang pertama di sini" />}
        >
          {({ items }) => (
            <dl className={styles.names}>
              {items.map(({ id, title, maker, kind, caption }) => (
                <div key={id}>
                  <dt>
                    {title}
                    <span>{kind}</span>
                  </dt>
                  <dd>
                    {maker}
                    <span>{caption}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </QueryBoundary>
        <p className={styles.again}>Lanjut?</p>
        <div className={styles.actions}>
          {has('class') && (
            <ButtonLink to={pagePath('class')} size="large">
              Ya, daftar kelas
            </ButtonLink>
          )}
          {has('gallery') && (
            <ButtonLink to={pagePath('gallery')} size="large" variant="secondary">
              Tidak, lihat Rak Gim dulu
            </ButtonLink>
          )}
        </div>
        <p className={styles.note}>
          Orang-orang dalam kredit ini data contoh.{' '}
          {has('news') && <AppLink to={pagePath('news')}>Catatan pengembang</AppLink>}
        </p>
      </div>
    </Section>
  );
}
