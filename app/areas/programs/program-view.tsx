import { getProgram, listPrograms, type Program, type ProgramDetail } from '../../api/program';
import { getSilabus } from '../../api/silabus';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall, useLoaded } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { ProgramCard, useProgramPath } from '../../sections/programs/program-card';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Cluster, Grid, Section, SectionHeading } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { ProgramBatches } from './program-batches';
import { ProgramClasses } from './program-classes';
import { ProgramSchools } from './program-schools';
import styles from './program-view.module.css';
import { SilabusPath } from './silabus-path';

/** One programme: what it is for, its parts in order, the classes to join, who takes part. */
export function ProgramView({ slug }: { slug: string }) {
  const item = useLoaded(getProgram(slug));
  const silabus = useCall(getSilabus(item.id));
  const has = usePageSet();
  const trail = has('program') ? [{ label: 'Program', to: pagePath('program') }] : [];
  return (
    <>
      <PageHeader eyebrow="Program" title={item.name} lead={item.summary} trail={trail}>
        <Cluster gap={3}>
          {has('curriculum-program') && (
            <ButtonLink to={pagePath('curriculum-program', { program: item.slug })}>
              Lihat kurikulumnya
            </ButtonLink>
          )}
          <ShareButton title={item.name} />
        </Cluster>
      </PageHeader>
      <SideLayout label="Arah karier" side={<Careers item={item} />}>
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

function Careers({ item: { careers } }: { item: ProgramDetail }) {
  if (careers.length === 0) return null;
  return (
    <div className={styles.careers}>
      <h2>Arah kariernya</h2>
      <ul>
        {careers.map((career) => (
          <li key={career}>{career}</li>
        ))}
      </ul>
    </div>
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
