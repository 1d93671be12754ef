import { Fragment, useState } from 'react';
import { toggled } from '../../ui/choice';
import { Container } from '../../ui/container';
import { ScriptNote } from '../../ui/script-note';
import { draft, edited } from './editing';
import styles from './editor.module.css';

/** A reader's hand at the editor's table: every marked piece may go, or come back. */
export function Editor() {
  const [struck, setStruck] = useState<ReadonlySet<number>>(new Set());
  const [why, setWhy] = useState('');
  const [before, after] = [edited(draft, new Set()), edited(draft, struck)];
  const strike = (index: number, reason: string) => {
    const next = toggled(struck, index);
    setStruck(next);
    setWhy(next.has(index) ? reason : 'Kembali seperti semula. Penyunting juga boleh ragu.');
  };
  return (
    <section aria-labelledby="sunting" className={styles.section}>
      <Container>
        <div className={styles.table}>
          <div>
            <h2 id="sunting">Duduk sebentar di meja penyunting</h2>
            <p>
              Naskah ini tiba hari Selasa. Coret yang menurutmu tidak perlu; penyunting kami akan
              menggumamkan alasannya.
            </p>
            <p className={styles.count}>
              <strong>{after.words}</strong> dari {before.words} kata
            </p>
            <p role="status" className={styles.why}>
              {why}
            </p>
          </div>
          <p className={styles.manuscript}>
            {draft.map(({ text, why: reason }, index) =>
              reason === undefined ? (
                text
              ) : (
                <Fragment key={text}>
                  <button
                    type="button"
                    className={styles.piece}
                    aria-pressed={struck.has(index)}
                    onClick={() => strike(index, reason)}
                  >
                    {text.trim()}
                  </button>{' '}
                </Fragment>
              ),
            )}
          </p>
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}
