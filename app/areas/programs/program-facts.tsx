import type { ProgramDetail } from '../../api/program';
import type { SilabusModule } from '../../api/silabus';
import type { QueryResult } from '../../data/query-result';
import { ButtonLink } from '../../ui/button';
import { formatHours, formatNumber } from '../../ui/format';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  item: ProgramDetail;
  silabus: QueryResult<SilabusModule[]>;
}

/** A programme at a glance: how much it is, the way to its classes, and where it leads. */
export function ProgramFacts({ item, silabus }: ProgramFactsProps) {
  const { careers, totalClasses } = item;
  const modules = silabus.status === 'ready' ? silabus.data : [];
  const hours = modules.reduce((sum, { durationHours }) => sum + durationHours, 0);
  const facts = [
    ['Kelas', totalClasses > 0 ? formatNumber(totalClasses) : ''],
    // Where each class is one part the number says nothing new.
    ['Bagian', modules.length === totalClasses ? '' : formatNumber(modules.length)],
    ['Lama belajar', hours > 0 ? formatHours(hours) : ''],
  ].filter(([, text]) => text !== '' && text !== '0');
  if (careers.length === 0 && facts.length === 0) return null;
  return (
    <div className={styles.panel}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {totalClasses > 0 && (
        <ButtonLink block to="#kelas-program" iconEnd="chevron-down">
          Pilih kelasnya
        </ButtonLink>
      )}
      {careers.length > 0 && (
        <>
          <h2>Setelah program ini</h2>
          <ul>
            {careers.map((career) => (
              <li key={career}>{career}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
