import { listClasses } from '../api/class';
import { useCall, useHeld } from '../data/use-call';
import { ListSummary } from '../features/listing/list-results';
import { pagePath } from '../route/page-table';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Container } from '../ui/container';
import { ActiveFilters } from './class/active-filters';
import { ClassSearch } from './class/class-search';
import { FilterPanel } from './class/filter-panel';
import { filtersHref, toApiFilter } from './class/filters';
import { useProgramOptions } from './class/program-options';
import { ClassResults } from './class/results';
import { useFilters } from './class/use-filters';
import styles from './class.module.css';

/** The class list: everything the visitor chooses stands in the URL. */
export default function ClassPage() {
  const { filters, go } = useFilters();
  const classes = useHeld(filtersHref(filters), useCall(listClasses(toApiFilter(filters))));
  const programs = useProgramOptions();

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
            <ListSummary reading={classes} noun="kelas" />
          </h2>
          <ActiveFilters filters={filters} programs={programs} />
          <ClassResults classes={classes} filters={filters} />
        </section>
      </Container>
    </>
  );
}
