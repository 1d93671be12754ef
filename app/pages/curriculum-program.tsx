import { getSilabus, type SilabusModule } from '../api/silabus';
import { Answered } from '../data/answered';
import { classesOf, loadProgram } from '../features/programs/load-program';
import { ProgramClasses } from '../features/programs/program-classes';
import { SilabusPath } from '../features/programs/silabus-path';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { ButtonLink } from '../ui/button';
import { BarList } from '../ui/chart/bar-list';
import { ChartFigure } from '../ui/chart/chart-figure';
import { Skeleton } from '../ui/feedback';
import { formatHours, formatNumber } from '../ui/format';
import { Cluster } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { ShareButton } from '../ui/share-button';
import { SideLayout } from '../ui/side-layout';
import styles from './curriculum-program.module.css';

/** The programme of the path; PageError 404 for an unknown one. */
export async function loader({ params, send, isFirstLoad }: PageArgs) {
  const item = await loadProgram(params.program ?? '', send);
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return {
    item,
    silabus: deferred(send(getSilabus(item.id)), minimum),
    classes: deferred(classesOf(item.id, send), minimum),
  };
}

/** A programme's curriculum: its parts in order, and how its hours are spread over them. */
export default function CurriculumProgramPage() {
  const { item, silabus, classes } = usePageData<typeof loader>();
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
      <Answered answer={silabus} label="Memuat kurikulum" skeleton={<CurriculumSkeleton />}>
        {(modules) => (
          <SideLayout label="Pembagian waktu" side={<Hours modules={modules} />}>
            <section aria-labelledby="urutan-kurikulum">
              <h2 id="urutan-kurikulum" className={styles.title}>
                Dari bagian pertama sampai terakhir
              </h2>
              <SilabusPath modules={modules} />
            </section>
          </SideLayout>
        )}
      </Answered>
      <ProgramClasses item={item} classes={classes} />
    </>
  );
}

function CurriculumSkeleton() {
  return (
    <SideLayout label="Pembagian waktu" side={<Skeleton height="20rem" />}>
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
