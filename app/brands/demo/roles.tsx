import { type ReactNode, useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/layout';
import { OneOf } from '../../ui/one-of';
import styles from './roles.module.css';
import { Lessons, Offer, Queue, Report } from './screens';

interface Role {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** The page where the demo has it for real, and what its button says. */
  readonly to: { readonly page: string; readonly label: string };
  readonly address: string;
  readonly screen: ReactNode;
}

const roles: Readonly<Record<string, Role>> = {
  calon: {
    label: 'Calon peserta',
    title: 'Membandingkan, lalu mendaftar',
    text: 'Tanggal, biaya, dan sisa kursi terbaca sebelum ada yang diminta mengisi data.',
    to: { page: 'class', label: 'Coba cari kelas' },
    address: '/Class',
    screen: <Offer />,
  },
  peserta: {
    label: 'Peserta',
    title: 'Meneruskan dari bab terakhir',
    text: 'Ruang belajar mengingat tempat berhenti, di ponsel maupun komputer.',
    to: { page: 'courses', label: 'Buka satu pelajaran' },
    address: '/Courses',
    screen: <Lessons />,
  },
  pengajar: {
    label: 'Pengajar',
    title: 'Menilai tugas satu per satu',
    text: 'Antrean tersusun dari yang paling lama menunggu; umpan baliknya sampai ke peserta hari itu.',
    to: { page: 'lms', label: 'Baca cara kerja ruang belajar' },
    address: '/My-Submissions',
    screen: <Queue />,
  },
  pengelola: {
    label: 'Pengelola',
    title: 'Melihat angka yang sama dengan publik',
    text: 'Laporan dihitung dari catatan kelas, jadi tidak ada rekap kedua yang harus dicocokkan.',
    to: { page: 'overview', label: 'Lihat halaman laporan' },
    address: '/Overview',
    screen: <Report />,
  },
};
const FIRST = 'calon';

/** The product as four people see it, each with the page where it can be tried. */
export function Roles() {
  const [chosen, choose] = useState(FIRST);
  const role = roles[chosen];
  const has = usePageSet();
  if (role === undefined) return null;
  return (
    <Section labelledBy="peran" ground="soft">
      <div className={styles.columns}>
        <div>
          <h2 id="peran">Siapa yang sedang membukanya?</h2>
          <OneOf
            legend="Lihat sebagai"
            options={Object.entries(roles).map(([key, { label }]) => [key, label] as const)}
            chosen={chosen}
            onChoose={choose}
            className={styles.roles}
            optionClass={styles.role}
          />
          <div aria-live="polite" className={styles.said}>
            <h3>{role.title}</h3>
            <p>{role.text}</p>
          </div>
          {has(role.to.page) && (
            <ButtonLink to={pagePath(role.to.page)} variant="secondary" iconEnd="arrow-right">
              {role.to.label}
            </ButtonLink>
          )}
        </div>
        <figure className={styles.frame} aria-label={`Layar ${role.label.toLowerCase()}`}>
          <figcaption className={styles.bar}>
            <span className={styles.lights}>
              <i />
              <i />
              <i />
            </span>
            {role.address}
          </figcaption>
          <div className={styles.screen}>{role.screen}</div>
        </figure>
      </div>
    </Section>
  );
}
