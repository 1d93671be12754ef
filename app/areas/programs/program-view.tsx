import type { ReactNode } from 'react';
import { getProgram, listPrograms, type Program, type ProgramDetail } from '../../api/program';
import { getSilabus, type SilabusModule } from '../../api/silabus';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall, useLoaded } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { ProgramCard, programArt, useProgramPath } from '../../sections/programs/program-card';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatNumber } from '../../ui/format';
import { Cluster, Grid, Section, SectionHeading } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { ProgramBatches } from './program-batches';
import { classesOf } from './program-calls';
import { ProgramClasses } from './program-classes';
import { ProgramJoin } from './program-join';
import { ProgramSchools } from './program-schools';
import styles from './program-view.module.css';
import { SilabusPath } from './silabus-path';
import '../../sections/rooms/openings.css';

/** One programme: what it is for, the way in, its parts in order, its classes, who takes part. */
export function ProgramView({ slug }: { slug: string }) {
  const item = useLoaded(getProgram(slug));
  const silabus = useCall(getSilabus(item.id));
  const classes = useCall(classesOf(item.id));
  const has = usePageSet();
  return (
    <>
      <Opening item={item} modules={silabus.status === 'ready' ? silabus.data : []}>
        {item.totalClasses > 0 && (
          <ButtonLink to="#kelas-program" iconEnd="chevron-down">
            Pilih kelasnya
          </ButtonLink>
        )}
        {has('curriculum-program') && (
          <ButtonLink
            variant="secondary"
            to={pagePath('curriculum-program', { program: item.slug })}
          >
            Lihat kurikulumnya
          </ButtonLink>
        )}
        <ShareButton title={item.name} />
      </Opening>
      <SideLayout isSideFirst label="Pendaftaran" side={<ProgramJoin item={item} />}>
        {item.description !== '' && <RichText html={item.description} />}
        <section aria-labelledby="urutan-belajar">
          <h2 id="urutan-belajar" className={styles.title}>
            Urutan belajarnya
          </h2>
          <QueryBoundary
            reading={silabus}
            label="Memuat urutan"
            skeleton={<Skeleton height="28rem" />}
          >
            {(modules) => (
              <SilabusPath
                modules={modules}
                classes={classes.status === 'ready' ? classes.data.items : []}
              />
            )}
          </QueryBoundary>
        </section>
        {item.careers.length > 0 && (
          <section aria-labelledby="setelah-program">
            <h2 id="setelah-program" className={styles.title}>
              Setelah program ini
            </h2>
            <ul className={styles.careers}>
              {item.careers.map((career) => (
                <li key={career}>{career}</li>
              ))}
            </ul>
          </section>
        )}
      </SideLayout>
      <ProgramClasses item={item} />
      <ProgramBatches programId={item.id} />
      <ProgramSchools programId={item.id} />
      <OtherPrograms item={item} />
    </>
  );
}

interface OpeningProps {
  item: ProgramDetail;
  modules: readonly SilabusModule[];
  children: ReactNode;
}

function Opening({ item, modules, children }: OpeningProps) {
  const has = usePageSet();
  const list = has('program') ? [{ label: 'Program', to: pagePath('program') }] : [];
  return (
    <header data-anatomy="opening">
      <Container>
        <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }, ...list]} current={item.name} />
        <div>
          <p>{['Program', ...extentOf(item, modules)].join(' · ')}</p>
          <h1>{item.name}</h1>
          {item.summary !== '' && <p>{item.summary}</p>}
          <Cluster gap={2}>{children}</Cluster>
        </div>
        <Picture src={item.logo} alt="" width={960} height={600} art={programArt(item)} eager />
      </Container>
    </header>
  );
}

/** How much a programme is: "6 kelas", "272 jam". */
function extentOf({ totalClasses }: Program, modules: readonly SilabusModule[]): string[] {
  const hours = modules.reduce((sum, { durationHours }) => sum + durationHours, 0);
  return [
    totalClasses > 0 ? `${formatNumber(totalClasses)} kelas` : '',
    hours > 0 ? formatHours(hours) : '',
  ].filter((text) => text !== '');
}

function OtherPrograms(props: { item: Program }) {
  const pathOf = useProgramPath();
  return (
    <Section labelledBy="program-lain">
      <SectionHeading id="program-lain" title="Program lain" />
      <DataBlock
        call={listPrograms()}
        label="Memuat program lain"
        skeleton={<Skeleton height="14rem" />}
      >
        {({ items }) => (
          <div data-anatomy="next">
            <Grid>
              {items
                .filter(({ id }) => id !== props.item.id)
                .slice(0, 3)
                .map((program, index, shown) => (
                  <ProgramCard
                    key={program.id}
                    program={program}
                    to={pathOf(program)}
                    after={seedsBefore(shown, index, 'slug')}
                  />
                ))}
            </Grid>
          </div>
        )}
      </DataBlock>
    </Section>
  );
}
