import type { Mentor } from '../../api/mentor';
import { pagePath, usePageSet } from '../../route/page-table';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Dialog } from '../../ui/dialog';
import { formatNumber } from '../../ui/format';
import { Cluster } from '../../ui/layout';
import styles from './mentor-profile.module.css';

/** The profile of one mentor over the directory; nothing while none is chosen. */
export function MentorProfile({
  mentor,
  onClose,
}: {
  mentor: Mentor | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open={mentor !== undefined} onClose={onClose} title={mentor?.name ?? 'Profil mentor'}>
      {mentor && <Profile mentor={mentor} />}
    </Dialog>
  );
}

function Profile({ mentor }: { mentor: Mentor }) {
  const { name, position, company, city, photo, bio, expertise, linkedIn } = mentor;
  const [topic] = expertise;
  const has = usePageSet();
  return (
    <div className={styles.profile}>
      <div className={styles.head}>
        <Avatar name={name} src={photo} size={88} />
        <div>
          <p className={styles.position}>{[position, company].filter(Boolean).join(', ')}</p>
          {city !== '' && <p className={styles.faint}>{city}</p>}
        </div>
      </div>
      {bio !== '' && <p>{bio}</p>}
      <Cluster gap="half">
        {expertise.map((skill) => (
          <Chip key={skill}>{skill}</Chip>
        ))}
      </Cluster>
      <Figures mentor={mentor} />
      <Cluster gap={1}>
        {has('class') && topic && (
          <ButtonLink to={`${pagePath('class')}?search=${encodeURIComponent(topic)}`}>
            Cari kelas {topic}
          </ButtonLink>
        )}
        {/^https:/i.test(linkedIn) && (
          <ButtonLink to={linkedIn} variant="secondary" iconEnd="arrow-up-right">
            LinkedIn
          </ButtonLink>
        )}
      </Cluster>
    </div>
  );
}

function Figures({ mentor: { totalClasses, totalStudents } }: { mentor: Mentor }) {
  const figures = [
    ['Kelas diampu', totalClasses],
    ['Peserta', totalStudents],
  ] as const;
  const known = figures.filter(([, value]) => value > 0);
  if (known.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
