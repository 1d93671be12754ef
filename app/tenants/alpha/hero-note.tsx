import { Icon } from '../../ui/icon';
import styles from './hero-note.module.css';

const POINTS = ['Silabus terbuka', 'Mentor praktisi', 'Proyek dinilai'];

/** What a class consists of, on the edge of the opening picture. */
export function HeroNote() {
  return (
    <ul className={styles.points}>
      {POINTS.map((point) => (
        <li key={point}>
          <Icon name="check" size={20} />
          {point}
        </li>
      ))}
    </ul>
  );
}
