import { useId, useState } from 'react';
import { listProvinceScores } from '../../api/statistics-host';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { type Dot, pileOf, standingOf } from './pile';
import styles from './strip.module.css';

/** The scale that the dots lie on. */
const [LOW, HIGH] = [50, 100];

/** Try-out averages of the provinces, and one's own mark among them. */
export function Strip() {
  const scores = useCall(listProvinceScores());
  const has = usePageSet();
  return (
    <Section labelledBy="urutan">
      <div className={styles.head}>
        <h2 id="urutan">Geser nilaimu, bukan kepercayaan dirimu</h2>
        <p>
          Tiap titik adalah nilai try-out rata-rata satu provinsi. Urutan bisa turun saat nilaimu
          naik, karena peserta bertambah.{' '}
          {has('leaderboards') && (
            <AppLink to={pagePath('leaderboards')}>Papan peringkat lengkap</AppLink>
          )}
        </p>
      </div>
      <QueryBoundary
        reading={scores}
        label="Memuat nilai try-out"
        skeleton={<Skeleton height="18rem" />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title="Try-out pertama belum dinilai" />}
      >
        {(all) => <Line dots={pileOf(all)} />}
      </QueryBoundary>
      <ScriptNote />
    </Section>
  );
}

/** How far along the scale, as a CSS length; what lies beyond an end stands at it. */
function placeOf(score: number): string {
  return `${((Math.min(HIGH, Math.max(LOW, score)) - LOW) / (HIGH - LOW)) * 100}%`;
}

function Line({ dots }: { dots: readonly Dot[] }) {
  const id = useId();
  const [own, setOwn] = useState(72);
  const { passed, next } = standingOf(dots, own);
  const levels = Math.max(3, ...dots.map(({ level }) => level + 1));
  return (
    <>
      <div
        className={styles.line}
        style={{ height: `calc(${levels + 1} * var(--pitch))` }}
        aria-hidden="true"
      >
        {dots.map(({ name, score, at, level }) => (
          <span
            key={name}
            className={score < own ? styles.passed : styles.ahead}
            style={{ left: placeOf(at), bottom: `calc(${level} * var(--pitch))` }}
          />
        ))}
        <span className={styles.own} style={{ left: placeOf(own) }} />
      </div>
      <p className={styles.marks} aria-hidden="true">
        {[50, 60, 70, 80, 90, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <label htmlFor={id} className={styles.slider}>
        Nilai try-outmu: {own}
        <Range
          id={id}
          range={{ min: LOW, max: HIGH }}
          value={own}
          shown={`${own} dari ${HIGH}`}
          onChange={setOwn}
        />
      </label>
      <p role="status" className={styles.verdict}>
        Di atas rata-rata {passed} dari {dots.length} provinsi.{' '}
        {next
          ? `Yang berikutnya ${next.name}, ${formatNumber(next.score)}.`
          : 'Tidak ada lagi yang di depanmu; jaga jam tidurmu.'}
      </p>
    </>
  );
}
