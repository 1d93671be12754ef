import { type ClassOverview, getClass } from '../api/class';
import { useLoaded } from '../data/use-call';
import { EnrolCard } from '../features/enrolment/enrol-card';
import type { PageLoader } from '../route/page-module';
import { usePage } from '../route/use-page';
import { Container } from '../ui/container';
import { ClassContent } from './class-detail/content';
import { Hero } from './class-detail/hero';
import { RelatedClasses } from './class-detail/related-classes';
import styles from './class-detail.module.css';

/** The class of the path. */
export const loader: PageLoader = ({ params, read }) => read(getClass(params.slug ?? ''));

/** One class: what it is, when, with whom, for how much, and the way in. */
export default function ClassDetailPage() {
  return <ClassView item={useLoaded(getClass(usePage().params.slug ?? ''))} />;
}

export function ClassView({ item }: { item: ClassOverview }) {
  return (
    <>
      <Hero item={item} />
      <Container className={styles.body ?? ''}>
        <ClassContent item={item} />
        <aside className={styles.side} aria-label="Pendaftaran">
          <EnrolCard item={item} />
        </aside>
      </Container>
      <RelatedClasses items={item.related} />
    </>
  );
}
