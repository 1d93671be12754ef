import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const NIGHTS = [
  { page: 'class', when: 'Malam ini', text: 'Pilih satu subtes, satu kelas. Sisanya boleh besok.' },
  { page: 'courses', when: 'Besok', text: 'Buka bab pertama; yang gratis tidak meminta apa pun.' },
  {
    page: 'leaderboards',
    when: 'Sesudah try-out',
    text: 'Lihat dua panah: terhadap dirimu, lalu terhadap provinsi.',
  },
] as const;

/** For newcomers: the first three nights, and not one more. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container className={styles.page ?? ''}>
        <div>
          <h1>Mulai dari malam ini, bukan dari bab satu</h1>
          <ol>
            {NIGHTS.filter(({ page }) => has(page)).map(({ page, when, text }) => (
              <li key={page}>
                <h2>
                  <AppLink to={pagePath(page)}>{when}</AppLink>
                </h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <AppLink to="/">Berapa hari lagi ujiannya?</AppLink>
        </div>
        <House />
      </Container>
      <ClassSection
        title="Satu kelas untuk malam pertama"
        lead="Kelas subtes dan try-out yang masih membuka kursi. Ambil satu; tidur cukup juga masuk hitungan."
        more="Semua kelas persiapan"
        ground="soft"
      />
    </>
  );
}

const FLOORS = [0, 1, 2, 3, 4];
const ROOMS = [0, 1, 2, 3];

/** A house at night: one window is lit, two more will be. */
function House() {
  return (
    <svg
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMax slice"
      className={styles.house}
      aria-hidden="true"
    >
      <path d="M0 0h400v440H0z" className={styles.sky} />
      <path d="M322 44a34 34 0 1 0 30 52 28 28 0 1 1-30-52" className={styles.moon} />
      <path
        d="M40 60h2v2h-2zM120 34h3v3h-3zM206 70h2v2h-2zM254 30h3v3h-3zM376 150h3v3h-3zM22 170h3v3h-3z"
        className={styles.moon}
      />
      <path d="M60 130h280v310H60z" className={styles.wall} />
      {FLOORS.map((floor) =>
        ROOMS.map((room) => (
          <path
            key={`${floor}-${room}`}
            d={`M${84 + room * 62} ${152 + floor * 56}h44v36h-44z`}
            className={styles[LIT[`${floor}-${room}`] ?? 'dark']}
          />
        )),
      )}
    </svg>
  );
}

/** By floor and room. */
const LIT: Readonly<Record<string, 'tonight' | 'later'>> = {
  '2-1': 'tonight',
  '1-2': 'later',
  '0-3': 'later',
};
