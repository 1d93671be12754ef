import { useState } from 'react';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { useCopy } from '../../ui/use-copy';
import { trades } from './content';
import { brandFile, type Dress, mendingOf, ratioText, readingsOf, variablesOf } from './dress';
import styles from './fitting-room.module.css';
import { Miniature } from './miniature';
import { Sentence } from './sentence';

const FIRST: Dress = { trade: 'koperasi', name: '', ...trades.koperasi.dress };

/** A sentence about somebody's site, each word of which can be another; the site takes it at once. */
export function FittingRoom() {
  const [dress, setDress] = useState(FIRST);
  const isDark = dress.ground === 'ink';
  return (
    <div className={cx(styles.room, isDark && styles.dark)} style={variablesOf(dress)}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.title}>Pakaikan merek Anda pada halaman ini.</h1>
            <PlainLine />
            <Sentence dress={dress} onChange={setDress} />
            <Readings dress={dress} />
          </div>
          <Miniature dress={dress} />
        </div>
        <BrandFile dress={dress} />
        <ScriptNote />
      </Container>
    </div>
  );
}

/** What can be read of it, in figures. */
function Readings({ dress }: { dress: Dress }) {
  const mending = mendingOf(dress);
  return (
    <div className={styles.readings}>
      <h2>Kontras, dihitung saat ini juga</h2>
      <dl aria-live="polite">
        {readingsOf(dress).map(({ what, ratio, passes }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {ratioText(ratio)}
              <span>
                <Icon name={passes ? 'check' : 'warning'} size={18} />
                {passes ? 'terbaca' : 'belum terbaca'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.mending}>
        {mending || 'Batas terendahnya 4,5 : 1. Warna apa pun yang Anda pilih, situs menjaganya.'}
      </p>
    </div>
  );
}

const COPY = { none: 'Salin berkas', copied: 'Tersalin', failed: 'Tidak bisa disalin' };

/** What has been chosen, as the site itself reads it. */
function BrandFile({ dress }: { dress: Dress }) {
  const file = brandFile(dress);
  const { outcome, copy } = useCopy(file);
  return (
    <details className={styles.file}>
      <summary>Pilihan ini sebagai berkas merek, siap diserahkan</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it sideways. */}
      <pre tabIndex={0}>{file}</pre>
      <button type="button" data-scripted="" className={styles.copy} onClick={() => void copy()}>
        {COPY[outcome]}
      </button>
    </details>
  );
}
