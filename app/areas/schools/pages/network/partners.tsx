import { listMentors, type Mentor } from '../../../../api/mentor';
import { DataBlock } from '../../../../data/data-block';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './partners.module.css';

/** The companies that mentors come from, with how many each sends. */
export function Partners() {
  return (
    <Section ground="soft" labelledBy="mitra">
      <SectionHeading
        id="mitra"
        title="Mitra yang mengirim mentor"
        lead="Tempat para mentor kami bekerja sehari-hari."
      />
      <DataBlock
        call={listMentors()}
        label="Memuat mitra"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={(mentors) => companiesOf(mentors).length === 0}
        empty={<EmptyState title="Daftar mitra sedang disusun" />}
      >
        {(mentors) => (
          <ul className={styles.partners}>
            {companiesOf(mentors).map(([company, count]) => (
              <li key={company}>
                <strong>{company}</strong>
                <span>{formatNumber(count)} mentor</span>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
}

function companiesOf(mentors: readonly Mentor[]): readonly [company: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { company } of mentors) {
    if (company !== '') counts.set(company, (counts.get(company) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
