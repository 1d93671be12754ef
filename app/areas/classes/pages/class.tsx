import { listClasses } from '../../../api/class';
import { useCall, useKeepPreviousData } from '../../../data/use-call';
import { LastWord } from '../../../sections/last-word';
import { ListSummary } from '../../../sections/lists/list-results';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
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
  const classes = useKeepPreviousData(
    filtersHref(filters),
    useCall(listClasses(toApiFilter(filters))),
  );
  const programs = useProgramOptions();

  return (
    <>
      <PageHeader
        hasOwnLead
        title="Temukan kelas yang cocok untukmu"
        lead="Saring menurut tingkat, jadwal, dan cara belajar, lalu daftar selagi kursinya masih ada."
        current="Kelas"
      >
        <div className={styles.search}>
          <ClassSearch filters={filters} go={go} />
        </div>
      </PageHeader>
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
      <LastWord />
    </>
  );
}
