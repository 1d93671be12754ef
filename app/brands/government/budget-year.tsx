import { useState } from 'react';
import { useMountTime } from '../../core/hydration/live';
import { dayAt } from '../../core/wib';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Segments } from '../rooms/report/segments';
import { comingMonths, monthOf, monthText, stageOf, stages, startOf } from './budget';
import styles from './budget-year.module.css';

/** The coming year by months: the one in which somebody calls says when a class can begin. */
export function BudgetYear() {
  const months = comingMonths(monthOf(dayAt(useMountTime())));
  const options = months.map((month) => [monthText(month), shortened(monthText(month))] as const);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = months.find((one) => monthText(one) === chosen) ?? months[0];
  if (!month) return null;
  const { start, months: wait } = startOf(month);
  return (
    <Section labelledBy="anggaran" ground="soft">
      <h2 id="anggaran">Kapan sebaiknya dinas Anda menelepon?</h2>
      <Segments
        legend="Bulan pertama kita bicara"
        options={options}
        chosen={monthText(month)}
        onChoose={setChosen}
        className={styles.months}
      />
      <p role="status" className={styles.answer}>
        Bicara {monthText(month)}, kelas paling cepat <strong>{monthText(start)}</strong>, {wait}{' '}
        bulan kemudian.
      </p>
      <ol className={styles.stages}>
        {stages.map(({ name, text }, index) => (
          <li key={name} aria-current={index === stageOf(month) ? 'step' : undefined}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ScriptNote />
    </Section>
  );
}

/** "Januari 2027" as "Jan 27". */
function shortened(text: string): string {
  return text.replace(/^(\w{3})\w* \d\d/, '$1 ');
}
