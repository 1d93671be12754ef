import type { ClassOverview } from '../../api/class';
import { placeText, scheduleText, seatsText } from '../../features/classes/class-facts';
import { levelLabels } from '../../features/classes/class-labels';
import { useClassPath } from '../../features/classes/class-path';
import { enrolmentOf } from '../../features/classes/enrolment';
import { OrderButton } from '../../features/enrolment/order-button';
import { pagePath } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Fact } from '../../ui/fact';
import { formatHours, formatNumber } from '../../ui/format';
import { ShareButton } from '../../ui/share-button';
import { DateText, Price } from '../../ui/value';
import styles from './enrol-card.module.css';

/** Price, the way in, and the key facts; stays in view while the rest is read. */
export function EnrolCard({ item }: { item: ClassOverview }) {
  const { action, isOpen, note } = enrolmentOf(item);
  const seats = seatsText(item);
  return (
    <Card className={styles.card ?? ''}>
      <p className={styles.price}>
        <Price value={item.price} />
      </p>
      <OrderButton
        order={{ kind: 'class', slug: item.slug, id: item.id }}
        label={action}
        closed={isOpen ? null : <Closed item={item} action={action} />}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
      <dl className={styles.facts}>
        <Fact icon="spark" name="Tingkat">
          {item.level === '' ? '' : levelLabels[item.level]}
        </Fact>
        <Fact icon="calendar" name="Jadwal">
          {scheduleText(item)}
        </Fact>
        <Fact icon="clock" name="Durasi">
          {item.durationHours > 0 ? formatHours(item.durationHours) : ''}
        </Fact>
        <Fact icon="book" name="Materi">
          {item.totalModules > 0 ? `${formatNumber(item.totalModules)} modul` : ''}
        </Fact>
        <Fact icon="pin" name="Cara belajar">
          {placeText(item)}
        </Fact>
        <Fact icon="user" name="Kursi">
          {seats ?? (item.quota > 0 ? `${formatNumber(item.quota)} peserta` : '')}
        </Fact>
        {item.isRegistrationOpen && item.registrationEndDate !== '' && (
          <Fact icon="lock" name="Batas daftar">
            <DateText value={item.registrationEndDate} length="short" />
          </Fact>
        )}
      </dl>
      <ShareButton title={item.name} label="Bagikan kelas" block />
    </Card>
  );
}

/** Why the class cannot be joined, and which one of its programme can be instead. */
function Closed({ item, action }: { item: ClassOverview; action: string }) {
  const classPath = useClassPath();
  const next = item.related.find(({ isRegistrationOpen }) => isRegistrationOpen);
  return (
    <>
      <p className={styles.closed}>{action}</p>
      {next && (
        <p className={styles.note}>
          Yang sedang dibuka di program ini: <AppLink to={classPath(next)}>{next.name}</AppLink>,
          mulai <DateText value={next.startDate} length="short" />.
        </p>
      )}
      <ButtonLink block variant="secondary" to={pagePath('class')}>
        Cari kelas lain
      </ButtonLink>
    </>
  );
}
