import type { ClassOverview } from '../../api/class';
import { pagePath, usePageSet } from '../../route/page-table';
import { usePage } from '../../route/use-page';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { TickList } from '../../ui/tick-list';
import { Price } from '../../ui/value';
import styles from './join-card.module.css';
import { isPremium, premiumCourses, type Shelf } from './shelf';

/** What joining adds to the free chapters, for how much, and the way in. */
export function JoinCard({ item, shelf }: { item: ClassOverview; shelf: Shelf }) {
  const has = usePageSet();
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>
        {shelf.page === premiumCourses.page ? 'Ikut dengan pendampingan' : 'Buka semua bab'}
      </h2>
      <p className={styles.price}>
        <Price value={item.price} />
      </p>
      {item.benefits.length > 0 && <TickList texts={item.benefits} />}
      <JoinButton item={item} />
      {has('class-detail') && (
        <ButtonLink block variant="ghost" to={pagePath('class-detail', { slug: item.slug })}>
          Lihat jadwal kelasnya
        </ButtonLink>
      )}
    </Card>
  );
}

/** Sign-in by way of the account site, which leads back to where the visitor was (design section 7). */
export function JoinButton({ item }: { item: ClassOverview }) {
  const { canonical } = usePage();
  return (
    <ButtonLink block reloadDocument to={`/login?to=${encodeURIComponent(canonical)}`}>
      {isPremium(item) ? 'Masuk dan ikut kursus' : 'Masuk dan ikut gratis'}
    </ButtonLink>
  );
}
