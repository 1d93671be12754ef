import { useNow } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { labAt } from './hours';
import styles from './lab.module.css';

const MINUTE_MS = 60_000;

/** The laboratory's door, as it is now, and its week. */
export function Lab() {
  const has = usePageSet();
  const { text, isOpen, days } = labAt(useNow(MINUTE_MS));
  return (
    <section className={styles.section} aria-labelledby="lab">
      <Container>
        <h2 id="lab">Laboratorium: bawa kardus, pulang bawa jawaban</h2>
        <p className={styles.door} data-open={isOpen || undefined}>
          {text}
        </p>
        <ol className={styles.week}>
          {days.map((day, place) => (
            <li key={day.name} data-open={day.isOpen || undefined}>
              <strong>{place === 0 ? 'Hari ini' : day.name}</strong>
              <span>{day.isOpen ? '18.30–21.00' : 'tutup'}</span>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          Solder, pemotong, dan mesin cetak butuh kartu berlubang empat. Meja kosong tidak butuh
          apa-apa.
        </p>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} variant="inverse">
            Pesan satu meja
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
