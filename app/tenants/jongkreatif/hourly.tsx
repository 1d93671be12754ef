import { useId, useState } from 'react';
import { useEarlyChoice } from '../../live';
import { formatHours, formatRupiah } from '../../ui/format';
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
  return (
    <section aria-labelledby="sejam" className={styles.room}>
      <div className={styles.asking}>
        <h2 id="sejam">Sejammu dibayar berapa?</h2>
        {DIALS.map((dial) => (
          <Slider
            key={dial.name}
            dial={dial}
            value={job[dial.name]}
            onChange={(value) => setJob((before) => ({ ...before, [dial.name]: value }))}
          />
        ))}
      </div>
      <div role="status" className={styles.slip}>
        <p className={styles.hourly}>
          {formatRupiah(hourly)}
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
    </section>
  );
}

interface SliderProps {
  dial: Dial;
  value: number;
  onChange(value: number): void;
}

function Slider({ dial: { label, range, show }, value, onChange }: SliderProps) {
  const id = useId();
  const early = useEarlyChoice<HTMLInputElement>((input) => onChange(input.valueAsNumber));
  return (
    <div className={styles.dial}>
      <label htmlFor={id}>{label}</label>
      <strong>{show(value)}</strong>
      <input
        id={id}
        ref={early}
        type="range"
        {...range}
        value={value}
        aria-valuetext={show(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
