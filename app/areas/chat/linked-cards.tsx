import type { ReactNode } from 'react';
import type { Call } from '../../api/call';
import { useNow } from '../../core/hydration/live';
import { formatDate, formatDateRange } from '../../core/wib';
import { useCall } from '../../data/use-call';
import { ClassStatusBadge } from '../../sections/classes/class-status-badge';
import { nearness } from '../../sections/events/event-facts';
import { EventWhen } from '../../sections/events/event-when';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { stretched } from '../../ui/card';
import { formatNumber } from '../../ui/format';
import { Icon, type IconName } from '../../ui/icon';
import { Price } from '../../ui/value';
import styles from './linked-cards.module.css';
import type { LinkedItem, LinkedKind, LinkedPage } from './linked-item';

const KINDS: Readonly<Record<LinkedKind, { label: string; icon: IconName }>> = {
  class: { label: 'Kelas', icon: 'book' },
  program: { label: 'Program', icon: 'spark' },
  event: { label: 'Acara', icon: 'calendar' },
  post: { label: 'Bacaan', icon: 'book' },
};

/** What an answer links to, as cards that lead there. */
export function LinkedCards({ pages }: { pages: readonly LinkedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Yang disebut dalam jawaban">
      {pages.map((page) => (
        <LinkedCard key={page.call.address} page={page} />
      ))}
    </ul>
  );
}

/** One card. What cannot be had, or is not there, has none: its link stands in the answer. */
function LinkedCard({ page: { kind, href, call } }: { page: LinkedPage }) {
  const reading = useCall<LinkedItem>(call satisfies Call<LinkedItem>);
  if (reading.status === 'failed') return null;
  const { label, icon } = KINDS[kind];
  if (reading.status === 'loading') return <li className={styles.card} aria-hidden="true" />;
  const { data: item } = reading;
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.text}>
        <AppLink to={href} className={stretched}>
          {item.name}
        </AppLink>
        <p className={styles.facts}>
          <CardBadge kind={kind} item={item} label={label} />
          <span>{factsOf(kind, item)}</span>
          {kind === 'class' && item.price !== null && (
            <strong>
              <Price value={item.price} />
            </strong>
          )}
        </p>
      </div>
    </li>
  );
}

function CardBadge({ kind, item, label }: { kind: LinkedKind; item: LinkedItem; label: string }) {
  const now = useNow();
  if (kind === 'class') return <ClassStatusBadge flags={item} />;
  const near = kind === 'event' ? nearness(item, now) : null;
  if (near === null) return <Badge tone="brand">{label}</Badge>;
  return (
    <Badge tone={near.tone} dot>
      {near.text}
    </Badge>
  );
}

function factsOf(kind: LinkedKind, item: LinkedItem): ReactNode {
  switch (kind) {
    case 'class':
      return formatDateRange(item.startDate, item.endDate) || 'Jadwal menyusul';
    case 'event':
      return <EventWhen event={item} />;
    case 'program':
      return item.totalClasses > 0 ? `${formatNumber(item.totalClasses)} kelas` : '';
    case 'post':
      return formatDate(item.publishedAt);
  }
}
