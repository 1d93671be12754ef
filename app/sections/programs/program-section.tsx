import { useId } from 'react';
import { listPrograms } from '../../api/program';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Card, CardBody } from '../../ui/card';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { ProgramCard, useProgramPath } from './program-card';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

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
        call={listPrograms()}
        label="Memuat program"
        skeleton={<ProgramGridSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada program yang aktif" />}
      >
        {({ items }) => (
          <Grid>
            {items.map((program, index) => (
              <ProgramCard
                key={program.id}
                program={program}
                to={pathOf(program)}
                after={seedsBefore(items, index, 'slug')}
              />
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
