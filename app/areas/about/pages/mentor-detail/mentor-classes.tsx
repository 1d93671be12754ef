import type { ClassItem } from '../../../../api/class';
import type { Mentor } from '../../../../api/mentor';
import { seedsBefore } from '../../../../art/look';
import { Failed } from '../../../../data/query-boundary';
import { useCall } from '../../../../data/use-call';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { ClassCard } from '../../../../sections/classes/class-card';
import { ButtonLink } from '../../../../ui/button';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { classesAround } from '../first-views';
import styles from './mentor-classes.module.css';
import { teaches } from './teaches';

const SHOWN = 6;
/** As many fill a row only where the heading stands beside them. */
const FEW = 2;

/** The classes of a mentor, or those beside them in the programme that they belong to. */
export function MentorClasses({ mentor }: { mentor: Mentor }) {
  const { programId } = mentor;
  const classes = useCall(programId === '' ? null : classesAround(programId));
  if (classes.status === 'failed') {
    return (
      <Section labelledBy="kelas-mentor" ground="soft" isBelow>
        <SectionHeading id="kelas-mentor" title={`Kelas yang diampu ${mentor.name}`} />
        <Failed {...classes} />
      </Section>
    );
  }
  if (classes.status === 'loading') return null;
  const own = classes.data.items.filter((item) => teaches(mentor, item));
  return own.length > 0 ? (
    <Classes title={`Kelas yang diampu ${mentor.name}`} items={own} />
  ) : (
    <Classes title="Kelas di bidang yang sama" items={classes.data.items} />
  );
}

function Classes({ title, items }: { title: string; items: readonly ClassItem[] }) {
  const has = usePageSet();
  if (items.length === 0) return null;
  const all = has('class') && (
    <ButtonLink to={pagePath('class')} variant="secondary" iconEnd="arrow-right">
      Semua kelas
    </ButtonLink>
  );
  return (
    <Section
      labelledBy="kelas-mentor"
      ground="soft"
      isBelow
      className={(items.length <= FEW && styles.few) || ''}
    >
      <SectionHeading id="kelas-mentor" title={title} action={all} />
      <Grid min="20rem" className={styles.classes ?? ''}>
        {items.slice(0, SHOWN).map((item, index) => (
          <ClassCard key={item.id} item={item} after={seedsBefore(items, index, 'slug')} />
        ))}
      </Grid>
    </Section>
  );
}
