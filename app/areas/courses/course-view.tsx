import { type ClassOverview, getClass, getSyllabus } from '../../api/class';
import { seedsBefore } from '../../art/look';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall, useLoaded } from '../../data/use-call';
import { pagePath } from '../../router/page-table';
import { usePage } from '../../router/use-page';
import { classArt } from '../../sections/classes/class-facts';
import { levelLabels } from '../../sections/classes/class-labels';
import { useProgress } from '../../sections/courses/progress';
import { ProgressCard } from '../../sections/courses/progress-card';
import { isPremium, type Shelf } from '../../sections/courses/shelf';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import { Cluster, Grid, Section, SectionHeading } from '../../ui/layout';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { TickList } from '../../ui/tick-list';
import { CourseCard } from './course-card';
import { CourseFinish } from './course-finish';
import styles from './course-view.module.css';
import { JoinCard } from './join-card';
import { Outline } from './outline-list';
import '../../sections/rooms/openings.css';
import '../../sections/rooms/lists/index.css';

const meetings = lazyPart(() => import('./class-meetings'));

/** The course of the path: what is in it, chapter by chapter, how far the visitor is, and how to join. */
export function CourseView({ shelf }: { shelf: Shelf }) {
  const item = useLoaded(getClass(usePage().params.slug ?? ''));
  const syllabus = useCall(getSyllabus(item.id));
  const { read, leftAt } = useProgress(item);
  return (
    <>
      <CourseHeader item={item} shelf={shelf} />
      <SideLayout
        label="Belajar di kursus ini"
        sideClassName={styles.side}
        side={
          <>
            <QueryBoundary
              reading={syllabus}
              label="Memuat kemajuan"
              skeleton={<Skeleton height="9rem" />}
            >
              {(modules) => (
                <ProgressCard
                  modules={modules}
                  slug={item.slug}
                  shelf={shelf}
                  read={read}
                  leftAt={leftAt}
                />
              )}
            </QueryBoundary>
            <JoinCard item={item} shelf={shelf} />
            <LazyBoundary part={meetings} failed={() => null}>
              {(ClassMeetings) => <ClassMeetings item={item} />}
            </LazyBoundary>
          </>
        }
      >
        <CourseFinish item={item} syllabus={syllabus} read={read} />
        <section aria-labelledby="isi-kursus">
          <h2 id="isi-kursus" className={styles.heading}>
            Isi kursus
          </h2>
          <QueryBoundary
            reading={syllabus}
            label="Memuat isi kursus"
            skeleton={<OutlineSkeleton />}
          >
            {(modules) => <Outline modules={modules} slug={item.slug} shelf={shelf} read={read} />}
          </QueryBoundary>
        </section>
        {item.outcomes.length > 0 && (
          <section aria-labelledby="bekal">
            <h2 id="bekal" className={styles.heading}>
              Yang kamu bawa pulang
            </h2>
            <TickList texts={item.outcomes} columns />
          </section>
        )}
        {item.description !== '' && (
          <section aria-labelledby="tentang-kursus">
            <h2 id="tentang-kursus" className={styles.heading}>
              Tentang kursus
            </h2>
            <RichText html={item.description} />
          </section>
        )}
      </SideLayout>
      <Related items={item.related} shelf={shelf} />
    </>
  );
}

function CourseHeader({ item, shelf }: { item: ClassOverview; shelf: Shelf }) {
  const trail = [
    { label: 'Beranda', to: pagePath('home') },
    { label: shelf.label, to: pagePath(shelf.page) },
  ];
  return (
    <header data-anatomy="opening">
      <Container>
        <Breadcrumbs trail={trail} current={item.name} />
        <div>
          {item.program.name !== '' && <p>{item.program.name}</p>}
          <h1>{item.name}</h1>
          {item.summary !== '' && <p>{item.summary}</p>}
          <Cluster gap={2} className={styles.facts ?? ''}>
            {isPremium(item) ? (
              <Badge tone="brand">Premium</Badge>
            ) : (
              item.price === 0 && <Badge tone="green">Gratis</Badge>
            )}
            {item.level !== '' && <span>{levelLabels[item.level]}</span>}
            {item.durationHours > 0 && <span>{formatHours(item.durationHours)}</span>}
            {item.mentor.name !== '' && (
              <span className={styles.mentor}>
                <Avatar name={item.mentor.name} src={item.mentor.photo} size={28} />
                {item.mentor.name}
              </span>
            )}
            <ShareButton title={item.name} />
          </Cluster>
        </div>
        <Picture src={item.cover} alt="" width={960} height={600} art={classArt(item)} eager />
      </Container>
    </header>
  );
}

function Related({ items, shelf }: { items: ClassOverview['related']; shelf: Shelf }) {
  if (items.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="kursus-lain">
      <SectionHeading id="kursus-lain" title="Lanjutkan dengan" />
      <div data-anatomy="next">
        <Grid min="18rem">
          {items.slice(0, 3).map((item, index) => (
            <CourseCard
              key={item.id}
              item={item}
              after={seedsBefore(items, index, 'slug')}
              shelf={shelf}
              level={3}
            />
          ))}
        </Grid>
      </div>
    </Section>
  );
}

function OutlineSkeleton() {
  return (
    <div className={styles.ghost}>
      <Skeleton height="18rem" />
      <Skeleton height="18rem" />
    </div>
  );
}
