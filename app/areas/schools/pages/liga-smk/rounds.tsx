import { Section, SectionHeading } from '../../../../ui/layout';
import { rounds } from './content';
import styles from './rounds.module.css';

/** The way from the first round to the final, each stop on one line. */
export function Rounds() {
  return (
    <Section id="babak" labelledBy="judul-babak">
      <SectionHeading
        id="judul-babak"
        title="Empat babak, satu musim"
        lead="Dari tantangan daring di sekolah sampai pameran karya di final."
      />
      <ol className={styles.rounds}>
        {rounds.map(({ name, place, text, goesOn }, index) => (
          <li key={name} className={styles.round}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.place}>{place}</p>
              <p>{text}</p>
              <p className={styles.goesOn}>{goesOn}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
