/** What stands below the line-up. */
import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { FaqSection } from '../../sections/faq-section';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { questions, season } from './content';

/** The season as a fixture list. */
export function Season() {
  return (
    <Section labelledBy="musim" ground="deep">
      <h2 id="musim">Empat pertandingan, satu musim</h2>
      <ol className={styles.season}>
        {season.map(({ name, where, what }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.where}>{where}</p>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Grounds() {
  return <FaqSection title="Bekal sebelum berangkat" questions={questions} />;
}

export function Kickoff() {
  const has = usePageSet();
  return (
    <CallToAction
      title="Sekolah kecil juga punya sebelas tempat duduk di tribun"
      text="Pendaftaran gratis. Sekolah yang belum punya lab boleh meminjam laptop panitia untuk laga provinsi."
    >
      {has('liga-smk') && (
        <ButtonLink to={pagePath('liga-smk')} size="large">
          Baca aturan main
        </ButtonLink>
      )}
      {has('gallery') && (
        <ButtonLink to={pagePath('gallery')} size="large" variant="secondary">
          Foto musim lalu
        </ButtonLink>
      )}
    </CallToAction>
  );
}
