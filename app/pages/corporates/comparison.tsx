import { Section, SectionHeading } from '../../ui/layout';
import styles from './comparison.module.css';
import { contrasts } from './content';

/** Training as it usually is beside training as it is done here. */
export function Comparison() {
  return (
    <Section labelledBy="bedanya">
      <SectionHeading
        id="bedanya"
        title="Pelatihan yang berbekas setelah pekan pertama"
        lead="Bedanya terasa di empat hal."
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Pelatihan pada umumnya</th>
            <th scope="col">Bersama kami</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.map(({ about, usual, ours }) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              <td data-label="Pada umumnya">{usual}</td>
              <td data-label="Bersama kami" className={styles.ours}>
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
