import { listPrograms, type Program } from '../api/program';
import { getSilabus } from '../api/silabus';
import { Answered } from '../data/answered';
import { FilterNav } from '../features/listing/filter-nav';
import { listHref, readListQuery } from '../features/listing/list-query';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState, Skeleton } from '../ui/feedback';
import { Cluster, Section, SectionHeading } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SilabusTable } from './silabus/silabus-table';
import styles from './silabus.module.css';

/** More programmes than this would be no row of choices any more. */
const MOST_PROGRAMS = 30;

/** The chosen programme's syllabus; without a choice the first programme's. */
export async function loader({ url, send, isFirstLoad }: PageArgs) {
  const query = readListQuery(url.searchParams);
  const answer = await send(listPrograms({ perPage: MOST_PROGRAMS }));
  if (!answer.status) throw new PageError(answer.code, answer.message);
  const programs = answer.data.items;
  const chosen = programs.find(({ id }) => id === query.category) ?? programs[0];
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return {
    query,
    programs,
    chosen,
    silabus: chosen && deferred(send(getSilabus(chosen.id)), minimum),
  };
}

/** The syllabi of all programmes, one at a time, made to be read through and printed. */
export default function SilabusPage() {
  const { query, programs, chosen, silabus } = usePageData<typeof loader>();
  return (
    <>
      <div className={styles.opening}>
        <PageHeader
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
        {chosen && silabus ? (
          <>
            <SectionHeading
              id="judul-silabus"
              title={chosen.name}
              lead={chosen.summary}
              action={<SilabusActions program={chosen} />}
            />
            <Answered
              key={chosen.id}
              answer={silabus}
              label="Memuat silabus"
              skeleton={<Skeleton height="32rem" />}
            >
              {(modules) => <SilabusTable modules={modules} />}
            </Answered>
          </>
        ) : (
          <EmptyState title="Belum ada silabus" />
        )}
      </Section>
    </>
  );
}

function SilabusActions({ program }: { program: Program }) {
  const has = usePageSet();
  return (
    <Cluster gap={3}>
      <Button variant="secondary" onClick={() => window.print()}>
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
