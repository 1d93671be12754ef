import type { ReactNode } from 'react';
import type { ClassItem, ClassLevel } from '../../api/class';
import type { Page } from '../../api/page';
import { seedsBefore } from '../../art/look';
import { given, type QueryResult } from '../../data/query-result';
import { levelLabels } from '../../sections/classes/class-labels';
import type { Shelf } from '../../sections/courses/shelf';
import { keptBySearch, type ListQuery } from '../../sections/lists/list-query';
import { ListResults } from '../../sections/lists/list-results';
import { ListTools } from '../../sections/lists/list-tools';
import type { Crumb } from '../../ui/breadcrumbs';
import { Skeleton } from '../../ui/feedback';
import { Grid, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { SearchBox } from '../../ui/search-box';
import { CourseCard } from './course-card';
import styles from './course-list.module.css';
import '../../sections/rooms/lists/index.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

const isLevel = (value: string): value is ClassLevel => Object.hasOwn(levelLabels, value);

/** The level a list is narrowed to, which stands in its query as the category. */
export function levelOf({ category }: ListQuery): ClassLevel | undefined {
  return isLevel(category) ? category : undefined;
}

const levels = given(Object.entries(levelLabels).map(([value, label]) => ({ value, label })));

interface CourseListProps {
  shelf: Shelf;
  title: string;
  lead: string;
  trail?: Crumb[];
  query: ListQuery;
  courses: QueryResult<Page<ClassItem>>;
  /** What stands between the header and the list. */
  children?: ReactNode;
}

/** A shelf of courses: searched, narrowed to a level, page by page. */
export function CourseList(props: CourseListProps) {
  const { shelf, title, lead, trail = [], query, courses, children } = props;
  return (
    <>
      <PageHeader hasOwnLead title={title} lead={lead} trail={trail} current={shelf.label}>
        <div className={styles.search}>
          <SearchBox
            label="Cari kursus"
            placeholder="Nama kursus atau keahlian"
            value={query.search}
            keep={keptBySearch(query)}
          />
        </div>
      </PageHeader>
      {children}
      <Section label="Daftar kursus" className={styles.list ?? ''}>
        <ListTools query={query} categories={levels} />
        <ListResults reading={courses} query={query} noun="kursus" skeleton={<CourseSkeleton />}>
          {({ items }) => (
            <div data-anatomy="list">
              <Grid min="18rem">
                {items.map((item, index) => (
                  <CourseCard
                    key={item.id}
                    item={item}
                    after={seedsBefore(items, index, 'slug')}
                    shelf={shelf}
                    eager={index === 0}
                  />
                ))}
              </Grid>
            </div>
          )}
        </ListResults>
      </Section>
    </>
  );
}

function CourseSkeleton() {
  return (
    <Grid min="18rem">
      {PLACES.map((place) => (
        <Skeleton key={place} height="27rem" />
      ))}
    </Grid>
  );
}
