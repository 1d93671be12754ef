import { useId, useState } from 'react';
import { Container } from '../../ui/container';
import { Field } from '../../ui/field';
import { formatNumber } from '../../ui/format';
import { Input } from '../../ui/input';
import { ScriptNote } from '../../ui/script-note';
import { samples } from './content';
import { rangeOf, verdictOf } from './survey';
import styles from './survey-scale.module.css';

const VERDICTS = {
  firm: 'Angkanya cukup kokoh untuk judul berita, asalkan yang ditanya dipilih acak.',
  loose: 'Boleh dikutip, jangan dijadikan judul. Sebutkan berapa orang yang ditanya.',
  empty: 'Simpan dulu. Rentangnya terlalu lebar untuk menyimpulkan apa pun.',
} as const;

/** What a survey's share is worth, by how many were asked. */
export function SurveyScale() {
  const [asked, setAsked] = useState({ share: '70', people: '10' });
  const id = useId();
  const [share, people] = [Number(asked.share.replace(',', '.')), Number(asked.people)];
  const range = asked.share === '' ? null : rangeOf(share, people);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container>
        <h2 id={id}>Timbang dulu angkanya</h2>
        <p className={styles.intro}>
          Ada survei lewat di grup keluarga? Masukkan persen dan jumlah orang yang ditanya.
          Timbangan redaksi menunjukkan angka sebenarnya bisa berada di mana.
        </p>
        <div className={styles.scale}>
          <div className={styles.asked}>
            <Field label="Persen yang disebut" required>
              {(field) => (
                <Input
                  {...field}
                  inputMode="decimal"
                  value={asked.share}
                  onChange={({ target }) => setAsked({ ...asked, share: target.value })}
                />
              )}
            </Field>
            <Field label="Jumlah orang yang ditanya" required>
              {(field) => (
                <Input
                  {...field}
                  inputMode="numeric"
                  value={asked.people}
                  onChange={({ target }) => setAsked({ ...asked, people: target.value })}
                />
              )}
            </Field>
            <p className={styles.samples}>Atau coba klaim contoh:</p>
            {samples.map((sample) => (
              <button
                key={sample.claim}
                type="button"
                className={styles.sample}
                onClick={() => setAsked({ share: `${sample.share}`, people: `${sample.people}` })}
              >
                {sample.claim}, {formatNumber(sample.people)} orang
              </button>
            ))}
          </div>
          <div className={styles.result}>
            {range && <Ruler low={range.low} high={range.high} share={share} />}
            <p role="status">
              {range ? (
                <>
                  <strong>
                    Antara {range.low}% dan {range.high}%.
                  </strong>{' '}
                  {VERDICTS[verdictOf(range)]}
                </>
              ) : (
                'Isi persen dari 0 sampai 100 dan jumlah orang tanpa titik.'
              )}
            </p>
          </div>
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}

/** The range on a ruler from 0 to 100. */
function Ruler({ low, high, share }: { low: number; high: number; share: number }) {
  const ticks = Array.from({ length: 11 }, (_, index) => index * 10);
  return (
    <svg className={styles.ruler} viewBox="-8 0 536 120" aria-hidden="true" focusable="false">
      <rect x={10 + low * 5} y="30" width={Math.max(4, (high - low) * 5)} height="44" />
      <path d={`M${10 + share * 5} 14v70`} className={styles.needle} />
      <path d={`M10 84h500${ticks.map((tick) => `M${10 + tick * 5} 84v8`).join('')}`} />
      {ticks.map((tick) => (
        <text key={tick} x={10 + tick * 5} y="110">
          {tick}
        </text>
      ))}
    </svg>
  );
}
