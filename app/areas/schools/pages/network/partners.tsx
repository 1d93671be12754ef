import { listMentors, type Mentor } from '../../../../api/mentor';
import { QueryBoundary } from '../../../../data/query-boundary';
import { useCall } from '../../../../data/use-call';
import { Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './partners.module.css';

/** The companies that mentors come from, with how many each sends; nothing where none says so. */
export function Partners() {
  const mentors = useCall(listMentors());
  if (mentors.status === 'ready' && companiesOf(mentors.data).length === 0) return null;
  return (
    <Section ground="soft" labelledBy="mitra">
      <SectionHeading
        id="mitra"
        title="Mitra yang mengirim mentor"
        lead="Tempat para mentor kami bekerja sehari-hari."
      />
      <QueryBoundary reading={mentors} label="Memuat mitra" skeleton={<Skeleton height="14rem" />}>
        {(all) => (
          <ul className={styles.partners}>
            {companiesOf(all).map(([company, count]) => (
              <li key={company}>
                <strong>{company}</strong>
                <span>{formatNumber(count)} mentor</span>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
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
