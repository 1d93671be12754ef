import { getProgram } from '../../../api/program';
import { getSilabus, type SilabusModule } from '../../../api/silabus';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useItem } from '../../../data/use-item';
import { type PageParams, pagePath, usePageSet } from '../../../router/page-table';
import { ButtonLink } from '../../../ui/button';
import { BarList } from '../../../ui/chart/bar-list';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { Skeleton } from '../../../ui/feedback';
import { formatHours, formatNumber } from '../../../ui/format';
import { Cluster } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { ShareButton } from '../../../ui/share-button';
import { SideLayout } from '../../../ui/side-layout';
import { ProgramBatches } from '../program-batches';
import { ProgramClasses } from '../program-classes';
import { ProgramJoin } from '../program-join';
import { SilabusPath } from '../silabus-path';
import styles from './curriculum-program.module.css';

/** The programme of the path. */
export const itemCall = ({ program = '' }: PageParams) => getProgram(program);

/** A programme's curriculum: its parts in order, and how its hours are spread over them. */
export default function CurriculumProgramPage() {
  const item = useItem(itemCall);
  const silabus = useCall(getSilabus(item.id));
  const has = usePageSet();
  const trail = has('curriculum') ? [{ label: 'Kurikulum', to: pagePath('curriculum') }] : [];
  return (
    <>
      <PageHeader
        eyebrow="Kurikulum"
        title={item.name}
        lead={item.summary}
        trail={trail}
        current={item.name}
      >
        <Cluster gap={3}>
          {has('silabus') && (
            <ButtonLink variant="secondary" to={`${pagePath('silabus')}?category=${item.id}`}>
              Baca silabusnya
            </ButtonLink>
          )}
          <ShareButton title={`Kurikulum ${item.name}`} />
        </Cluster>
      </PageHeader>
      <QueryBoundary reading={silabus} label="Memuat kurikulum" skeleton={<CurriculumSkeleton />}>
        {(modules) => (
          <SideLayout
            label="Waktu dan pendaftaran"
            side={
              <>
                <Hours modules={modules} />
                <ProgramJoin item={item} />
              </>
            }
          >
            <section aria-labelledby="urutan-kurikulum">
              <h2 id="urutan-kurikulum" className={styles.title}>
                Dari bagian pertama sampai terakhir
              </h2>
              <SilabusPath modules={modules} />
            </section>
          </SideLayout>
        )}
      </QueryBoundary>
      <ProgramClasses item={item} />
      <ProgramBatches programId={item.id} />
    </>
  );
}

function CurriculumSkeleton() {
  return (
    <SideLayout label="Waktu dan pendaftaran" side={<Skeleton height="20rem" />}>
      <Skeleton height="36rem" />
    </SideLayout>
  );
}

function Hours({ modules }: { modules: readonly SilabusModule[] }) {
  if (modules.length === 0) return null;
  return (
    <ChartFigure title="Pembagian waktu belajar" summary={hoursText(modules)}>
      <BarList
        data={modules.map(({ title, durationHours }) => ({ label: title, value: durationHours }))}
        format={formatHours}
      />
    </ChartFigure>
  );
}

function hoursText(modules: readonly { durationHours: number }[]): string {
  const hours = modules.reduce((sum, { durationHours }) => sum + durationHours, 0);
  return `${formatNumber(modules.length)} bagian, seluruhnya ${formatHours(hours)}.`;
}
