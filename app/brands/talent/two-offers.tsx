import { useState } from 'react';
import { Container } from '../../ui/container';
import { formatRupiah } from '../../ui/format';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { better, hourly, type Offer } from './offer';
import styles from './two-offers.module.css';

const NAMES = ['Tawaran pertama', 'Tawaran kedua'] as const;

const BEGINNING: readonly [Offer, Offer] = [
  { pay: 6_200_000, hours: 9, travel: 150, fare: 40_000 },
  { pay: 5_400_000, hours: 8, travel: 30, fare: 10_000 },
];

interface Dial {
  readonly key: keyof Offer;
  readonly label: string;
  readonly range: { min: number; max: number; step: number };
  readonly shown: (value: number) => string;
}

const DIALS: readonly Dial[] = [
  {
    key: 'pay',
    label: 'Gaji sebulan',
    range: { min: 2_000_000, max: 15_000_000, step: 100_000 },
    shown: formatRupiah,
  },
  {
    key: 'hours',
    label: 'Jam di tempat kerja',
    range: { min: 4, max: 12, step: 0.5 },
    shown: (value) => `${String(value).replace('.', ',')} jam`,
  },
  {
    key: 'travel',
    label: 'Di jalan, pulang pergi',
    range: { min: 0, max: 240, step: 10 },
    shown: (value) => `${value} menit`,
  },
  {
    key: 'fare',
    label: 'Ongkos sehari',
    range: { min: 0, max: 100_000, step: 5_000 },
    shown: formatRupiah,
  },
];

/** Two offers side by side: what an hour away from home pays in each. */
export function TwoOffers() {
  const [first, setFirst] = useState(BEGINNING[0]);
  const [second, setSecond] = useState(BEGINNING[1]);
  const { index, percent } = better(first, second);
  return (
    <section className={styles.section} aria-labelledby="dua-tawaran">
      <Container>
        <div className={styles.head}>
          <h2 id="dua-tawaran">Gaji besar belum tentu upah besar</h2>
          <p role="status">
            {index === null
              ? 'Keduanya membayar sama untuk satu jam hidupmu.'
              : `${NAMES[index]} membayar ${percent}% lebih banyak untuk satu jam di luar rumah.`}
          </p>
        </div>
        <div className={styles.pair}>
          <OfferCard name={NAMES[0]} offer={first} onChange={setFirst} isBetter={index === 0} />
          <OfferCard name={NAMES[1]} offer={second} onChange={setSecond} isBetter={index === 1} />
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}

interface OfferCardProps {
  name: string;
  offer: Offer;
  onChange(offer: Offer): void;
  isBetter: boolean;
}

function OfferCard({ name, offer, onChange, isBetter }: OfferCardProps) {
  return (
    <fieldset className={styles.offer} data-better={isBetter || undefined}>
      <legend>{name}</legend>
      <p className={styles.hourly}>
        {formatRupiah(hourly(offer))} <span>per jam</span>
      </p>
      {DIALS.map(({ key, label, range, shown }) => (
        <RangeField
          key={key}
          className={styles.dial}
          label={label}
          value={offer[key]}
          shown={shown(offer[key])}
          range={range}
          onChange={(value) => onChange({ ...offer, [key]: value })}
        />
      ))}
    </fieldset>
  );
}
