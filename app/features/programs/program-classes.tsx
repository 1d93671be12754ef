import type { Answer } from '../../api/answer';
import type { ClassItem } from '../../api/class';
import type { Page } from '../../api/page';
import type { Program } from '../../api/program';
import { Answered } from '../../data/answered';
import { pagePath, usePageSet } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { ClassCard } from '../classes/class-card';

type ProgramClassesProps = { item: Program; classes: Promise<Answer<Page<ClassItem>>> };

/** The programme's classes; only for tenants that have pages for them. */
export function ProgramClasses({ item, classes }: ProgramClassesProps) {
  const has = usePageSet();
  if (!has('class-detail')) return null;
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
      <Answered answer={classes} label="Memuat kelas" skeleton={<Skeleton height="28rem" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Belum ada kelas di program ini" />
          ) : (
            <Grid min="20rem">
              {items.map((one) => (
                <ClassCard key={one.id} item={one} />
              ))}
            </Grid>
          )
        }
      </Answered>
    </Section>
  );
}
