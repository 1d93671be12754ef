import { getClass } from '../api/class';
import type { Send } from '../api/client';
import {
  getChart,
  getFigures,
  getRegistrarChart,
  getStudentChart,
  listProvinceFigures,
  listRunningBatches,
} from '../api/statistics-host';
import { Answered } from '../data/answered';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback';
import { Cluster, Grid, Section, SectionHeading } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { ShareButton } from '../ui/share-button';
import { ClassSummary } from './overview/class-summary';
import { FigureBand } from './overview/figure-band';
import { ProvinceOverview } from './overview/province-overview';
import { RunningBatches } from './overview/running-batches';
import { GenderChart, SharesChart, TrendChart } from './overview/series';

/** All figures, each as it comes in; with a code also that class. PageError 404 for an unknown one. */
export async function loader({ params, send, isFirstLoad }: PageArgs) {
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  const later = <T,>(fetching: Promise<T>) => deferred(fetching, minimum);
  return {
    item: params.code === undefined ? null : await loadClass(params.code, send),
    figures: later(send(getFigures())),
    provinces: later(send(listProvinceFigures())),
    students: later(send(getStudentChart())),
    registrations: later(send(getRegistrarChart())),
    gender: later(send(getChart('gender'))),
    age: later(send(getChart('age'))),
    level: later(send(getChart('level'))),
    program: later(send(getChart('program'))),
    batches: later(send(listRunningBatches())),
  };
}

async function loadClass(code: string, send: Send) {
  const answer = await send(getClass(code));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

/** The platform in figures, over the country and over time; a code puts one class in front. */
export default function OverviewPage() {
  const data = usePageData<typeof loader>();
  return (
    <>
      {data.item ? (
        <ClassSummary item={data.item} />
      ) : (
        <PageHeader
          title="Seberapa jauh kita sudah belajar"
          lead="Angka peserta, alumni, sekolah, dan kelas, dihitung langsung dari platform."
          current="Ikhtisar"
        >
          <HeaderActions />
        </PageHeader>
      )}
      <FigureBand figures={data.figures} />
      <ProvinceOverview provinces={data.provinces} />
      <Series data={data} />
      <RunningBatches batches={data.batches} />
    </>
  );
}

function HeaderActions() {
  const has = usePageSet();
  return (
    <Cluster gap={3}>
      {has('leaderboards') && (
        <ButtonLink variant="secondary" to={pagePath('leaderboards')} iconEnd="arrow-right">
          Peringkat provinsi
        </ButtonLink>
      )}
      <ShareButton title="Ikhtisar" />
    </Cluster>
  );
}

function Series({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  const skeleton = <Skeleton height="20rem" />;
  return (
    <Section ground="soft" labelledBy="grafik">
      <SectionHeading
        id="grafik"
        title="Siapa yang belajar, dan sejak kapan"
        lead="Dua belas bulan terakhir, dan susunan peserta saat ini."
      />
      <Grid min="24rem">
        <Answered answer={data.students} label="Memuat grafik peserta" skeleton={skeleton}>
          {(series) => <TrendChart title="Peserta aktif" noun="peserta" data={series} />}
        </Answered>
        <Answered answer={data.registrations} label="Memuat grafik pendaftaran" skeleton={skeleton}>
          {(series) => <TrendChart title="Pendaftaran baru" noun="pendaftar" data={series} />}
        </Answered>
        <Answered answer={data.program} label="Memuat grafik program" skeleton={skeleton}>
          {(series) => <SharesChart title="Peserta menurut program" data={series} />}
        </Answered>
        <Answered answer={data.age} label="Memuat grafik umur" skeleton={skeleton}>
          {(series) => <SharesChart title="Peserta menurut umur" data={series} isOrdered />}
        </Answered>
        <Answered answer={data.gender} label="Memuat grafik gender" skeleton={skeleton}>
          {(series) => <GenderChart data={series} />}
        </Answered>
        <Answered answer={data.level} label="Memuat grafik tingkat" skeleton={skeleton}>
          {(series) => <SharesChart title="Peserta menurut tingkat" data={series} isOrdered />}
        </Answered>
      </Grid>
    </Section>
  );
}
