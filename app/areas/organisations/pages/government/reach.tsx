import { listProvinceFigures } from '../../../../api/statistics-host';
import { DataBlock } from '../../../../data/data-block';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { StudentMap } from '../../../../sections/student-map';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './reach.module.css';

/** Where students already are, as a map of provinces with its table. */
export function Reach() {
  const has = usePageSet();
  return (
    <Section labelledBy="jangkauan">
      <SectionHeading
        id="jangkauan"
        title="Sudah ada peserta di daerah Anda"
        lead="Program di daerah berangkat dari peserta, sekolah, dan mentor yang sudah ada di sana."
        action={
          has('overview') && (
            <ButtonLink variant="secondary" to={pagePath('overview')}>
              Lihat semua angka
            </ButtonLink>
          )
        }
      />
      <DataBlock
        call={listProvinceFigures()}
        label="Memuat sebaran peserta"
        skeleton={<Skeleton height="26rem" />}
        isEmpty={(provinces) => provinces.length === 0}
        empty={<EmptyState title="Sebaran peserta sedang dihitung" />}
      >
        {(provinces) => (
          <div className={styles.map}>
            <StudentMap
              data={provinces.map(({ name, total }) => ({ label: name, value: total }))}
            />
          </div>
        )}
      </DataBlock>
    </Section>
  );
}
