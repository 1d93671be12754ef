import type { ClassItem } from '../../api/class';
import { classArt } from '../../sections/classes/class-facts';
import { levelLabels } from '../../sections/classes/class-labels';
import { coursePath, isPremium, type Shelf } from '../../sections/courses/shelf';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { Card, CardBody, stretched } from '../../ui/card';
import { formatHours, formatNumber } from '../../ui/format';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/value';
import styles from './course-card.module.css';

interface CourseCardProps {
  item: ClassItem;
  shelf: Shelf;
  /** For cards in view at first: their pictures load at once. */
  eager?: boolean;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
  /** The title's heading level, one below that of the list. */
  level?: 2 | 3;
}

/** A course in a list: how much there is to learn rather than when, since it is read at one's own pace. */
export function CourseCard({ item, shelf, after, eager = false, level = 2 }: CourseCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';

  const facts = [
    item.totalModules > 0 && `${formatNumber(item.totalModules)} modul`,
    item.durationHours > 0 && formatHours(item.durationHours),
    item.level !== '' && levelLabels[item.level],
  ].filter(Boolean);
  return (
    <Card as="article" interactive flush className={styles.card ?? ''}>
      <Picture
        src={item.cover || item.logo}
        alt=""
        width={640}
        height={360}
        art={{ ...classArt(item), after }}
        eager={eager}
      />
      <CardBody>
        <p className={styles.eyebrow}>{item.program.name}</p>
        <Title className={styles.title}>
          <AppLink to={coursePath(shelf, item.slug)} className={stretched}>
            {item.name}
          </AppLink>
        </Title>
        <p className={styles.summary}>{item.summary}</p>
        <div className={styles.foot}>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {isPremium(item) ? (
            <Badge tone="brand">Premium</Badge>
          ) : (
            item.price === 0 && <Badge tone="green">Gratis</Badge>
          )}
        </div>
        {isPremium(item) && (
          <p className={styles.price}>
            <Price value={item.price} />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
