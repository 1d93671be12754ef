import type { ClassItem } from '../../api/class';
import { placeText, scheduleText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { ClassStatusBadge } from '../../sections/classes/class-status-badge';
import { ClassOrder } from '../../sections/classes/enrolment/class-order';
import { AppLink } from '../../ui/app-link';
import { Card } from '../../ui/card';
import { Price } from '../../ui/value';
import styles from './next-class.module.css';

/** The class of a programme that can be joined now: when, for how much, and the way in. */
export function NextClass({ item }: { item: ClassItem }) {
  const classPath = useClassPath();
  const facts = [
    ['Jadwal', scheduleText(item)],
    ['Cara belajar', placeText(item)],
    ['Mentor', item.mentor.name],
    ['Kursi', seatsText(item) ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <Card as="article" className={styles.next ?? ''}>
      <div>
        <ClassStatusBadge flags={item} />
        <h3 className={styles.title}>
          <AppLink to={classPath(item)}>{item.name}</AppLink>
        </h3>
        {item.summary !== '' && <p>{item.summary}</p>}
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.order}>
        <p className={styles.price}>
          <Price value={item.price} />
        </p>
        <ClassOrder item={item} />
      </div>
    </Card>
  );
}
