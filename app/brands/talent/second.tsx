import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ButtonLink } from '../../ui/button';
import { firstDays } from './first-days';
import styles from './second.module.css';

/** For newcomers: what to do first, on either side of the desk. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <div className={styles.room}>
        <h1>Anda duduk di sisi mana?</h1>
        <div className={styles.sides}>
          {firstDays.map(({ who, steps, page, action }) => (
            <section key={who} aria-label={who} className={styles.side}>
              <h2>{who}</h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {has(page) && (
                <ButtonLink to={pagePath(page)} size="large">
                  {action}
                </ButtonLink>
              )}
            </section>
          ))}
        </div>
      </div>
      <ClassSection
        title="Latihan untuk kedua sisi meja"
        lead="Kelas singkat bagi pelamar dan perekrut yang sedang menerima peserta. Boleh mengintip sisi seberang."
        more="Semua kursus pelamar"
        ground="soft"
      />
    </>
  );
}
