import { useBoot } from '../../core/app-context';
import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { ClassSection } from '../../sections/classes/class-section';
import { FaqSection } from '../../sections/faq-section';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card, stretched } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { questions } from './content';
import styles from './second.module.css';

type Start = { page: string; icon: IconName; title: string; text: string };

/** Where to begin, what suits most newcomers first. */
const STARTS: Start[] = [
  {
    page: 'class',
    icon: 'search',
    title: 'Sudah tahu mau belajar apa',
    text: 'Buka daftar kelas, lalu saring menurut tingkat dan cara belajar.',
  },
  {
    page: 'chat',
    icon: 'chat',
    title: 'Masih bingung memilih',
    text: 'Ceritakan tujuanmu kepada asisten belajar, lalu minta saran kelas.',
  },
  {
    page: 'program',
    icon: 'book',
    title: 'Ingin jalur yang lengkap',
    text: 'Lihat program: kelas-kelas yang sudah disusun berurutan.',
  },
  {
    page: 'mentor',
    icon: 'user',
    title: 'Mencari orang untuk ditanya',
    text: 'Pilih mentor menurut topik dan kota, lalu baca apa yang bisa ia bantu.',
  },
  {
    page: 'courses',
    icon: 'play',
    title: 'Ingin belajar sendiri dulu',
    text: 'Buka kursus yang bisa diikuti kapan saja, bab demi bab.',
  },
];

const TALK: Start = {
  page: 'make-appointment',
  icon: 'calendar',
  title: 'Ingin bicara langsung',
  text: 'Pilih waktu, lalu kami yang menghubungi.',
};

/** As many as stand side by side on a desk, with the one to talk. */
const BESIDE_TALK = 3;

/** The default second page: a welcome that shows newcomers where to begin. */
export default function Second() {
  const { tenant } = useBoot();
  const has = usePageSet();
  const starts = [...STARTS.filter(({ page }) => has(page)).slice(0, BESIDE_TALK), TALK];
  return (
    <>
      <Section labelledBy="welcome-title">
        <SectionHeading
          id="welcome-title"
          level={1}
          title={`Selamat datang di ${tenant.name}`}
          lead="Tidak perlu membaca semuanya. Pilih keadaan yang paling mirip denganmu, dan mulai dari sana."
        />
        <Grid min="16rem" className={styles.starts ?? ''}>
          {starts.map(({ page, icon, title, text }) => (
            <Card key={page} interactive>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h2 className={styles.title}>
                <AppLink to={pagePath(page)} className={stretched}>
                  {title}
                </AppLink>
              </h2>
              <p className={styles.text}>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <ClassSection title="Kelas yang bisa diikuti sekarang" ground="soft" />
      <FaqSection title="Sebelum mulai" questions={questions} />
      <CallToAction
        title="Siap melihat-lihat?"
        text="Beranda merangkum program, kelas, dan para mentornya."
      >
        <ButtonLink to="/" size="large">
          Ke beranda
        </ButtonLink>
      </CallToAction>
    </>
  );
}
