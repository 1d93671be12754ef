import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import styles from './second.module.css';

const DOORS = [
  { page: 'event-program', title: 'Aku mau menonton', text: 'Cari panggung dan jamnya.' },
  {
    page: 'class',
    title: 'Aku mau mencoba',
    text: 'Duduk di kelas singkat, pulang membawa sesuatu.',
  },
  {
    page: 'belajar-bersama',
    title: 'Aku mau membantu',
    text: 'Jadi relawan, pengisi, atau pendukung.',
  },
] as const;

/** For newcomers: three doors, each as large as the hand that pushes it. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <div className={styles.hall}>
        <h1>Pilih pintu masukmu</h1>
        <ul>
          {DOORS.filter(({ page }) => has(page)).map(({ page, title, text }) => (
            <li key={page} className={styles.door}>
              <h2>
                <AppLink to={pagePath(page)}>{title}</AppLink>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>
          Belum tahu tanggalnya? <AppLink to="/">Lihat posternya dulu</AppLink>.
        </p>
      </div>
      <ClassSection
        title="Di balik pintu tengah"
        lead="Kelas singkat yang kursinya belum habis. Tangan boleh kotor, itu memang tujuannya."
        ground="soft"
      />
    </>
  );
}
