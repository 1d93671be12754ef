import { useState } from 'react';
import { Field } from '../../ui/field';
import { formatNumber } from '../../ui/format';
import { Input } from '../../ui/input';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Slider } from '../rooms/path/slider';
import { cutAt } from './axis';
import styles from './axis-cutter.module.css';

/** Two of the visitor's own numbers, and an axis whose beginning they move. */
export function AxisCutter() {
  const [numbers, setNumbers] = useState<readonly [string, string]>(['82', '86']);
  const [share, setShare] = useState(95);
  const [a = 0, b = 0] = numbers.map((text) => Number(text.replace(',', '.') || Number.NaN));
  const start = (Math.min(a, b) * share) / 100;
  const cut = cutAt(a, b, start);
  return (
    <Section labelledBy="sumbu" ground="soft">
      <div className={styles.table}>
        <div>
          <h2 id="sumbu">Bohong tanpa mengubah satu angka pun</h2>
          <p className={styles.lead}>
            Tulis dua angka, lalu geser tempat sumbunya mulai. Datanya tetap; kesannya tidak.
          </p>
          <div className={styles.inputs}>
            <Bar
              name="Bulan lalu"
              text={numbers[0]}
              onText={(text) => setNumbers([text, numbers[1]])}
            />
            <Bar
              name="Bulan ini"
              text={numbers[1]}
              onText={(text) => setNumbers([numbers[0], text])}
            />
          </div>
          <Slider
            label="Sumbu mulai dari"
            value={share}
            shown={cut ? round(start) : 'belum tahu'}
            range={{ min: 0, max: 98, step: 1 }}
            onChange={setShare}
          />
        </div>
        <div className={styles.chart} aria-hidden="true">
          {[0, 1].map((at) => (
            <div
              key={at}
              className={styles.bar}
              style={{ blockSize: `${(cut?.bars[at] ?? 0) * 100}%` }}
            >
              {numbers[at]}
            </div>
          ))}
          <span className={styles.from}>{cut ? round(start) : ''}</span>
        </div>
        <p role="status" className={styles.verdict}>
          {cut ? (
            <>
              Terlihat <strong>{round(cut.looks)}×</strong>, padahal {round(cut.is)}×.{' '}
              {verdict(cut.looks / cut.is)}
            </>
          ) : (
            'Kedua kotak perlu angka di atas nol.'
          )}
        </p>
      </div>
      <ScriptNote />
    </Section>
  );
}

const round = (value: number): string => formatNumber(Number(value.toPrecision(3)));

function verdict(times: number): string {
  if (times < 1.02) return 'Jujur. Grafik seperti ini lolos sidang.';
  if (times < 1.5) return 'Masih sopan, asal titik mulainya ditulis.';
  if (times < 4) return 'Rapat akan memutuskan hal yang keliru.';
  return 'Ini bukan grafik lagi, ini iklan.';
}

function Bar({ name, text, onText }: { name: string; text: string; onText(text: string): void }) {
  return (
    <Field label={name} required>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          maxLength={9}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}
