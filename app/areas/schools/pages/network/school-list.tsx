import type { School } from '../../../../api/school';
import { formatNumber } from '../../../../ui/format';
import { Picture } from '../../../../ui/picture';
import styles from './school-list.module.css';

/** Schools one below another. */
export function SchoolList({ schools }: { schools: readonly School[] }) {
  return (
    <ul className={styles.schools}>
      {schools.map(({ id, name, address, city, province, logo, totalStudents }) => (
        <li key={id} className={styles.school}>
          <Picture
            src={logo}
            alt=""
            width={48}
            height={48}
            art={{ kind: 'marks', seed: name }}
            className={styles.logo ?? ''}
          />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.place}>{[city, province].filter(Boolean).join(', ')}</p>
            <p className={styles.address}>{address}</p>
          </div>
          {totalStudents > 0 && (
            <p className={styles.students}>{formatNumber(totalStudents)} siswa</p>
          )}
        </li>
      ))}
    </ul>
  );
}
