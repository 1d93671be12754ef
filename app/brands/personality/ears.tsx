import { useState } from 'react';
import { SCALES, type Scale } from '../../sections/disc/items';
import { Container } from '../../ui/container';
import { OneOf } from '../../ui/one-of';
import { listeners, type Matter, matters } from './content';
import styles from './ears.module.css';

/** A sentence that slips out, said again for whoever listens. */
export function Ears() {
  const [matter, setMatter] = useState<Matter | undefined>(matters[0]);
  const [ear, setEar] = useState<Scale>('S');
  return (
    <section className={styles.section} aria-labelledby="telinga">
      <Container>
        <h2 id="telinga">Kalimatmu sama, telinganya beda</h2>
        <div className={styles.table}>
          <OneOf
            legend="Kamu mau"
            options={matters.map(
              ({ key, label }) => [key, <span key={key}>{label}</span>] as const,
            )}
            chosen={matter?.key ?? null}
            onChoose={(key) => setMatter(matters.find((one) => one.key === key))}
            className={styles.choice}
          />
          <OneOf
            legend="kepada orang"
            options={SCALES.map((one) => [one, <span key={one}>{listeners[one]}</span>] as const)}
            chosen={ear}
            onChoose={setEar}
            className={styles.choice}
          />
          <div className={styles.talk}>
            <p className={styles.plain}>{matter?.plain}</p>
            <p role="status" className={styles.said}>
              {matter?.said[ear]}
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
