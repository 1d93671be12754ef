import type { Mentor } from '../../api/mentor';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { Card, stretched } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Cluster } from '../../ui/layout';
import styles from './mentor-card.module.css';

/** One mentor; the whole card opens the profile. */
export function MentorCard({ mentor, to }: { mentor: Mentor; to: string }) {
  const { name, position, company, city, photo, expertise } = mentor;
  return (
    <Card as="article" interactive>
      <Avatar name={name} src={photo} size={72} />
      <h2 className={styles.name}>
        <AppLink to={to} className={stretched} preventScrollReset>
          {name}
        </AppLink>
      </h2>
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
