import type { ClassItem } from '../../../../api/class';
import type { Page } from '../../../../api/page';
import { seedsBefore } from '../../../../art/look';
import type { QueryResult } from '../../../../data/query-result';
import { ClassCard } from '../../../../sections/classes/class-card';
import { PagedList, WayOut } from '../../../../sections/lists/list-results';
import { Skeleton } from '../../../../ui/feedback';
import { Grid } from '../../../../ui/layout';
import { type ClassFilters, changeFilters, filtersHref, noFilters } from './filters';
import styles from './results.module.css';
import '../../../../sections/rooms/lists/index.css';

/** Cards wide enough for two to stand side by side in a narrow tablet's column. */
const CARD_WIDTH = '17rem';

interface ClassResultsProps {
  classes: QueryResult<Page<ClassItem>>;
  filters: ClassFilters;
}

/** The classes found, or why there are none. */
export function ClassResults({ classes, filters }: ClassResultsProps) {
  return (
    <PagedList
      reading={classes}
      asked={filters.page}
      noun="kelas"
      skeleton={<ResultsSkeleton />}
      hrefOf={(page) => filtersHref(changeFilters(filters, { page }))}
      nothing={<NoClasses />}
    >
      {({ items }) => (
        <div data-anatomy="list" className={styles.found}>
          <Grid min={CARD_WIDTH}>
            {items.map((item, index) => (
              <ClassCard
                key={item.slug}
                item={item}
                after={seedsBefore(items, index, 'slug')}
                eager={index === 0}
              />
            ))}
          </Grid>
        </div>
      )}
    </PagedList>
  );
}

function NoClasses() {
  return (
    <WayOut
      title="Belum ada kelas yang cocok"
      to={filtersHref(noFilters)}
      label="Lihat semua kelas"
      hasPicture
    >
      Coba kata kunci lain, atau kurangi saringannya.
    </WayOut>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As tall as what comes, so that nothing moves when it does. */
function ResultsSkeleton() {
  return (
    <Grid min={CARD_WIDTH}>
      {PLACES.map((place) => (
        <div key={place} className={styles.ghost}>
          <div className={styles.ghostCover}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="45%" />
          <Skeleton height="1.5rem" />
          <Skeleton width="65%" />
          <Skeleton width="55%" />
          <Skeleton width="35%" height="1.25rem" />
        </div>
      ))}
    </Grid>
  );
}
