import type { ReactNode } from 'react';
import { getProgram, listPrograms, type Program, type ProgramDetail } from '../../api/program';
import { getSilabus } from '../../api/silabus';
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
import { Cluster, Grid, Section, SectionHeading } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { ProgramBatches } from './program-batches';
import { ProgramClasses } from './program-classes';
import { ProgramFacts } from './program-facts';
import { ProgramSchools } from './program-schools';
import styles from './program-view.module.css';
import { SilabusPath } from './silabus-path';
import '../../sections/rooms/openings.css';

/** One programme: what it is for, its parts in order, the classes to join, who takes part. */
export function ProgramView({ slug }: { slug: string }) {
  const item = useLoaded(getProgram(slug));
  const silabus = useCall(getSilabus(item.id));
  const has = usePageSet();
  return (
    <>
      <Opening item={item}>
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
      <SideLayout
        isSideFirst
        label="Sekilas program"
        side={<ProgramFacts item={item} silabus={silabus} />}
      >
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
            {(modules) => <SilabusPath modules={modules} />}
          </QueryBoundary>
        </section>
      </SideLayout>
      <ProgramClasses item={item} />
      <ProgramBatches programId={item.id} />
      <ProgramSchools programId={item.id} />
      <OtherPrograms item={item} />
    </>
  );
}

function Opening({ item, children }: { item: ProgramDetail; children: ReactNode }) {
  const has = usePageSet();
  const list = has('program') ? [{ label: 'Program', to: pagePath('program') }] : [];
  return (
    <header data-anatomy="opening">
      <Container>
        <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }, ...list]} current={item.name} />
        <div>
          <p>Program</p>
          <h1>{item.name}</h1>
          {item.summary !== '' && <p>{item.summary}</p>}
          <Cluster gap={3}>{children}</Cluster>
        </div>
        <Picture src={item.logo} alt="" width={960} height={600} art={programArt(item)} eager />
      </Container>
    </header>
  );
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
        )}
      </DataBlock>
    </Section>
  );
}
