import type { ClassOverview } from '../../api/class';
import { pagePath, usePageSet } from '../../router/page-table';
import { enrolmentOf } from '../../sections/classes/enrolment';
import { OrderButton } from '../../sections/classes/enrolment/order-button';
import { premiumCourses, type Shelf } from '../../sections/courses/shelf';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { TickList } from '../../ui/tick-list';
import { Price } from '../../ui/value';
import styles from './join-card.module.css';

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

/** The way into the course, which is a class with a registration of its own. */
export function JoinButton({ item }: { item: ClassOverview }) {
  const { action, isOpen, note } = enrolmentOf(item);
  return (
    <OrderButton
      order={{ kind: 'class', slug: item.slug, id: item.id }}
      label={item.price === 0 ? 'Ikut gratis' : 'Ikut kursus'}
      price={item.price}
      closed={isOpen ? null : <p className={styles.closed}>{action}</p>}
      note={note !== '' && <p className={styles.note}>{note}</p>}
    />
  );
}
