import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { stretched } from '../../ui/card';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './second.module.css';

const STOPS = [
  {
    page: 'class',
    minutes: 3,
    title: 'Daftar ke satu kelas',
    text: 'Sampai kuitansinya terbit.',
    subject: 'letter',
  },
  {
    page: 'courses',
    minutes: 4,
    title: 'Belajar satu bab',
    text: 'Kerjakan kuisnya, salah pun tak apa.',
    subject: 'book',
  },
  {
    page: 'chat',
    minutes: 2,
    title: 'Tanya asisten',
    text: 'Minta saran kelas dengan kalimat sendiri.',
    subject: 'robot',
  },
  {
    page: 'my-events',
    minutes: 1,
    title: 'Buka ruang peserta',
    text: 'Acara, sertifikat, dan kuitansi di satu tempat.',
    subject: 'calendar',
  },
] as const;

/** For those who have come in: a round through the product, with its minutes. */
export default function Second() {
  const has = usePageSet();
  const stops = STOPS.filter(({ page }) => has(page));
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return (
    <>
      <Section labelledBy="keliling">
        <SectionHeading
          id="keliling"
          level={1}
          title={`Keliling ${minutes} menit, kuncinya di tangan Anda`}
          lead="Semua tombol di situs peragaan ini sungguhan. Ikuti urutannya, atau langsung ke yang paling ingin Anda uji."
        />
        <ol className={styles.stops}>
          {stops.map(({ page, minutes: own, title, text, subject }) => (
            <li key={page} className={styles.stop}>
              <div className={styles.frame}>
                <ArtImage
                  art={{ kind: 'works', seed: `keliling-${page}`, subject }}
                  width={320}
                  height={200}
                />
              </div>
              <p className={styles.minutes}>{own} menit</p>
              <h2>
                <AppLink to={pagePath(page)} className={stretched}>
                  {title}
                </AppLink>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>
          Ingin melihatnya dengan warna lembaga Anda?{' '}
          <AppLink to="/">Kembali ke ruang ganti merek</AppLink>.
        </p>
      </Section>
      <ClassSection
        title="Coba dari sisi peserta"
        lead="Kelas contoh yang membuka pendaftaran. Kursi, harga, dan jadwalnya tampil seperti di situs Anda nanti."
        ground="soft"
      />
    </>
  );
}
