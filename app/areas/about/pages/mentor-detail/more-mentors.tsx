import type { Mentor } from '../../../../api/mentor';
import { pagePath } from '../../../../router/page-table';
import { useMentorPath } from '../../../../sections/mentor-path';
import { ButtonLink } from '../../../../ui/button';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { MentorCard } from '../mentor/mentor-card';
import { mentorsLike } from './teaches';

const SHOWN = 4;

/** Who knows the same, and the way to all. */
export function MoreMentors({ mentor, mentors }: { mentor: Mentor; mentors: readonly Mentor[] }) {
  const mentorPath = useMentorPath();
  const others = mentorsLike(mentor, mentors).slice(0, SHOWN);
  if (others.length === 0) return null;
  const all = (
    <ButtonLink to={pagePath('mentor')} variant="secondary" iconEnd="arrow-right">
      Semua mentor
    </ButtonLink>
  );
  return (
    <Section labelledBy="mentor-lain" isBelow>
      <SectionHeading id="mentor-lain" title="Mentor lain" action={all} />
      <Grid min="17rem">
        {others.map((other) => (
          <MentorCard key={other.id} mentor={other} to={mentorPath(other)} level={3} />
        ))}
      </Grid>
    </Section>
  );
}
