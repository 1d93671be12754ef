import type { ReactNode } from 'react';
import type { Call } from '../../../api/call';
import { getClass } from '../../../api/class';
import {
  type ChartPoint,
  getChart,
  getFigures,
  getRegistrarChart,
  getStudentChart,
} from '../../../api/statistics-host';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall, useLoaded } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { FigureBand } from '../../../sections/figure-band';
import { LastWord } from '../../../sections/last-word';
import { ButtonLink } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { Cluster, Grid, Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { ShareButton } from '../../../ui/share-button';
import { ClassSummary } from './overview/class-summary';
import { ProvinceOverview } from './overview/province-overview';
import { RunningBatches } from './overview/running-batches';
import { GenderChart, SharesChart, TrendChart } from './overview/series';

/** The class of the path's code, where it has one. */
export function loader({ params: { code }, read }: PageArgs) {
  return code === undefined ? null : read(getClass(code));
}

/** The platform in figures, over the country and over time; a code puts one class in front. */
export default function OverviewPage() {
  const { code } = usePage().params;
  return (
    <>
      {code ? (
        <ClassInFront code={code} />
      ) : (
        <PageHeader
          hasOwnLead
          title="Seberapa jauh kita sudah belajar"
          lead="Angka peserta, alumni, sekolah, dan kelas, dihitung dari kelas yang benar-benar berjalan."
          current="Ikhtisar"
        >
          <HeaderActions />
        </PageHeader>
      )}
      <FigureBand call={getFigures()} />
      <ProvinceOverview />
      <Series />
      <RunningBatches />
      <LastWord />
    </>
  );
}

function ClassInFront({ code }: { code: string }) {
  return <ClassSummary item={useLoaded(getClass(code))} />;
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

function Series() {
  return (
    <Section ground="soft" labelledBy="grafik">
      <SectionHeading
        id="grafik"
        title="Siapa yang belajar, dan sejak kapan"
        lead="Dua belas bulan terakhir, dan susunan peserta saat ini."
      />
      <Grid min="24rem">
        <Chart call={getStudentChart()} noun="peserta">
          {(series) => <TrendChart title="Peserta aktif" noun="peserta" data={series} />}
        </Chart>
        <Chart call={getRegistrarChart()} noun="pendaftaran">
          {(series) => <TrendChart title="Pendaftaran baru" noun="pendaftar" data={series} />}
        </Chart>
        <Chart call={getChart('program')} noun="program">
          {(series) => <SharesChart title="Peserta menurut program" data={series} />}
        </Chart>
        <Chart call={getChart('age')} noun="umur">
          {(series) => <SharesChart title="Peserta menurut umur" data={series} isOrdered />}
        </Chart>
        <Chart call={getChart('gender')} noun="gender">
          {(series) => <GenderChart data={series} />}
        </Chart>
        <Chart call={getChart('level')} noun="tingkat">
          {(series) => <SharesChart title="Peserta menurut tingkat" data={series} isOrdered />}
        </Chart>
      </Grid>
    </Section>
  );
}

interface ChartProps {
  call: Call<ChartPoint[]>;
  noun: string;
  children: (series: ChartPoint[]) => ReactNode;
}

function Chart({ call, noun, children }: ChartProps) {
  return (
    <QueryBoundary
      reading={useCall(call)}
      label={`Memuat grafik ${noun}`}
      skeleton={<Skeleton height="20rem" />}
    >
      {children}
    </QueryBoundary>
  );
}
