import { Section } from '../../../../ui/layout';
import { readers } from './content';
import styles from './readers.module.css';

/** Whom the book is for, beside a thought out of it. */
export function Readers() {
  return (
    <Section ground="deep" labelledBy="untuk-siapa">
      <div className={styles.columns}>
        <blockquote className={styles.thought}>
          <p>Masa diam bukan jeda dari perubahan. Masa diam adalah perubahan itu sendiri.</p>
        </blockquote>
        <div>
          <h2 id="untuk-siapa" className={styles.title}>
            Ditulis untuk
          </h2>
          <dl className={styles.readers}>
            {readers.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
