import { useId } from 'react';
import type { Call } from '../../api/call';
import type { ClassItem } from '../../api/class';
import type { Page } from '../../api/page';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Card, CardBody } from '../../ui/card';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { ClassCard } from './class-card';
import styles from './class-section.module.css';
import { openClasses, SHOWN_CLASSES } from './open-classes';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

type ClassSectionProps = {
  title: string;
  lead?: string;
  ground?: 'plain' | 'soft';
  call?: Call<Page<ClassItem>>;
  /** What the way on to all of them is called. */
  more?: string;
};

/** Classes as cards, those open for registration unless `call` asks for others. */
export function ClassSection({
  title,
  lead,
  ground = 'plain',
  call = openClasses(),
  more,
}: ClassSectionProps) {
  const id = useId();
  const has = usePageSet();
  const [page, words] = has('class') ? ['class', 'Semua kelas'] : ['courses', 'Semua kursus'];
  const all = (
    <ButtonLink to={pagePath(page)} variant="secondary" iconEnd="arrow-right">
      {more ?? words}
    </ButtonLink>
  );
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHeading id={id} title={title} action={all} {...(lead && { lead })} />
      <DataBlock
        call={call}
        label="Memuat kelas"
        skeleton={<ClassGridSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="Belum ada kelas yang membuka pendaftaran">
            Kelas berikutnya sedang disiapkan. Cek lagi dalam beberapa hari.
          </EmptyState>
        }
      >
        {({ items }) => (
          <Grid min="20rem" className={styles.cards ?? ''}>
            {items.slice(0, SHOWN_CLASSES).map((item, index) => (
              <ClassCard
                key={item.id || item.slug}
                item={item}
                after={seedsBefore(items, index, 'slug')}
              />
            ))}
          </Grid>
        )}
      </DataBlock>
    </Section>
  );
}

function ClassGridSkeleton() {
  return (
    <Grid min="20rem" className={styles.cards ?? ''}>
      {PLACES.map((place) => (
        <ClassCardSkeleton key={place} />
      ))}
    </Grid>
  );
}

/** About the measure of a ClassCard, so that the cards do not push the page when they come. */
function ClassCardSkeleton() {
  return (
    <Card flush>
      <div className={styles.cover} />
      <CardBody>
        <Skeleton width="45%" />
        <div className={styles.lines}>
          <Skeleton height="1.75rem" width="90%" />
          <Skeleton height="5.25rem" width="65%" />
          <Skeleton height="1.75rem" width="35%" />
        </div>
      </CardBody>
    </Card>
  );
}
