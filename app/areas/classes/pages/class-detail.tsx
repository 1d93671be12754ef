import { type ClassOverview, getClass } from '../../../api/class';
import { useItem } from '../../../data/use-item';
import { type PageParams, pagePath, usePageSet } from '../../../router/page-table';
import { enrolmentOf } from '../../../sections/classes/enrolment';
import WishButton from '../../../sections/learning/wish-button';
import { AppLink } from '../../../ui/app-link';
import { Container } from '../../../ui/container';
import { EnrolCard } from '../enrolment/enrol-card';
import { ClassContent } from './class-detail/content';
import { Hero } from './class-detail/hero';
import { RelatedClasses } from './class-detail/related-classes';
import styles from './class-detail.module.css';

/** The class of the path. */
export const itemCall = ({ slug = '' }: PageParams) => getClass(slug);

/** One class: what it is, when, with whom, for how much, and the way in. */
export default function ClassDetailPage() {
  return <ClassView item={useItem(itemCall)} />;
}

export function ClassView({ item }: { item: ClassOverview }) {
  return (
    <>
      <Hero item={item} />
      <Container className={styles.body ?? ''}>
        <ClassContent item={item} />
        <aside className={styles.side} aria-label="Pendaftaran">
          <EnrolCard item={item} />
          <NextBatch item={item} />
          <Further slug={item.slug} />
        </aside>
      </Container>
      <RelatedClasses items={item.related} />
    </>
  );
}

/** For a class that cannot be joined, where its programme has none that can: the wish to be told of one. */
function NextBatch({ item }: { item: ClassOverview }) {
  const isOpen = enrolmentOf(item).isOpen || item.related.some((one) => one.isRegistrationOpen);
  if (isOpen) return null;
  return <WishButton item={item} />;
}

/** What else there is to read about the class and about how it is taught. */
function Further({ slug }: Pick<ClassOverview, 'slug'>) {
  const has = usePageSet();
  const links = [
    has('class-competence') && {
      to: pagePath('class-competence', { slug }),
      label: 'Kompetensi yang dinilai di kelas ini',
    },
    has('features') && {
      to: pagePath('features', { slug: 'silabus-terbuka' }),
      label: 'Mengapa silabusnya terbuka',
    },
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Selengkapnya tentang kelas" className={styles.further}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
