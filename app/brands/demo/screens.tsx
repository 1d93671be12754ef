/** What four people see of the product. */

import { getCounters } from '../../api/statistics';
import { DataBlock } from '../../data/data-block';
import { scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { openClasses } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { BarList } from '../../ui/chart/bar-list';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber, formatPrice } from '../../ui/format';
import { StackedTable } from '../../ui/stacked-table';
import { TickList } from '../../ui/tick-list';
import styles from './roles.module.css';

const SHOWN = 4;

/** What somebody sees who has not joined yet: what really can be joined. */
export function Offer() {
  const classPath = useClassPath();
  return (
    <DataBlock
      call={openClasses()}
      label="Memuat kelas yang dibuka"
      skeleton={<Skeleton height="16rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title="Tidak ada pendaftaran yang terbuka hari ini" />}
    >
      {({ items }) => (
        <StackedTable
          compact
          columns={['Kelas', 'Jadwal', 'Biaya']}
          rows={items.slice(0, SHOWN).map((item) => ({
            key: item.id,
            heading: <AppLink to={classPath(item)}>{item.name}</AppLink>,
            cells: [scheduleText(item), formatPrice(item.price)],
          }))}
        />
      )}
    </DataBlock>
  );
}

/** What somebody sees who learns. */
export function Lessons() {
  return (
    <>
      <p className={styles.progress}>
        <span>
          <strong>3 dari 5 bab</strong> selesai
        </span>
        <progress max={5} value={3} aria-label="Bab yang selesai" />
      </p>
      <TickList texts={['Mengenal alatnya', 'Contoh yang sudah jadi', 'Mencoba tanpa panduan']} />
      <p className={styles.next}>
        Berikutnya: <strong>Memperbaiki yang keliru</strong>, 12 menit
      </p>
    </>
  );
}

const queue = [
  { who: 'Wulan', what: 'Rancangan halaman depan', wait: '2 hari', tone: 'orange' },
  { who: 'Tigor', what: 'Catatan kas sepekan', wait: '1 hari', tone: 'blue' },
  { who: 'Made', what: 'Rekaman tiga menit', wait: '3 jam', tone: 'grey' },
] as const;

/** What a teacher sees. */
export function Queue() {
  return (
    <ul className={styles.queue}>
      {queue.map(({ who, what, wait, tone }) => (
        <li key={who}>
          <span>
            <strong>{what}</strong> dari {who}
          </span>
          <Badge tone={tone}>menunggu {wait}</Badge>
        </li>
      ))}
    </ul>
  );
}

const COUNTED = ['alumni', 'cities'] as const;

/** What those see who run it: how full the classes are, and what has come of all of them. */
export function Report() {
  return (
    <>
      <DataBlock
        call={openClasses()}
        label="Memuat peserta tiap kelas"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada kelas yang bisa dihitung" />}
      >
        {({ items }) => (
          <BarList
            data={items
              .slice(0, SHOWN)
              .map(({ name, totalStudents }) => ({ label: name, value: totalStudents }))}
            max={Math.max(...items.map(({ quota }) => quota))}
            format={(value) => `${formatNumber(value)} peserta`}
          />
        )}
      </DataBlock>
      <DataBlock
        call={getCounters(COUNTED)}
        label="Memuat jumlah lulusan"
        skeleton={<Skeleton height="3.5rem" />}
      >
        {({ alumni = 0, cities = 0 }) => (
          <p className={styles.next}>
            <strong>{formatNumber(alumni)}</strong> lulusan dari {formatNumber(cities)} kota,
            dihitung dari catatan yang sama.
          </p>
        )}
      </DataBlock>
    </>
  );
}
