import { type CSSProperties, useState } from 'react';
import type { ClassItem, ClassLevel } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { levelLabels } from '../../sections/classes/class-labels';
import { useClassPath } from '../../sections/classes/class-path';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatCompact, formatPrice } from '../../ui/format';
import { OneOf } from '../../ui/one-of';
import { PlainLine } from '../../ui/plain-line';
import { type Measure, type Point, plotOf, type Scale } from './plot';
import styles from './scatter.module.css';

const LEVELS = ['', 'beginner', 'intermediate', 'advanced'] as const;
const MEASURES: readonly (readonly [Measure, string])[] = [
  ['price', 'Biaya seluruhnya'],
  ['rate', 'Biaya per jam'],
];
const MARKS = {
  '': styles.ring,
  beginner: styles.disc,
  intermediate: styles.tile,
  advanced: styles.ring,
} as const;

/** The catalogue as a plot of what a class costs by how long it takes. */
export function Scatter() {
  const [level, setLevel] = useState<ClassLevel | ''>('');
  const [measure, setMeasure] = useState<Measure>('price');
  const reading = useCall(everyClass());
  return (
    <div className={styles.sheet}>
      <Container>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <span>Jangan percaya brosur.</span> <span>Baca sumbunya.</span>
          </h1>
          <OneOf
            legend="Tingkat"
            options={LEVELS.map((one) => [one, <Level key={one} level={one} />] as const)}
            chosen={level}
            onChoose={setLevel}
            className={styles.choices}
          />
          <OneOf
            legend="Sumbu tegak"
            options={MEASURES}
            chosen={measure}
            onChoose={setMeasure}
            className={styles.choices}
          />
        </div>
        <PlainLine />
        <QueryBoundary
          reading={reading}
          label="Menggambar titik"
          skeleton={<Skeleton height="34rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title="Bidangnya masih kosong">Belum ada satu titik pun.</EmptyState>}
        >
          {({ items }) => <Plot items={items} level={level} measure={measure} />}
        </QueryBoundary>
      </Container>
    </div>
  );
}

/** A level by its name, with the mark that its points have. */
function Level({ level }: { level: ClassLevel | '' }) {
  if (level === '') return 'Semua';
  return (
    <>
      <span aria-hidden="true" className={cx(styles.mark, MARKS[level])} />
      {levelLabels[level]}
    </>
  );
}

interface PlotProps {
  items: readonly ClassItem[];
  level: ClassLevel | '';
  measure: Measure;
}

type At = CSSProperties & Partial<Record<'--x' | '--y', number>>;

/** The axes, and the classes as a list whose every row has its point in the plot. */
function Plot({ items, level, measure }: PlotProps) {
  const { points, hours, rupiah, average } = plotOf(items, level, measure);
  const classPath = useClassPath();
  const from = (hour: number) => 100 - (average.at(hour) / rupiah.top) * 100;
  return (
    <div className={styles.figure}>
      <div className={styles.plane} aria-hidden="true">
        <Axis scale={rupiah} write={formatCompact} isUpright />
        <Axis scale={hours} write={String} />
        <svg
          aria-hidden="true"
          className={styles.average}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d={`M0 ${from(0)}L100 ${from(hours.top)}`} />
        </svg>
        <span className={styles.upright}>{measure === 'price' ? 'Rp' : 'Rp per jam'}</span>
        <span className={styles.flat}>jam belajar</span>
      </div>
      <p role="status" className={styles.found}>
        {summary(points)}{' '}
        {average.rate > 0 && `Garis putus: rata-rata ${formatPrice(average.rate)} sejam.`}
      </p>
      <ol className={styles.list}>
        {points.map((point) => (
          <li key={point.item.id || point.item.slug}>
            <AppLink to={classPath(point.item)} className={styles.row}>
              <Mark point={point} />
              <span className={styles.number}>{point.number}</span>
              <span>{point.item.name}</span>
              <span className={styles.hours}>{point.item.durationHours} jam</span>
              <span className={styles.value}>
                {point.value > 0 ? formatCompact(point.value) : 'Gratis'}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
      <All />
    </div>
  );
}

function Mark({ point: { item, number, x, y } }: { point: Point }) {
  const at: At = { '--x': x, '--y': y };
  return (
    <span aria-hidden="true" className={cx(styles.point, MARKS[item.level])} style={at}>
      {number}
    </span>
  );
}

/** What the points say together. */
function summary(points: readonly Point[]): string {
  const hours = points.map(({ item }) => item.durationHours);
  const prices = points.map(({ item }) => item.price);
  if (points.length === 0) return 'Tidak ada kelas di tingkat ini sekarang.';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return `${points.length} kelas, ${Math.min(...hours)} sampai ${Math.max(...hours)} jam, ${formatPrice(least)} sampai ${formatPrice(most)}.`;
}

interface AxisProps {
  scale: Scale;
  write(value: number): string;
  isUpright?: boolean;
}

function Axis({ scale, write, isUpright = false }: AxisProps) {
  return scale.ticks.map((tick) => {
    const at: At = { [isUpright ? '--y' : '--x']: tick / scale.top };
    return (
      <span key={tick} className={isUpright ? styles.tickY : styles.tickX} style={at}>
        {isUpright || tick > 0 ? write(tick) : ''}
      </span>
    );
  });
}

function All() {
  const has = usePageSet();
  if (!has('class')) return null;
  return (
    <div className={styles.all}>
      <ButtonLink to={pagePath('class')} iconEnd="arrow-right">
        Jadwal dan pendaftaran
      </ButtonLink>
    </div>
  );
}
