import type { Answer } from '../../api/answer';
import type { Page } from '../../api/page';
import type { Program, ProgramDetail } from '../../api/program';
import { Answered } from '../../data/answered';
import { pagePath, usePageSet } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Cluster, Grid, Section, SectionHeading } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { RichText } from '../../ui/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import type { loadProgramPage } from './load-program';
import { ProgramCard, useProgramPath } from './program-card';
import { ProgramClasses } from './program-classes';
import { ProgramSchools } from './program-schools';
import styles from './program-view.module.css';
import { SilabusPath } from './silabus-path';

type ProgramViewProps = Awaited<ReturnType<typeof loadProgramPage>>;

/** One programme: what it is for, its parts in order, the classes to join, who takes part. */
export function ProgramView({ item, classes, silabus, others }: ProgramViewProps) {
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
          <Answered answer={silabus} label="Memuat urutan" skeleton={<Skeleton height="28rem" />}>
            {(modules) => <SilabusPath modules={modules} />}
          </Answered>
        </section>
      </SideLayout>
      <ProgramClasses item={item} classes={classes} />
      <ProgramSchools programId={item.id} />
      <OtherPrograms item={item} others={others} />
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

function OtherPrograms(props: { item: Program; others: Promise<Answer<Page<Program>>> }) {
  const pathOf = useProgramPath();
  return (
    <Section labelledBy="program-lain">
      <SectionHeading id="program-lain" title="Program lain" />
      <Answered
        answer={props.others}
        label="Memuat program lain"
        skeleton={<Skeleton height="14rem" />}
      >
        {({ items }) => (
          <Grid>
            {items
              .filter(({ id }) => id !== props.item.id)
              .slice(0, 3)
              .map((program, index) => (
                <ProgramCard
                  key={program.id}
                  program={program}
                  to={pathOf(program)}
                  seed={index + 1}
                />
              ))}
          </Grid>
        )}
      </Answered>
    </Section>
  );
}
