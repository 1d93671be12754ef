import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import styles from './second.module.css';

/** For newcomers: a text on the wall whose words are doors. */
export default function Second() {
  const has = usePageSet();
  const door = (page: string, words: string) =>
    has(page) ? <AppLink to={pagePath(page)}>{words}</AppLink> : words;
  return (
    <>
      <Container className={styles.room ?? ''}>
        <h1>Jaketmu boleh dititipkan</h1>
        <p>
          Kamu bisa langsung {door('gallery', 'menyusuri dinding utama')}, duduk sebentar di{' '}
          {door('video', 'ruang putar')}, membaca {door('news', 'buku kurator')}, lalu pulang dan{' '}
          {door('courses', 'mencoba membuat sesuatu')}. Kalau sudah ada yang ingin kamu tunjukkan,{' '}
          {door('make-appointment', 'ketuk pintu kurator')}.
        </p>
        <p className={styles.small}>
          Tidak ada jam tutup, dan tidak ada yang menegurmu bila berdiri terlalu lama.
        </p>
      </Container>
      <ClassSection
        title="Dinding yang masih kosong"
        lead="Kelas pendek yang menerima peserta sekarang. Yang selesai kami gantung, beserta namamu."
        more="Semua kelas pameran"
        ground="soft"
      />
    </>
  );
}
