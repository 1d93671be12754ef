import { useState } from 'react';
import { formatHours, formatRupiah } from '../../ui/format';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './hourly.module.css';
import { type Job, type Verdict, wageOf } from './wage';

interface Dial {
  name: keyof Job;
  label: string;
  range: { min: number; max: number; step: number };
  show(value: number): string;
}

const DIALS: readonly Dial[] = [
  {
    name: 'asked',
    label: 'Harga yang mau kamu sebut',
    range: { min: 50_000, max: 3_000_000, step: 25_000 },
    show: formatRupiah,
  },
  {
    name: 'making',
    label: 'Jam mengerjakannya',
    range: { min: 1, max: 80, step: 1 },
    show: formatHours,
  },
  {
    name: 'waiting',
    label: 'Jam bertanya, menunggu, dan menyeberang',
    range: { min: 0, max: 40, step: 1 },
    show: formatHours,
  },
  {
    name: 'materials',
    label: 'Cat, kertas, kuota',
    range: { min: 0, max: 1_000_000, step: 10_000 },
    show: formatRupiah,
  },
];

const VERDICTS: Readonly<Record<Verdict, string>> = {
  loss: 'Kamu membayar untuk bekerja. Bahannya saja belum tertutup.',
  parking: 'Parkir motor di pelabuhan dibayar lebih tinggi.',
  paint: 'Cukup untuk kaleng cat ini, belum untuk kaleng berikutnya.',
  fair: 'Pas. Sebut sambil berdiri, lalu minum air.',
};

/** What an hour of one's work is really paid, written as a slip that can be shown. */
export function Hourly() {
  const [job, setJob] = useState<Job>({
    asked: 250_000,
    making: 14,
    waiting: 6,
    materials: 70_000,
  });
  const { hourly, hours, verdict, fair } = wageOf(job);
  const amount = formatRupiah(hourly);
  return (
    <section aria-labelledby="sejam" className={styles.room}>
      <div className={styles.asking}>
        <h2 id="sejam">Sejammu dibayar berapa?</h2>
        {DIALS.map(({ name, label, range, show }) => (
          <RangeField
            key={name}
            label={label}
            range={range}
            value={job[name]}
            shown={show(job[name])}
            isTold={false}
            onChange={(value) => setJob((before) => ({ ...before, [name]: value }))}
            className={styles.dial}
          />
        ))}
      </div>
      <div role="status" className={styles.slip}>
        <p className={styles.hourly} data-long={amount.length > 'Rp 9.000'.length || undefined}>
          {amount}
          <span> sejam</span>
        </p>
        <p>
          Setelah bahan dibeli, sisanya dibagi {formatHours(hours)}. {VERDICTS[verdict]}
        </p>
        {verdict !== 'fair' && (
          <p className={styles.fair}>
            Angka jujurnya <strong>{formatRupiah(fair)}</strong>
          </p>
        )}
      </div>
      <ScriptNote />
    </section>
  );
}
