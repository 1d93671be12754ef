import { useId, useState } from 'react';
import { creditsOf, HOURS_PER_CREDIT, MOST_CREDITS } from '../../../../sections/classes/credits';
import { formatNumber } from '../../../../ui/format';
import { Section } from '../../../../ui/layout';
import { NeedsScript } from '../../../../ui/needs-script';
import { Range } from '../../../../ui/range-field';
import styles from './credit-calculator.module.css';

const EXAMPLE_HOURS = 180;
const STEP_HOURS = 15;

/** What a number of hours amounts to in credits, to be tried out. */
export function CreditCalculator() {
  const id = useId();
  const [hours, setHours] = useState(EXAMPLE_HOURS);
  const { credits, rest } = creditsOf(hours);
  return (
    <Section labelledBy="hitung-sks" ground="deep" className={styles.board ?? ''}>
      <div className={styles.layout}>
        <div>
          <h2 id="hitung-sks">Hitung SKS-nya</h2>
          <p className={styles.lead}>
            Satu SKS setara {HOURS_PER_CREDIT} jam belajar dalam satu semester. Geser jumlah jam
            untuk melihat perkiraannya; pengakuan akhirnya ditetapkan program studi.
          </p>
          <label htmlFor={id} className={styles.label}>
            Jam belajar: {formatNumber(hours)} jam
          </label>
          <Range
            id={id}
            range={{ min: 0, max: HOURS_PER_CREDIT * MOST_CREDITS, step: STEP_HOURS }}
            value={hours}
            shown={`${hours} jam, setara ${credits} SKS`}
            onChange={setHours}
            className={styles.range}
          />
          <NeedsScript>Menghitung jumlah jam lain memerlukan JavaScript.</NeedsScript>
        </div>
        <output htmlFor={id} className={styles.result}>
          <span className={styles.credits}>{formatNumber(credits)}</span>
          <span>SKS</span>
          {rest > 0 && <span className={styles.rest}>dan {formatNumber(rest)} jam lebih</span>}
        </output>
      </div>
    </Section>
  );
}
