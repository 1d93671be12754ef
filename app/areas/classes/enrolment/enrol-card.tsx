import type { ClassOverview } from '../../../api/class';
import { placeText, scheduleText, seatsText } from '../../../sections/classes/class-facts';
import { levelLabels } from '../../../sections/classes/class-labels';
import { ClassOrder } from '../../../sections/classes/enrolment/class-order';
import { Card } from '../../../ui/card';
import { Fact } from '../../../ui/fact';
import { formatHours, formatNumber } from '../../../ui/format';
import { ShareButton } from '../../../ui/share-button';
import { DateText, Price } from '../../../ui/value';
import styles from './enrol-card.module.css';

/** Price, the way in, and the key facts; stays in view while the rest is read. */
export function EnrolCard({ item }: { item: ClassOverview }) {
  const seats = seatsText(item);
  return (
    <Card className={styles.card ?? ''}>
      <p className={styles.price}>
        <Price value={item.price} />
      </p>
      <ClassOrder item={item} related={item.related} />
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
