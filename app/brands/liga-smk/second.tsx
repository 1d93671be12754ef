import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './second.module.css';

/** The locker room: what a school that has just come in does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Section labelledBy="ruang-ganti">
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="ruang-ganti"
              level={1}
              title="Selamat datang di ruang ganti"
              lead="Daftarkan sekolah satu kali, lalu tim sebanyak yang diperbolehkan. Keadaannya bisa kamu lihat di kiriman."
            />
            <ActionRow>
              {has('liga-smk-register') && (
                <ButtonLink to={pagePath('liga-smk-register')} size="large">
                  Isi formulir sekolah
                </ButtonLink>
              )}
              {has('leaderboards') && (
                <ButtonLink to={pagePath('leaderboards')} size="large" variant="secondary">
                  Intip lawan
                </ButtonLink>
              )}
            </ActionRow>
          </div>
          <Shirts />
        </div>
      </Section>
      <ClassSection
        title="Pemanasan sebelum peluit pertama"
        lead="Kelas latihan yang masih menerima siswa dan guru pembina. Semua boleh ikut sebelum timnya lengkap."
        more="Semua kursus pemanasan"
        ground="soft"
      />
    </>
  );
}

const NUMBERS = ['7', '10', '?'];

/** Shirts on a rail; the last has no number yet. */
function Shirts() {
  return (
    <div className={styles.rail}>
      {NUMBERS.map((number) => (
        <svg key={number} viewBox="0 0 100 118" className={styles.shirt} aria-hidden="true">
          <path d="M50 26V0" className={styles.hook} />
          <path d="M34 22Q50 34 66 22L82 30 97 58 82 66 76 56V114H24V56L18 66 3 58 18 30z" />
          <text x="50" y="88" textAnchor="middle" className={styles.number}>
            {number}
          </text>
        </svg>
      ))}
    </div>
  );
}
