import { useState } from 'react';
import { Container } from '../../ui/container';
import { ScriptNote } from '../../ui/script-note';
import { phrases } from './content';
import styles from './critique.module.css';

/** What may not be said of a work: press it, and it says what was meant. */
export function Critique() {
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set());
  const mend = (at: number) => setMended(new Set([...mended, at]));
  return (
    <section aria-labelledby="kritik" className={styles.room}>
      <Container>
        <h2 id="kritik">Coret dulu, baru bicara</h2>
        <p className={styles.lead}>
          Kritik berpasangan berlangsung sebelas menit, memakai jam pasir. Lima kalimat ini dilarang
          masuk. Tekan satu untuk mencoretnya.
        </p>
        <ol className={styles.phrases}>
          {phrases.map(({ said, better, why }, at) => (
            <li key={said} data-mended={mended.has(at) || undefined}>
              {mended.has(at) ? (
                <>
                  <p className={styles.said}>
                    <del>{said}</del>
                  </p>
                  <p className={styles.better}>{better}</p>
                  <p className={styles.why}>{why}</p>
                </>
              ) : (
                <button type="button" className={styles.said} onClick={() => mend(at)}>
                  {said}
                </button>
              )}
            </li>
          ))}
        </ol>
        <p role="status" className={styles.count}>
          {mended.size === phrases.length
            ? 'Meja bersih. Sekarang pasir boleh dibalik.'
            : `${mended.size} dari ${phrases.length} tercoret`}
        </p>
        <ScriptNote />
      </Container>
    </section>
  );
}
