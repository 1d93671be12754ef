import { useId, useState } from 'react';
import { Section } from '../../ui/layout';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { weekOf } from './hours';
import styles from './screen-time.module.css';

/** For parents: a week of screen time before and with the course. */
export function ScreenTime() {
  const [perDay, setPerDay] = useState(90);
  const [less, setLess] = useState(20);
  const id = useId();
  const { before, after, making } = weekOf(perDay, less);
  return (
    <Section labelledBy="waktu-layar" ground="soft" narrow>
      <h2 id="waktu-layar">Bukan lebih lama di layar, tapi lain isinya</h2>
      <div className={styles.sliders}>
        <label htmlFor={`${id}a`}>Menonton sehari: {perDay} menit</label>
        <Range
          id={`${id}a`}
          range={{ min: 0, max: 300, step: 15 }}
          value={perDay}
          shown={`${perDay} menit`}
          onChange={setPerDay}
        />
        <label htmlFor={`${id}b`}>Yang rela dikurangi: {less}%</label>
        <Range
          id={`${id}b`}
          range={{ min: 0, max: 100, step: 5 }}
          value={less}
          shown={`${less}%`}
          onChange={setLess}
        />
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${making}%` }} />
      </div>
      <p role="status" className={styles.result}>
        Sepekan {before} menit menjadi {after} menit, dan {making}% di antaranya dipakai membuat
        sesuatu.
      </p>
      <ScriptNote />
    </Section>
  );
}
