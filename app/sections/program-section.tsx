import { useId } from 'react';
import type { Page } from '../api/page';
import { listPrograms, type Program } from '../api/program';
import { pagePath, usePageSet } from '../page-table';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { Card, CardBody, stretched } from '../ui/card';
import { EmptyState, Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { Grid, Section, SectionHeading } from '../ui/layout';
import { Picture } from '../ui/picture';
import { DataBlock } from './data-block';
import styles from './program-section.module.css';
import type { Load } from './use-answer';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

const load: Load<Page<Program>> = (signal) => listPrograms({}, { signal });

/** Where a programme leads: its own page, else the classes it holds, else nowhere. */
function useProgramPath(): (program: Program) => string | null {
  const has = usePageSet();
  return ({ id, slug }) => {
    if (has('program-detail')) return pagePath('program-detail', { id, slug });
    if (has('class')) return `${pagePath('class')}?programIds=${encodeURIComponent(id)}`;
    return null;
  };
}

/** The active programmes, each leading to its page or its classes. */
export function ProgramSection({ title, lead }: { title: string; lead: string }) {
  const id = useId();
  const has = usePageSet();
  const pathOf = useProgramPath();
  const all = has('program') && (
    <ButtonLink to={pagePath('program')} variant="secondary" iconEnd="arrow-right">
      Semua program
    </ButtonLink>
  );
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} action={all} />
      <DataBlock
        load={load}
        label="Memuat program"
        skeleton={<ProgramGridSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada program yang aktif" />}
      >
        {({ items }) => (
          <Grid>
            {items.map((program, index) => (
              <ProgramCard key={program.id} program={program} to={pathOf(program)} seed={index} />
            ))}
          </Grid>
        )}
      </DataBlock>
    </Section>
  );
}

function ProgramGridSkeleton() {
  return (
    <Grid>
      {PLACES.map((place) => (
        <Card key={place} flush>
          <CardBody>
            <Skeleton height="9.5rem" />
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}

type ProgramCardProps = { program: Program; to: string | null; seed: number };

function ProgramCard({ program, to, seed }: ProgramCardProps) {
  const { name, summary, logo, totalClasses } = program;
  return (
    <Card as="article" interactive={to !== null} className={styles.card ?? ''}>
      <Picture src={logo} alt="" width={56} height={56} seed={seed} className={styles.logo ?? ''} />
      <h3 className={styles.title}>
        {to ? (
          <AppLink to={to} className={stretched}>
            {name}
          </AppLink>
        ) : (
          name
        )}
      </h3>
      {summary && <p className={styles.summary}>{summary}</p>}
      {totalClasses > 0 && <p className={styles.count}>{formatNumber(totalClasses)} kelas</p>}
    </Card>
  );
}
