import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './comparison.module.css';
import type { HiringWords } from './words';

/** A usual application beside one from here, line by line; on phones each line stands alone. */
export function Comparison({ title, lead, rows }: HiringWords['comparison']) {
  const id = useId();
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading id={id} title={title} lead={lead} />
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Lamaran biasa</th>
            <th scope="col">Dari kami</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, usual, ours }) => (
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
