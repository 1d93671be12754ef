/** What stands below the tour. */
import { useBoot } from '../../core/app-context';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './below.module.css';

/** What a client gets, in figures that hold for this very site. */
export function Contents() {
  const { pages } = useBoot().tenant;
  const has = usePageSet();
  const rows = [
    { figure: formatNumber(pages.length), text: 'halaman, dari daftar kelas sampai kuitansi' },
    { figure: '4,5 : 1', text: 'kontras tulisan yang paling rendah, di alas mana pun' },
    { figure: '320', text: 'piksel: layar tersempit yang diperiksa sebelum setiap rilis' },
    { figure: '1', text: 'berkas merek; sisanya mengikuti, seperti yang baru Anda coba di atas' },
  ];
  return (
    <Section labelledBy="kardus">
      <h2 id="kardus">Yang ada di dalam kardus</h2>
      <dl className={styles.contents}>
        {rows.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {has('lms') && (
        <p>
          Rincian tiap bagian ada di <AppLink to={pagePath('lms')}>halaman ruang belajar</AppLink>.
          Orang dan angka pada situs peragaan ini data contoh.
        </p>
      )}
    </Section>
  );
}

const answers = [
  {
    ask: 'Kami sudah punya situs. Dibuang?',
    answer: 'Tidak. Alamat lama tetap dipakai, dan halaman belajar bisa tinggal di cabangnya.',
  },
  {
    ask: 'Siapa yang memegang data peserta?',
    answer: 'Anda. Pengelola mengunduhnya kapan saja, dan kami menghapusnya bila diminta.',
  },
  {
    ask: 'Boleh mengganti warna tahun depan?',
    answer: 'Boleh, dari pengaturan, dengan hitungan kontras yang sama seperti di layar pertama.',
  },
];

/** What is asked once somebody has seen it. */
export function Answers() {
  return (
    <Section labelledBy="tanya" ground="soft" narrow>
      <h2 id="tanya">Biasanya ditanyakan sambil berdiri</h2>
      <dl className={styles.answers}>
        {answers.map(({ ask, answer }) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The way to a talk. */
export function Ending() {
  const has = usePageSet();
  return (
    <section aria-labelledby="bicara" className={styles.ending}>
      <Container>
        <h2 id="bicara">Bawa logo Anda, kami bawa layarnya.</h2>
        <p>Tiga puluh menit, dan Anda pulang dengan tautan yang bisa dibuka pimpinan.</p>
        <ActionRow>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="inverse">
              Pilih waktu peragaan
            </ButtonLink>
          )}
          <ButtonLink to={pagePath('welcome')} size="large" variant="inverse-ghost">
            Jelajahi sendiri dulu
          </ButtonLink>
        </ActionRow>
      </Container>
    </section>
  );
}
