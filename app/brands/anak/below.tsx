/** What stands below the yard. */

import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { ClassSection } from '../../sections/classes/class-section';
import { FaqSection } from '../../sections/faq-section';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { saturday, worries } from './content';

export function Groups() {
  return (
    <ClassSection
      title="Kelompok yang masih punya kursi"
      lead="Harga sudah termasuk camilan, stiker, dan rekaman mingguan untuk orang tua."
      ground="soft"
    />
  );
}

/** A Saturday morning as a comic strip of four panels. */
export function Saturday() {
  return (
    <Section labelledBy="sabtu">
      <h2 id="sabtu">Sabtu pagi di kelas</h2>
      <ol className={styles.panels}>
        {saturday.map(({ at, what, how }) => (
          <li key={at} className={styles.panel}>
            <p className={styles.at}>{at}</p>
            <h3>{what}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Worries() {
  const has = usePageSet();
  return (
    <>
      <FaqSection title="Yang biasanya membuat orang tua ragu" questions={worries} />
      <CallToAction
        title="Coba satu Sabtu, gratis"
        text="Kalau anakmu pulang tanpa cerita, kami yang minta maaf."
      >
        {has('class') && (
          <ButtonLink to={pagePath('class')} size="large">
            Pilih kelompok
          </ButtonLink>
        )}
        {has('gallery') && (
          <ButtonLink to={pagePath('gallery')} size="large" variant="secondary">
            Lihat karya teman-teman
          </ButtonLink>
        )}
      </CallToAction>
    </>
  );
}
