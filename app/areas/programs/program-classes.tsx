import type { Program } from '../../api/program';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { ClassCard } from '../../sections/classes/class-card';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { classesOf } from './program-calls';
import '../../sections/rooms/lists/index.css';

/** The programme's classes, each with its dates and price. */
export function ProgramClasses({ item }: { item: Program }) {
  const has = usePageSet();
  const all = has('class') && (
    <ButtonLink
      variant="secondary"
      to={`${pagePath('class')}?programs=${encodeURIComponent(item.id)}`}
    >
      Semua kelas program ini
    </ButtonLink>
  );
  return (
    <Section labelledBy="kelas-program" ground="soft">
      <SectionHeading id="kelas-program" title={`Kelas di ${item.name}`} action={all} />
      <DataBlock
        call={classesOf(item.id)}
        label="Memuat kelas"
        skeleton={<Skeleton height="28rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada kelas di program ini" />}
      >
        {({ items }) => (
          <div data-anatomy="next">
            <Grid min="20rem">
              {items.map((one, index) => (
                <ClassCard key={one.id} item={one} after={seedsBefore(items, index, 'slug')} />
              ))}
            </Grid>
          </div>
        )}
      </DataBlock>
    </Section>
  );
}
