import { listProvinceFigures, type ProvinceFigures } from '../../api/statistics-host';
import { pagePath, usePageSet } from '../../page-table';
import { DataBlock } from '../../sections/data-block';
import type { Load } from '../../sections/use-answer';
import { ButtonLink } from '../../ui/button';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { TileMap } from '../../ui/chart/tile-map';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './reach.module.css';

const load: Load<ProvinceFigures[]> = (signal) => listProvinceFigures({ signal });

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
        load={load}
        label="Memuat sebaran peserta"
        skeleton={<Skeleton height="26rem" />}
        isEmpty={(provinces) => provinces.length === 0}
        empty={<EmptyState title="Sebaran peserta sedang dihitung" />}
      >
        {(provinces) => <ReachMap provinces={provinces} />}
      </DataBlock>
    </Section>
  );
}

function ReachMap({ provinces }: { provinces: readonly ProvinceFigures[] }) {
  const data = provinces.map(({ name, total }) => ({ label: name, value: total }));
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const summary = `${formatNumber(total)} peserta di ${formatNumber(data.length)} provinsi.`;
  return (
    <div className={styles.map}>
      <ChartFigure
        title="Peserta menurut provinsi"
        summary={summary}
        table={{ head: ['Provinsi', 'Peserta'], data }}
        format={formatNumber}
      >
        <TileMap
          data={data}
          label={`Peta kotak. ${summary}`}
          legend={{ low: 'Lebih sedikit', high: 'Lebih banyak' }}
        />
      </ChartFigure>
    </div>
  );
}
