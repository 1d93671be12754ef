import type { CounterFlag, Counters } from '../api/statistics';
import { DataBlock } from '../data/data-block';
import { Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { Section } from '../ui/layout';
import styles from './counter-section.module.css';
import { SHOWN_COUNTERS, siteCounters } from './site-counters';

const LABELS: Readonly<Record<CounterFlag, string>> = {
  alumni: 'alumni',
  students: 'peserta belajar',
  mentors: 'mentor praktisi',
  programs: 'program',
  cities: 'kota dan kabupaten',
  cities_active: 'kota dengan kelas berjalan',
  cities_alumni: 'kota asal alumni',
  schools: 'sekolah mitra',
  schools_active: 'sekolah yang sedang ikut',
  schools_alumni: 'sekolah asal alumni',
};

function known(counters: Counters): [CounterFlag, number][] {
  return SHOWN_COUNTERS.flatMap((flag): [CounterFlag, number][] => {
    const value = counters[flag];
    return value ? [[flag, value]] : [];
  });
}

/** The platform's own figures, as it counts them now; the block is left out when it knows none. */
export function CounterSection() {
  return (
    <Section label="Dalam angka" ground="soft" className={styles.section ?? ''}>
      <DataBlock
        call={siteCounters()}
        label="Memuat angka"
        skeleton={
          <div className={styles.figures}>
            {SHOWN_COUNTERS.map((flag) => (
              <div key={flag} className={styles.figure}>
                <Skeleton width="7rem" height="3.25rem" />
                <Skeleton width="9rem" height="1.5rem" />
              </div>
            ))}
          </div>
        }
        isEmpty={(counters) => known(counters).length === 0}
        empty={null}
      >
        {(counters) => (
          <dl className={styles.figures}>
            {known(counters).map(([flag, value]) => (
              <div key={flag} className={styles.figure}>
                <dd>{formatNumber(value)}</dd>
                <dt>{LABELS[flag]}</dt>
              </div>
            ))}
          </dl>
        )}
      </DataBlock>
    </Section>
  );
}
