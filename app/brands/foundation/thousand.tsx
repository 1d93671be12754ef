import { useState } from 'react';
import { cx } from '../../ui/cx';
import { formatRupiah } from '../../ui/format';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { enoughFor, lines, split } from './account';
import { Chapter } from './chapter';
import styles from './thousand.module.css';

const LEAST = 1000;
const MOST = 1_000_000;

/** A gift, taken apart line by line. */
export function Thousand() {
  const [amount, setAmount] = useState(LEAST);
  const parts = split(amount);
  const enough = enoughFor(amount);
  return (
    <Chapter id="seribu" ground="raised">
      <RangeField
        label="Geser uangnya"
        range={{ min: LEAST, max: MOST, step: LEAST }}
        value={amount}
        shown={formatRupiah(amount)}
        isTold={false}
        onChange={setAmount}
        className={styles.pick}
      />
      <div className={styles.note} aria-hidden="true">
        {lines.map(({ name, group, share }) => (
          <span key={name} className={styles[group]} style={{ flexGrow: share }}>
            {share}
          </span>
        ))}
      </div>
      <dl className={styles.lines}>
        {lines.map(({ name, group, share }, index) => (
          <div key={name}>
            <dt>
              <i aria-hidden="true" className={cx(styles.key, styles[group])} />
              {name}
            </dt>
            <dd>{share}%</dd>
            <dd className={styles.rupiah}>{formatRupiah(parts[index] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.enough}>
        {enough === null
          ? 'Belum cukup untuk satu gelas teh, tapi tetap dicatat sampai rupiah terakhir.'
          : `Cukup untuk ${enough}.`}
      </p>
      <ScriptNote />
    </Chapter>
  );
}
