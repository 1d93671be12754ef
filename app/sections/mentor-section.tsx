import { useId } from 'react';
import { listMentors, type Mentor } from '../api/mentor';
import { DataBlock } from '../data/data-block';
import { AppLink } from '../ui/app-link';
import { Avatar } from '../ui/avatar';
import { EmptyState, Skeleton } from '../ui/feedback';
import { Grid, Section, SectionHeading } from '../ui/layout';
import { useMentorPath } from './mentor-path';
import styles from './mentor-section.module.css';

const SHOWN = 8;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const MOST_COMPANIES = 10;

/** Who teaches, and where they work: both as the platform lists them. */
export function MentorSection({ title, lead }: { title: string; lead: string }) {
  const id = useId();
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading id={id} title={title} lead={lead} />
      <DataBlock
        call={listMentors()}
        label="Memuat mentor"
        skeleton={<MentorsSkeleton />}
        isEmpty={(mentors) => mentors.length === 0}
        empty={<EmptyState title="Daftar mentor sedang disusun" />}
      >
        {(mentors) => (
          <>
            <Grid min="15rem" className={styles.people ?? ''}>
              {mentors.slice(0, SHOWN).map((mentor) => (
                <MentorCard key={mentor.id} mentor={mentor} />
              ))}
            </Grid>
            <Companies mentors={mentors} />
          </>
        )}
      </DataBlock>
    </Section>
  );
}

function MentorsSkeleton() {
  return (
    <>
      <Grid min="15rem">
        {PLACES.map((place) => (
          <div key={place} className={styles.mentor}>
            <Skeleton width="5.5rem" height="5.5rem" round />
            <Skeleton width="60%" height="2.5rem" />
          </div>
        ))}
      </Grid>
      <div className={styles.companies}>
        <Skeleton width="40%" height="3.75rem" />
      </div>
    </>
  );
}

function MentorCard({ mentor }: { mentor: Mentor }) {
  const { name, position, company, photo } = mentor;
  const to = useMentorPath()(mentor);
  return (
    <article className={styles.mentor}>
      <Avatar name={name} src={photo} size={88} />
      <div>
        <h3 className={styles.name}>{to === null ? name : <AppLink to={to}>{name}</AppLink>}</h3>
        <p className={styles.position}>{[position, company].filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}

function Companies({ mentors }: { mentors: readonly Mentor[] }) {
  const companies = [...new Set(mentors.map(({ company }) => company).filter(Boolean))];
  if (companies.length < 3) return null;
  return (
    <div className={styles.companies}>
      <p>Sehari-hari mereka bekerja di</p>
      <ul>
        {companies.slice(0, MOST_COMPANIES).map((company) => (
          <li key={company}>{company}</li>
        ))}
      </ul>
    </div>
  );
}
