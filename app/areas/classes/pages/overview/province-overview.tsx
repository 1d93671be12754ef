import { listProvinceFigures, type ProvinceFigures } from '../../../../api/statistics-host';
import { DataBlock } from '../../../../data/data-block';
import { useCall } from '../../../../data/use-call';
import { StudentMap } from '../../../../sections/student-map';
import { BarList } from '../../../../ui/chart/bar-list';
import { ChartFigure } from '../../../../ui/chart/chart-figure';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { Section, SectionHeading } from '../../../../ui/layout';
import { OneProvince } from './one-province';
import styles from './province-overview.module.css';
import { byTotal } from './words';

const TOP = 8;

/** Where the students are from: over the country, or in the one province that all are from. */
export function ProvinceOverview() {
  const reading = useCall(listProvinceFigures());
  const [only, ...others] = reading.status === 'ready' ? byTotal(reading.data) : [];
  if (only !== undefined && others.length === 0) return <OneProvince province={only} />;
  return <AllProvinces />;
}

/** A square map, the largest provinces, and all of them as a table. */
function AllProvinces() {
  return (
    <Section labelledBy="per-provinsi">
      <SectionHeading
        id="per-provinsi"
        title="Peserta menurut provinsi"
        lead="Tiap kotak satu provinsi, sama besar, supaya yang kecil pun terlihat."
      />
      <DataBlock
        call={listProvinceFigures()}
        label="Memuat provinsi"
        skeleton={<Skeleton height="30rem" />}
      >
        {(provinces) => <Provinces provinces={provinces} />}
      </DataBlock>
    </Section>
  );
}

function Provinces({ provinces }: { provinces: readonly ProvinceFigures[] }) {
  const data = byTotal(provinces);
  if (data.length === 0) return <EmptyState title="Belum ada data provinsi" />;
  return (
    <div className={styles.layout}>
      <StudentMap data={data} />
      <ChartFigure
        title={data.length > TOP ? `${TOP} provinsi terbanyak` : 'Menurut jumlah peserta'}
        summary="Jumlah peserta yang terdaftar."
      >
        <BarList data={data.slice(0, TOP).map((datum, index) => ({ ...datum, rank: index + 1 }))} />
      </ChartFigure>
    </div>
  );
}
