import { listMentors, type Mentor } from '../../../api/mentor';
import { useLoaded } from '../../../data/use-call';
import { PageError } from '../../../router/page-error';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { BesidePicture } from '../../../ui/beside-picture';
import { ButtonLink } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { Picture } from '../../../ui/picture';
import { ShareButton } from '../../../ui/share-button';
import { MentorClasses } from './mentor-detail/mentor-classes';
import { MentorFigures } from './mentor-detail/mentor-figures';
import { MentorSkills } from './mentor-detail/mentor-skills';
import { MoreMentors } from './mentor-detail/more-mentors';
import styles from './mentor-detail.module.css';

/** The mentor of the path, among all: the platform tells of one alone nowhere. */
export async function loader({ params, read }: PageArgs) {
  return mentorNamed(await read(listMentors()), params.slug);
}

function mentorNamed(mentors: readonly Mentor[], slug: string | undefined): Mentor {
  const mentor = mentors.find((one) => one.slug === slug);
  if (mentor === undefined) throw new PageError(404);
  return mentor;
}

/** One mentor: who they are, what they know, the classes they teach, and what to do next. */
export default function MentorDetailPage() {
  const { slug } = usePage().params;
  const mentors = useLoaded(listMentors());
  const mentor = mentorNamed(mentors, slug);
  const { name, position, company, city, photo } = mentor;
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={city}
        lead={[position, company].filter(Boolean).join(', ')}
        trail={[{ label: 'Mentor', to: pagePath('mentor') }]}
      />
      <BesidePicture
        picture={
          <Picture
            src={photo}
            alt=""
            width={480}
            height={480}
            art={{ kind: 'people', seed: name }}
            eager
          />
        }
      >
        <About mentor={mentor} />
        <MentorSkills skills={mentor.expertise} />
        <MentorFigures mentor={mentor} />
        <NextSteps mentor={mentor} />
      </BesidePicture>
      <MentorClasses mentor={mentor} />
      <MoreMentors mentor={mentor} mentors={mentors} />
    </>
  );
}

function About({ mentor: { name, bio } }: { mentor: Mentor }) {
  if (bio === '') return null;
  return (
    <section aria-labelledby="tentang-mentor">
      <h2 id="tentang-mentor" className={styles.heading}>
        Tentang {name}
      </h2>
      <p className={styles.bio}>{bio}</p>
    </section>
  );
}

/** A class to find, somebody to talk to, and where to follow them. */
function NextSteps({ mentor: { name, expertise, linkedIn } }: { mentor: Mentor }) {
  const has = usePageSet();
  const [topic] = expertise;
  return (
    <ActionRow>
      {has('class') && topic && (
        <ButtonLink to={`${pagePath('class')}?search=${encodeURIComponent(topic)}`}>
          Cari kelas {topic}
        </ButtonLink>
      )}
      <ButtonLink to={pagePath('make-appointment')} variant="secondary" icon="calendar">
        Buat perjanjian
      </ButtonLink>
      {/^https:/i.test(linkedIn) && (
        <ButtonLink to={linkedIn} variant="secondary" iconEnd="arrow-up-right">
          LinkedIn
        </ButtonLink>
      )}
      <ShareButton title={name} />
    </ActionRow>
  );
}
