import { type ReactNode, useState } from 'react';
import { SCALES, type Scale } from '../../features/disc/items';
import { useEarlyChoice } from '../../live';
import { Container } from '../../ui/container';
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
          <fieldset className={styles.choice}>
            <legend>Kamu mau</legend>
            {matters.map((one) => (
              <Choice
                key={one.key}
                name="perihal"
                isChosen={one === matter}
                onChoose={() => setMatter(one)}
              >
                {one.label}
              </Choice>
            ))}
          </fieldset>
          <fieldset className={styles.choice}>
            <legend>kepada orang</legend>
            {SCALES.map((scale) => (
              <Choice
                key={scale}
                name="telinga"
                isChosen={scale === ear}
                onChoose={() => setEar(scale)}
              >
                {listeners[scale]}
              </Choice>
            ))}
          </fieldset>
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

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  const radio = useEarlyChoice<HTMLInputElement>(({ checked }) => checked && onChoose());
  return (
    <label>
      <input ref={radio} type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
