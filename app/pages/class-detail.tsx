import { type ClassOverview, getClass, getSyllabus } from '../api/class';
import type { Send } from '../api/client';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { Container } from '../ui/layout';
import { ClassContent } from './class-detail/content';
import { EnrolCard } from './class-detail/enrol-card';
import { Hero } from './class-detail/hero';
import { RelatedClasses } from './class-detail/related-classes';
import styles from './class-detail.module.css';

/**
 * The class of the path. Throws PageError 404 for one the platform does not know. The syllabus comes
 * in later: it stands below the fold.
 */
export async function loader({ params, send, isFirstLoad }: PageArgs) {
  const item = await loadClass(params.slug ?? '', send);
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return { item, syllabus: deferred(send(getSyllabus(item.id)), minimum) };
}

async function loadClass(slug: string, send: Send): Promise<ClassOverview> {
  const answer = await send(getClass(slug));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

/** One class: what it is, when, with whom, for how much, and the way in. */
export default function ClassDetailPage() {
  const { item, syllabus } = usePageData<typeof loader>();
  return (
    <>
      <Hero item={item} />
      <Container className={styles.body ?? ''}>
        <ClassContent item={item} syllabus={syllabus} />
        <aside className={styles.side} aria-label="Pendaftaran">
          <EnrolCard item={item} />
        </aside>
      </Container>
      <RelatedClasses items={item.related} />
    </>
  );
}
