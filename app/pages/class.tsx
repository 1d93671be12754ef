import { Suspense, useDeferredValue } from 'react';
import { Await } from 'react-router';
import { listClasses } from '../api/class';
import { latestOnly } from '../features/listing/latest-only';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Container } from '../ui/layout';
import { ActiveFilters } from './class/active-filters';
import { ClassSearch } from './class/class-search';
import { FilterPanel } from './class/filter-panel';
import { readFilters, toApiFilter } from './class/filters';
import { loadProgramOptions } from './class/program-options';
import { ClassResults, ResultSummary, ResultsSkeleton } from './class/results';
import { useFilters } from './class/use-filters';
import styles from './class.module.css';

/** The classes the query asks for. Both promises are shown as they come in. */
export function loader(args: PageArgs) {
  const filter = toApiFilter(readFilters(args.url.searchParams));
  return {
    classes: latestOnly(args, (send) => send(listClasses(filter))),
    programs: loadProgramOptions(args.app),
  };
}

/** The class list: everything the visitor chooses stands in the URL. */
export default function ClassPage() {
  const { classes, programs } = usePageData<typeof loader>();
  const { filters, go } = useFilters();
  // The old results stay, faded, until the new ones are there; only the first load shows a skeleton.
  const shown = useDeferredValue(classes);
  const isStale = shown !== classes;

  return (
    <>
      <header className={styles.header}>
        <Container>
          <Breadcrumbs trail={[{ label: 'Beranda', to: pagePath('home') }]} current="Kelas" />
          <h1 className={styles.title}>Temukan kelas yang cocok untukmu</h1>
          <p className={styles.lead}>
            Saring menurut tingkat, jadwal, dan cara belajar, lalu daftar selagi kursinya masih ada.
          </p>
          <div className={styles.search}>
            <ClassSearch filters={filters} go={go} />
          </div>
        </Container>
      </header>
      <Container className={styles.body ?? ''}>
        <FilterPanel filters={filters} go={go} programs={programs} />
        <section className={styles.results} aria-labelledby="hasil-kelas">
          <h2 id="hasil-kelas" className={styles.summary}>
            <ResultSummary classes={shown} isStale={isStale} />
          </h2>
          <ActiveFilters filters={filters} programs={programs} />
          <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
            <Suspense fallback={<ResultsSkeleton />}>
              <Await resolve={shown}>
                {(answer) => <ClassResults answer={answer} filters={filters} />}
              </Await>
            </Suspense>
          </div>
        </section>
      </Container>
    </>
  );
}
