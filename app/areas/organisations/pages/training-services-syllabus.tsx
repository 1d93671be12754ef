import { listProgramChoices, type Program } from '../../../api/program';
import { getSilabus } from '../../../api/silabus';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall, useLoaded } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { usePageQuery } from '../../../router/page-query';
import { pagePath } from '../../../router/page-table';
import { chosenIn, NoSuchProgram } from '../../../sections/lists/chosen-program';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { Section } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { draftHref } from './training-services-syllabus/draft';
import { DraftForm } from './training-services-syllabus/draft-form';

export async function loader({ read }: PageArgs) {
  await read(listProgramChoices());
}

/** The syllabi as building blocks: a team picks its modules and sees what they come to. */
export default function TrainingSyllabusPage() {
  const { program } = usePageQuery();
  const programs = useLoaded(listProgramChoices()).items;
  const chosen = chosenIn(programs, program);
  return (
    <>
      <PageHeader
        title="Susun silabus untuk tim Anda"
        lead="Pilih program, lalu centang modul yang memang dibutuhkan. Alamat halaman ini menyimpan pilihan Anda, jadi bisa langsung dibagikan ke rekan."
        trail={[{ label: 'Layanan Pelatihan', to: pagePath('training-services') }]}
        current="Silabus"
      >
        <FilterNav
          label="Program"
          options={programs.map(({ id, name }) => ({
            label: name,
            to: draftHref(id, null),
            selected: id === chosen?.id,
          }))}
        />
      </PageHeader>
      <Section label="Modul">
        {chosen ? (
          <Modules key={chosen.id} program={chosen} />
        ) : programs.length > 0 ? (
          <NoSuchProgram />
        ) : (
          <EmptyState title="Belum ada program yang aktif" />
        )}
      </Section>
    </>
  );
}

function Modules({ program }: { program: Program }) {
  return (
    <QueryBoundary
      reading={useCall(getSilabus(program.id))}
      label="Memuat modul"
      skeleton={<Skeleton height="36rem" />}
    >
      {(modules) => <DraftForm program={program} modules={modules} />}
    </QueryBoundary>
  );
}
