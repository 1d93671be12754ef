import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listPrograms } from '../api/program';
import { getSilabus } from '../api/silabus';
import { Answered } from '../data/answered';
import { FilterNav } from '../features/listing/filter-nav';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { EmptyState, Skeleton } from '../ui/feedback';
import { Section } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { draftHref } from './training-services-syllabus/draft';
import { DraftForm } from './training-services-syllabus/draft-form';

/** More programmes than this would be no row of choices any more. */
const MOST_PROGRAMS = 30;

/** The chosen programme's modules; without a choice the first programme's. */
export async function loader({ url, send, isFirstLoad }: PageArgs) {
  const answer = await send(listPrograms({ perPage: MOST_PROGRAMS }));
  if (!answer.status) throw new PageError(answer.code, answer.message);
  const programs = answer.data.items;
  const slug = url.searchParams.get('program');
  const chosen = programs.find((program) => program.slug === slug) ?? programs[0];
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return {
    programs,
    chosen,
    modules: chosen && deferred(send(getSilabus(chosen.id)), minimum),
  };
}

/** Ticking modules changes the address but not what is to be loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const programOf = (url: URL) => url.pathname + url.searchParams.get('program');
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return programOf(currentUrl) !== programOf(nextUrl);
}

/** The syllabi as building blocks: a team picks its modules and sees what they come to. */
export default function TrainingSyllabusPage() {
  const { programs, chosen, modules } = usePageData<typeof loader>();
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
          options={programs.map(({ slug, name }) => ({
            label: name,
            to: draftHref(slug, null),
            selected: slug === chosen?.slug,
          }))}
        />
      </PageHeader>
      <Section label="Modul">
        {chosen && modules ? (
          <Answered
            key={chosen.id}
            answer={modules}
            label="Memuat modul"
            skeleton={<Skeleton height="36rem" />}
          >
            {(items) => <DraftForm program={chosen} modules={items} />}
          </Answered>
        ) : (
          <EmptyState title="Belum ada program yang aktif" />
        )}
      </Section>
    </>
  );
}
