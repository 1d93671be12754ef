/** What stands below the belts. */
import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { MentorSection } from '../../sections/mentor-section';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/layout';
import styles from './below.module.css';

const rules = [
  'Datang lima menit lebih awal; yang terlambat menyapu.',
  'Karya kawan dikritik jurusnya, bukan orangnya.',
  'Ponsel dititip di pintu bersama alas kaki.',
  'Yang sudah bisa mengajari satu orang sebelum berlatih lagi.',
] as const;

/** The rules on the wall of the hall. */
export function Rules() {
  return (
    <Section labelledBy="papan" ground="deep">
      <h2 id="papan" className={styles.title}>
        Tertulis di papan kayu
      </h2>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Section>
  );
}

export function Coaches() {
  return (
    <MentorSection
      title="Para pelatih"
      lead="Dipanggil Kang dan Teh, bukan Guru. Masih ikut ujian tiap tahun di depan muridnya."
    />
  );
}

export function Gate() {
  const has = usePageSet();
  return (
    <CallToAction
      title="Latihan pertama tidak dipungut biaya"
      text="Bawa laptop, kaus oblong, dan satu hal yang selama ini tidak kamu pahami."
    >
      {has('class') && (
        <ButtonLink to={pagePath('class')} size="large">
          Jadwal latihan
        </ButtonLink>
      )}
      {has('pesilat') && (
        <ButtonLink to={pagePath('pesilat')} size="large" variant="secondary">
          Tentang perguruan
        </ButtonLink>
      )}
    </CallToAction>
  );
}
