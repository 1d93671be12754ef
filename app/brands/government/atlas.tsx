import { useState } from 'react';
import { listProvinceFigures, type ProvinceFigures } from '../../api/statistics-host';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { Container } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatCompact, formatNumber } from '../../ui/format';
import { ScriptNote } from '../../ui/script-note';
import { Segments } from '../rooms/report/segments';
import { TilePicker } from '../rooms/report/tile-picker';
import styles from './atlas.module.css';
import { ProvinceSheet } from './province-sheet';
import { type Measure, type Shade, type Sheet, shadesOf, sheetsOf, toneOf } from './sheets';

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['total', 'Jumlah peserta'],
  ['score', 'Nilai rata-rata'],
];

/** The map of all provinces beside the sheet of the one that is open. */
export function Atlas() {
  const figures = useCall(listProvinceFigures());
  return (
    <div className={styles.atlas}>
      <Container>
        <div className={styles.head}>
          <h1>38 provinsi, 38 lembar</h1>
          <p>
            Buka lembar daerah Anda. Angkanya dihitung dari pendaftaran dan hasil ujian, bukan dari
            laporan yang dirapikan belakangan.
          </p>
        </div>
        <QueryBoundary
          reading={figures}
          label="Memuat lembar provinsi"
          skeleton={<Skeleton height="36rem" />}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState title="Lembarnya masih kosong">
              Angka provinsi sedang dihitung ulang. Biasanya selesai dalam hari yang sama.
            </EmptyState>
          }
        >
          {(all) => <Country figures={all} />}
        </QueryBoundary>
        <ScriptNote />
      </Container>
    </div>
  );
}

function Country({ figures }: { figures: readonly ProvinceFigures[] }) {
  const sheets = sheetsOf(figures);
  const [measure, setMeasure] = useState<Measure>('total');
  const [name, setName] = useState(() => sheets.find(({ totalRank }) => totalRank === 1)?.name);
  const shades = shadesOf(sheets, measure);
  const open = sheets.find((sheet) => sheet.name === name) ?? sheets[0];
  if (!open) return null;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.country}>
          <TilePicker
            legend="Peta kotak Indonesia"
            listLabel="Provinsi"
            className={styles.map}
            chosen={open.name}
            onChoose={setName}
            tiles={sheets.map((sheet) => tileOf(sheet, measure, shades))}
          >
            <Segments<Measure>
              legend="Warna peta menurut"
              options={MEASURES}
              chosen={measure}
              onChoose={setMeasure}
            />
          </TilePicker>
          <Legend measure={measure} shades={shades} />
        </div>
        <ProvinceSheet sheet={open} all={sheets} />
      </div>
      <details className={styles.table}>
        <summary>Baca sebagai tabel</summary>
        <Table sheets={sheets} />
      </details>
    </>
  );
}

function tileOf(sheet: Sheet, measure: Measure, shades: readonly Shade[]) {
  const value = sheet[measure];
  const words =
    measure === 'total' ? `${formatNumber(value)} peserta` : `nilai ${formatNumber(value)}`;
  return {
    ...sheet,
    note: value > 0 ? formatCompact(value).replace(/\s/, '') : '–',
    words: value > 0 ? words : 'belum ada program',
    tone: toneOf(value, shades),
  };
}

function Legend({ measure, shades }: { measure: Measure; shades: readonly Shade[] }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{measure === 'total' ? 'peserta dan alumni' : 'skala 0–100'}</span>
      {shades.map(({ from, to, tone }) => (
        <span key={from} className={styles.key}>
          <i style={{ opacity: tone / 100 }} />
          {from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`}
        </span>
      ))}
    </p>
  );
}

function Table({ sheets }: { sheets: readonly Sheet[] }) {
  const shown = (value: number) => (value > 0 ? formatNumber(value) : '–');
  return (
    <table>
      <caption>Peserta dan nilai menurut provinsi, dari barat ke timur</caption>
      <thead>
        <tr>
          <th scope="col">Provinsi</th>
          <th scope="col">Peserta</th>
          <th scope="col">Nilai</th>
        </tr>
      </thead>
      <tbody>
        {sheets.map(({ name, total, score }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown(total)}</td>
            <td>{shown(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
