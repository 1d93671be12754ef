import type { ClassOverview } from '../../../../api/class';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { placeText, scheduleText } from '../../../../sections/classes/class-facts';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { ClassOrder } from '../../../../sections/classes/enrolment/class-order';
import { Badge } from '../../../../ui/badge';
import type { Crumb } from '../../../../ui/breadcrumbs';
import { ButtonLink } from '../../../../ui/button';
import { Cluster } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { ShareButton } from '../../../../ui/share-button';
import { Price } from '../../../../ui/value';
import { beltOf } from './belts';
import styles from './chosen-class.module.css';

/** One class of the ladder: its belt, its coaches, when it trains, and the way to its page. */
export function ChosenClass({ item, trail }: { item: ClassOverview; trail: Crumb[] }) {
  const has = usePageSet();
  const belt = beltOf(item);
  const coaches = item.mentors.length > 0 ? item.mentors : [item.mentor];
  const facts = [
    ['Jadwal', scheduleText(item)],
    ['Latihan', item.schedule.map(({ day, time }) => `${day} ${time}`).join(', ')],
    ['Tempat', placeText(item)],
    ['Pelatih', coaches.map(({ name }) => name).join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <PageHeader
      eyebrow={[belt?.name, item.code].filter(Boolean).join(' · ')}
      title={item.name}
      lead={item.summary}
      trail={trail}
      current={item.code}
    >
      <Cluster gap={1}>
        <ClassStatusBadge flags={item} />
        <Badge>
          <Price value={item.price} />
        </Badge>
      </Cluster>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.order}>
        <ClassOrder item={item} related={item.related} />
      </div>
      <Cluster gap={1}>
        {has('class-detail') && (
          <ButtonLink
            variant="secondary"
            to={pagePath('class-detail', { slug: item.slug })}
            iconEnd="arrow-right"
          >
            Lihat kelasnya
          </ButtonLink>
        )}
        <ShareButton title={item.name} />
      </Cluster>
    </PageHeader>
  );
}
