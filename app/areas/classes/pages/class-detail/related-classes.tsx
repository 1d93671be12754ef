import type { ClassItem } from '../../../../api/class';
import { seedsBefore } from '../../../../art/look';
import { pagePath } from '../../../../router/page-table';
import { ClassCard } from '../../../../sections/classes/class-card';
import { ButtonLink } from '../../../../ui/button';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import '../../../../sections/rooms/lists/index.css';

/** How many fit in one row. */
const MOST_RELATED = 3;

/** Classes like this one. */
export function RelatedClasses({ items }: { items: readonly ClassItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="kelas-serupa" isBelow>
      <SectionHeading
        id="kelas-serupa"
        title="Kelas serupa"
        action={
          <ButtonLink variant="secondary" to={pagePath('class')}>
            Semua kelas
          </ButtonLink>
        }
      />
      <div data-anatomy="next">
        <Grid min="18rem">
          {items.slice(0, MOST_RELATED).map((item, index) => (
            <ClassCard key={item.slug} item={item} after={seedsBefore(items, index, 'slug')} />
          ))}
        </Grid>
      </div>
    </Section>
  );
}
