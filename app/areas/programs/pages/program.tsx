import { listPrograms } from '../../../api/program';
import { seedsBefore } from '../../../art/look';
import { useCall } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { useProgramPath } from '../../../sections/programs/program-card';
import { type Step, StepSection } from '../../../sections/step-section';
import { ButtonLink } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { Grid, Section } from '../../../ui/layout';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { PageHeader } from '../../../ui/page-header';
import { ActiveBatches } from './program/active-batches';
import { ProgramRow } from './program/program-row';
import styles from './program/program-row.module.css';
import '../../../sections/rooms/lists/index.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
const STEPS: Step[] = [
  {
    title: 'Mulai dari dasar yang sama',
    text: 'Kelas pertama tiap program tidak meminta pengalaman. Yang sudah bisa boleh melompat.',
  },
  {
    title: 'Kelas yang saling menyambung',
    text: 'Tugas di satu kelas menjadi bahan di kelas berikutnya, jadi tidak ada yang dipelajari dua kali.',
  },
  {
    title: 'Ditutup karya sendiri',
    text: 'Tiap program berakhir dengan satu karya yang dibahas bersama mentor.',
  },
];

/** The brand's own words are known before the page is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** All programmes, page by page, and how a programme is put together. */
export default function ProgramPage() {
  const query = useListQuery();
  const programs = useCall(listPrograms({ page: query.page }));
  const pathOf = useProgramPath();
  const own = useOwnWords()?.programs;
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Program untuk tiap tujuan"
        lead="Satu program adalah beberapa kelas yang sudah diurutkan, dari yang paling dasar sampai karya akhir."
        current="Program"
      />
      <Section label="Daftar program">
        <ListResults reading={programs} query={query} noun="program" skeleton={<ProgramSkeleton />}>
          {({ items }) => (
            <div data-anatomy="list" className={styles.list}>
              <Grid min="20rem">
                {items.map((program, index) => (
                  <ProgramRow
                    key={program.id}
                    program={program}
                    to={pathOf(program)}
                    after={seedsBefore(items, index, 'slug')}
                    eager={index === 0}
                  />
                ))}
              </Grid>
            </div>
          )}
        </ListResults>
      </Section>
      <ActiveBatches />
      <StepSection
        title={own?.title ?? 'Bagaimana program disusun'}
        steps={own?.steps.map(([title, text]) => ({ title, text })) ?? STEPS}
      />
      <WayOn />
    </>
  );
}

function ProgramSkeleton() {
  return (
    <Grid>
      {PLACES.map((place) => (
        <Skeleton key={place} height="14rem" />
      ))}
    </Grid>
  );
}

/** To the programmes' contents in detail, for tenants that show them; else to a conversation. */
function WayOn() {
  const has = usePageSet();
  const pages = [
    { page: 'curriculum', label: 'Lihat kurikulum' },
    { page: 'silabus', label: 'Baca silabus' },
  ].filter(({ page }) => has(page));
  if (pages.length === 0) return <LastWord />;
  return (
    <CallToAction
      title="Ingin tahu isinya sebelum memilih?"
      text="Kurikulum menunjukkan urutannya, silabus menunjukkan topiknya satu per satu."
    >
      {pages.map(({ page, label }, index) => (
        <ButtonLink
          key={page}
          to={pagePath(page)}
          size="large"
          variant={index === 0 ? 'primary' : 'secondary'}
        >
          {label}
        </ButtonLink>
      ))}
    </CallToAction>
  );
}
