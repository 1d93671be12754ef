import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './chapters.module.css';
import { chapters } from './content';

/** The book's parts, one after the other like what they are named after. */
export function Chapters() {
  return (
    <Section id="isi-buku" labelledBy="isi-buku-judul">
      <SectionHeading
        id="isi-buku-judul"
        title="Empat bagian, empat masa"
        lead="Dari keinginan yang belum punya nama sampai penerbangan pertama yang pendek-pendek."
      />
      <ol className={styles.chapters}>
        {chapters.map(({ stage, title, text }) => (
          <li key={stage} className={styles.chapter}>
            <p className={styles.stage}>{stage}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
