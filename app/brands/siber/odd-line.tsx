import { useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './odd-line.module.css';
import { rounds } from './rounds';

/** The log: press the line that does not belong. */
export function OddLine() {
  const [at, setAt] = useState(0);
  const [pressed, setPressed] = useState<number | null>(null);
  const has = usePageSet();
  const round = rounds[at % rounds.length];
  if (!round) return null;
  const isRight = pressed === round.odd;
  const next = () => {
    setAt(at + 1);
    setPressed(null);
  };
  return (
    <div className={styles.desk}>
      <Container>
        <h1 className={styles.title}>Satu baris di sini bukan milik siapa-siapa.</h1>
        <PlainLine />
        <div className={styles.screen}>
          <p className={styles.bar}>
            <span>jaga@siber:~$ tail -n 5 {round.file}</span>
            <span>
              {(at % rounds.length) + 1}/{rounds.length}
            </span>
          </p>
          <ol className={styles.lines}>
            {round.lines.map((line, index) => (
              <li key={line}>
                <button
                  type="button"
                  className={cx(
                    styles.line,
                    pressed === index && (isRight ? styles.right : styles.wrong),
                  )}
                  onClick={() => setPressed(index)}
                >
                  {line}
                  {pressed === index && <VisuallyHidden>, pilihanmu</VisuallyHidden>}
                </button>
              </li>
            ))}
          </ol>
          <div role="status" className={styles.answer}>
            {pressed === null && <p>Tekan baris yang menurutmu janggal.</p>}
            {pressed !== null && !isRight && <p>Itu pekerjaan biasa. Baca lagi, pelan-pelan.</p>}
            {isRight && <p>Kena. {round.why}</p>}
          </div>
        </div>
        <div className={styles.actions}>
          {isRight && (
            <Button onClick={next} variant="secondary" size="large">
              Log berikutnya
            </Button>
          )}
          {has('class') && (
            <ButtonLink to={pagePath('class')} size="large" iconEnd="arrow-right">
              Belajar menjaga
            </ButtonLink>
          )}
        </div>
        <ScriptNote />
      </Container>
    </div>
  );
}
