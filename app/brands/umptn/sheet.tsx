import { useState } from 'react';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, daysBetween } from '../../core/wib';
import { pagePath, usePageSet } from '../../router/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { ScriptNote } from '../../ui/script-note';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { WithoutScript } from '../../ui/without-script';
import { questions } from './questions';
import styles from './sheet.module.css';

const LETTERS = 'ABCDE';
/** From this day on each day begins with the next question. */
const FIRST_DAY = '2026-01-01';

/** An answer sheet: one question, its bubbles, and why one of them is right. */
export function Sheet() {
  const today = daysBetween(FIRST_DAY, dayAt(useMountTime()));
  const [at, setAt] = useState(0);
  const [pressed, setPressed] = useState<number | null>(null);
  const [hits, setHits] = useState(0);
  const has = usePageSet();
  const question = questions[Math.abs(today + at) % questions.length];
  if (!question) return null;
  const { subtest, ask, choices, right, why } = question;
  const answer = (index: number) => {
    if (pressed !== null) return;
    setPressed(index);
    if (index === right) setHits(hits + 1);
  };
  const next = () => {
    setAt(at + 1);
    setPressed(null);
  };
  const key = `${LETTERS[right]}, ${choices[right]}.`;
  return (
    <section aria-labelledby="soal" className={styles.sheet}>
      <p className={styles.head}>
        <span>{at === 0 ? 'Soal hari ini' : `Soal ke-${at + 1}`}</span>
        <span>{subtest}</span>
        <span>90 detik</span>
      </p>
      <h2 id="soal" className={styles.ask}>
        {ask}
      </h2>
      <ol className={styles.choices}>
        {choices.map((choice, index) => (
          <li key={choice}>
            <button
              type="button"
              className={cx(
                styles.choice,
                pressed !== null && index === right && styles.right,
                pressed === index && index !== right && styles.wrong,
              )}
              aria-disabled={pressed !== null}
              onClick={() => answer(index)}
            >
              <span className={styles.bubble}>{LETTERS[index]}</span>
              {choice}
              {pressed === index && <VisuallyHidden>, jawabanmu</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
      <div role="status" className={styles.answer}>
        {pressed === null ? (
          <p>Hitamkan satu bulatan. Pembahasannya muncul di sini.</p>
        ) : (
          <p>
            <strong>{pressed === right ? 'Tepat.' : `Kuncinya ${key}`}</strong> {why}
          </p>
        )}
      </div>
      {pressed === null && (
        <WithoutScript>
          <details>
            <summary>Buka kunci</summary>
            <p>
              {key} {why}
            </p>
          </details>
        </WithoutScript>
      )}
      {pressed !== null && (
        <div className={styles.actions}>
          <Button size="large" iconEnd="arrow-right" onClick={next}>
            Soal berikutnya
          </Button>
          {has('class') && (
            <ButtonLink
              to={`${pagePath('class')}?search=${subtest.split(' ').at(-1)}`}
              size="large"
              variant="secondary"
            >
              Kelas {subtest}
            </ButtonLink>
          )}
          <p>
            Benar {hits} dari {at + 1}
          </p>
        </div>
      )}
      <ScriptNote />
    </section>
  );
}
