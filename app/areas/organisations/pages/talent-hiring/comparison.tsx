import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './comparison.module.css';
import { comparison } from './content';

/** A usual application beside one from here, line by line; on phones each line stands alone. */
export function Comparison() {
  const id = useId();
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading
        id={id}
        title="Yang Anda ketahui sebelum wawancara"
        lead="Bukan janji tentang orangnya, melainkan bukti yang bisa Anda buka sendiri."
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Lamaran biasa</th>
            <th scope="col">Dari kami</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ topic, usual, ours }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td data-head="Lamaran biasa">{usual}</td>
              <td data-head="Dari kami" className={styles.ours}>
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
