/** What stands below the log. */

import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { oath, shifts } from './content';

export function OpenClasses() {
  return (
    <ClassSection
      title="Giliran jaga yang masih kosong"
      lead="Semua latihan berjalan di lab terpencil. Menyerang apa pun di luar lab berarti dikeluarkan hari itu juga."
    />
  );
}

/** A day at the desk, by its shifts. */
export function Shifts() {
  return (
    <Section labelledBy="giliran">
      <h2 id="giliran">Satu hari di meja pemantau</h2>
      <ol className={styles.shifts}>
        {shifts.map(({ hour, title, text }) => (
          <li key={hour}>
            <p className={styles.hour}>{hour}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Oath() {
  const has = usePageSet();
  return (
    <Section labelledBy="sumpah" ground="deep">
      <h2 id="sumpah">Sebelum mulai, tiga janji dibaca keras-keras</h2>
      <ol className={styles.oath}>
        {oath.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ActionRow>
        {has('silabus') && (
          <ButtonLink to={pagePath('silabus')} size="large" variant="inverse">
            Buka silabusnya
          </ButtonLink>
        )}
        {has('program') && (
          <ButtonLink to={pagePath('program')} size="large" variant="inverse-ghost">
            Jalur setahun
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
