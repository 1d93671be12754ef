import { Suspense } from 'react';
import { Await } from 'react-router';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/layout';
import { Motif } from '../../ui/motif';
import { ShareButton } from '../../ui/share-button';
import { CountdownClock } from './countdown-clock';
import styles from './festival-hero.module.css';

/** The festival's poster: its name, its promise, its date. `start` never rejects. */
export function FestivalHero({ start }: { start: Promise<string> }) {
  return (
    <header className={styles.poster}>
      <div className={styles.cloth}>
        <Motif size="9rem" />
      </div>
      <Container className={styles.inner ?? ''}>
        <div className={styles.sheet}>
          <p className={styles.eyebrow}>Festival dua hari, gratis untuk umum</p>
          <h1 className={styles.title}>Belajar Bersama</h1>
          <p className={styles.lead}>
            Pelajar, guru, orang tua, dan pekerja duduk di ruangan yang sama: bercerita, membuat
            sesuatu, lalu pulang dengan teman baru.
          </p>
          <div className={styles.clock}>
            <Suspense>
              <Await resolve={start}>{(date: string) => <CountdownClock start={date} />}</Await>
            </Suspense>
          </div>
          <ActionRow>
            <ButtonLink to="#jadwal" size="large">
              Lihat jadwal
            </ButtonLink>
            <ButtonLink to="#sponsor" size="large" variant="secondary">
              Jadi sponsor
            </ButtonLink>
            <ShareButton title="Festival Belajar Bersama" />
          </ActionRow>
        </div>
      </Container>
    </header>
  );
}
