import { type CSSProperties, useState } from 'react';
import { Container } from '../../ui/container';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { stretches } from './content';
import { paced } from './pace';
import styles from './pace-bar.module.css';

/** How a talk is shared out, as long as one has time for. */
export function PaceBar() {
  const [minutes, setMinutes] = useState(45);
  return (
    <section className={styles.section} aria-labelledby="menit">
      <Container>
        <h2 id="menit">Punya berapa menit?</h2>
        <div className={styles.dial}>
          <label htmlFor="panjang-obrolan">Panjang obrolan</label>
          <output htmlFor="panjang-obrolan">{minutes}</output>
          <Range
            id="panjang-obrolan"
            range={{ min: 20, max: 90, step: 5 }}
            value={minutes}
            shown={`${minutes} menit`}
            onChange={setMinutes}
          />
        </div>
        <ol className={styles.bar}>
          {paced(stretches, minutes).map(({ name, what, share, from, minutes: own }) => (
            <li key={name} style={shareOf(share)}>
              <h3>{name}</h3>
              <p className={styles.when}>
                {own} menit, {from === 0 ? 'dari awal' : `mulai menit ke-${from}`}
              </p>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <ScriptNote />
      </Container>
    </section>
  );
}

function shareOf(share: number): CSSProperties & { '--share': number } {
  return { '--share': share };
}
