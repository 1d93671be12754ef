import { useState } from 'react';
import { listProvinceScores, type ProvinceFigures } from '../../api/statistics-host';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { ScriptNote } from '../../ui/script-note';
import { Shield } from './shield';
import { cutOf, type Line, tableOf } from './standings';
import styles from './table.module.css';

const SHOWN = 12;

/** The provinces' table; who looks for theirs finds it with those around it. */
export function Table() {
  const [wanted, setWanted] = useState('');
  const has = usePageSet();
  const scores = useCall(listProvinceScores());
  return (
    <div className={styles.pitch}>
      <Container>
        <div className={styles.board}>
          <div className={styles.head}>
            <h1 className={styles.title}>Klasemen Liga SMK</h1>
            <p className={styles.lead}>
              Dihitung dari semua tim, dari Sabang sampai Merauke. Tiga teratas pulang membawa
              piala; delapan besar lanjut ke partai puncak.
            </p>
            <label className={styles.search}>
              <span>Provinsimu di urutan berapa?</span>
              <input
                type="search"
                value={wanted}
                placeholder="Misalnya Jawa Tengah"
                onChange={({ target }) => setWanted(target.value)}
              />
            </label>
          </div>
          <QueryBoundary
            reading={scores}
            label="Memuat klasemen"
            skeleton={<Skeleton height="36rem" />}
            isEmpty={(all) => all.length === 0}
            empty={
              <EmptyState title="Peluit belum ditiup">Klasemen terisi di pekan pertama.</EmptyState>
            }
          >
            {(all) => <Rows provinces={all} wanted={wanted} />}
          </QueryBoundary>
        </div>
        <div className={styles.actions}>
          {has('liga-smk-register') && (
            <ButtonLink to={pagePath('liga-smk-register')} size="large" iconEnd="arrow-right">
              Daftarkan sekolah
            </ButtonLink>
          )}
          {has('leaderboards') && (
            <ButtonLink to={pagePath('leaderboards')} size="large" variant="secondary">
              Papan lengkap
            </ButtonLink>
          )}
        </div>
        <ScriptNote />
      </Container>
    </div>
  );
}

function Rows({ provinces, wanted }: { provinces: readonly ProvinceFigures[]; wanted: string }) {
  const table = tableOf(provinces);
  const { lines, found } = cutOf(table, wanted, SHOWN);
  const best = table[0]?.score ?? 0;
  return (
    <>
      <p role="status" className={styles.found}>
        {wanted.trim() === '' && `${table.length} provinsi bertanding musim ini.`}
        {wanted.trim() !== '' && !found && `Belum ada tim dari “${wanted.trim()}”.`}
        {found &&
          `${found.name} di urutan ${found.rank}, ${
            found.rank === 1
              ? 'memimpin klasemen.'
              : `${formatNumber(best - found.score)} poin di bawah pemimpin.`
          }`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
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
          {lines.map((line) => (
            <Row key={line.name} line={line} best={best} isFound={line === found} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ line, best, isFound }: { line: Line; best: number; isFound: boolean }) {
  const { rank, name, total, score } = line;
  const share = best > 0 ? (score / best) * 100 : 0;
  return (
    <tr className={cx(styles.row, rank <= 3 && styles.podium, isFound && styles.mine)}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.name}>
        <span className={styles.side}>
          <Shield name={name} />
          {name}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share}%` }} />
        </span>
      </th>
      <td className={styles.figure}>{formatNumber(total)}</td>
      <td className={cx(styles.figure, styles.score)}>{formatNumber(score)}</td>
    </tr>
  );
}
