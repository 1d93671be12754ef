import { listProvinceScores, type ProvinceFigures } from '../../../../api/statistics-host';
import { DataBlock } from '../../../../data/data-block';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './standings.module.css';

/** How many provinces the teaser shows. */
const TOP = 5;

/** The table's head; all of it is on the leaderboards' page. */
export function Standings() {
  const has = usePageSet();
  return (
    <Section ground="soft" labelledBy="papan-nilai">
      <SectionHeading
        id="papan-nilai"
        title="Papan nilai provinsi"
        lead="Nilai rata-rata semua tim, diperbarui setiap ada kiriman."
        action={
          has('leaderboards') && (
            <ButtonLink variant="secondary" to={pagePath('leaderboards')}>
              Papan lengkap
            </ButtonLink>
          )
        }
      />
      <DataBlock
        call={listProvinceScores()}
        label="Memuat papan nilai"
        skeleton={<Skeleton height="22rem" />}
        isEmpty={(provinces) => provinces.length === 0}
        empty={<EmptyState title="Belum ada nilai">Papan terisi setelah penyisihan.</EmptyState>}
      >
        {(provinces) => <Table provinces={topOf(provinces)} />}
      </DataBlock>
    </Section>
  );
}

function topOf(provinces: readonly ProvinceFigures[]): ProvinceFigures[] {
  return [...provinces].sort((a, b) => b.score - a.score).slice(0, TOP);
}

function Table({ provinces }: { provinces: readonly ProvinceFigures[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Provinsi</th>
          <th scope="col" className={styles.figure}>
            Peserta
          </th>
          <th scope="col" className={styles.figure}>
            Nilai
          </th>
        </tr>
      </thead>
      <tbody>
        {provinces.map(({ id, name, total, score }, index) => (
          <tr key={id || name}>
            <td className={styles.rank}>{index + 1}</td>
            <th scope="row">{name}</th>
            <td className={styles.figure}>{formatNumber(total)}</td>
            <td className={styles.figure}>
              <strong>{formatNumber(score)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
