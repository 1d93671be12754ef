import { STUDY_WAYS, type StudyWay, WAYS } from '../../sections/study/ways';
import styles from './message.module.css';

/** Ways to go on learning from an answer. */
export function StudyWays({ onGo }: { onGo: (way: StudyWay) => void }) {
  return (
    <ul className={styles.followUps} aria-label="Cara melanjutkan">
      {WAYS.map((way) => (
        <li key={way}>
          <button type="button" className={styles.way} onClick={() => onGo(way)}>
            {STUDY_WAYS[way].label}
          </button>
        </li>
      ))}
    </ul>
  );
}
