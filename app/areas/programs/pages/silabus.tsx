import { listProgramChoices, type Program } from '../../../api/program';
import { getSilabus } from '../../../api/silabus';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall, useLoaded } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { LastWord } from '../../../sections/last-word';
import { chosenIn, NoSuchProgram } from '../../../sections/lists/chosen-program';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { listHref, useListQuery } from '../../../sections/lists/list-query';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { Cluster, Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { SilabusTable } from './silabus/silabus-table';
import styles from './silabus.module.css';

export async function loader({ read }: PageArgs) {
  await read(listProgramChoices());
}

/** The syllabi of all programmes, one at a time, made to be read through and printed. */
export default function SilabusPage() {
  const query = useListQuery();
  const programs = useLoaded(listProgramChoices()).items;
  const chosen = chosenIn(programs, query.category);
  return (
    <>
      <div className={styles.opening}>
        <PageHeader
          hasOwnLead
          title="Silabus lengkap, sebelum mendaftar"
          lead="Pilih programnya, lalu baca topik demi topik. Tidak ada yang disimpan untuk nanti."
          current="Silabus"
        >
          <FilterNav
            label="Program"
            options={programs.map(({ id, name }) => ({
              label: name,
              to: listHref(query, { category: id }),
              selected: id === chosen?.id,
            }))}
          />
        </PageHeader>
      </div>
      <Section label="Silabus">
        {chosen ? (
          <>
            <SectionHeading
              id="judul-silabus"
              title={chosen.name}
              lead={chosen.summary}
              action={<SilabusActions program={chosen} />}
            />
            <Modules program={chosen} />
          </>
        ) : programs.length > 0 ? (
          <NoSuchProgram />
        ) : (
          <EmptyState title="Belum ada silabus" />
        )}
      </Section>
      <LastWord />
    </>
  );
}

function Modules({ program }: { program: Program }) {
  return (
    <QueryBoundary
      reading={useCall(getSilabus(program.id))}
      label="Memuat silabus"
      skeleton={<Skeleton height="32rem" />}
    >
      {(modules) => <SilabusTable modules={modules} />}
    </QueryBoundary>
  );
}

function SilabusActions({ program }: { program: Program }) {
  const has = usePageSet();
  return (
    <Cluster gap={3}>
      <Button variant="secondary" data-scripted="" onClick={() => window.print()}>
        Cetak
      </Button>
      {has('curriculum-program') && (
        <ButtonLink
          variant="ghost"
          to={pagePath('curriculum-program', { program: program.slug })}
          iconEnd="arrow-right"
        >
          Kurikulumnya
        </ButtonLink>
      )}
    </Cluster>
  );
}
