import type { Mentor } from '../../../../api/mentor';
import { AppLink } from '../../../../ui/app-link';
import { Avatar } from '../../../../ui/avatar';
import { Card, stretched } from '../../../../ui/card';
import { Chip } from '../../../../ui/chip';
import { Cluster } from '../../../../ui/layout';
import styles from './mentor-card.module.css';

interface MentorCardProps {
  mentor: Mentor;
  /** Their page; null where there is none. */
  to: string | null;
  /** The name's heading level, one below that of the list. */
  level?: 2 | 3;
}

/** One mentor; the whole card leads to their page. */
export function MentorCard({ mentor, to, level = 2 }: MentorCardProps) {
  const { name, position, company, city, photo, expertise } = mentor;
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" interactive={to !== null} className={styles.card ?? ''}>
      <Avatar name={name} src={photo} size={72} />
      <Name className={styles.name}>
        {to === null ? (
          name
        ) : (
          <AppLink to={to} className={stretched}>
            {name}
          </AppLink>
        )}
      </Name>
      <p className={styles.position}>{[position, company].filter(Boolean).join(', ')}</p>
      {city !== '' && <p className={styles.city}>{city}</p>}
      <div className={styles.skills}>
        <Cluster gap="half">
          {expertise.slice(0, 3).map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
        </Cluster>
      </div>
    </Card>
  );
}
