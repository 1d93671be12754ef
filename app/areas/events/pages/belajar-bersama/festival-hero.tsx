import { useNow } from '../../../../core/hydration/live';
import { useCall } from '../../../../data/use-call';
import { type Art, ArtImage } from '../../../../ui/art-image';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow, Container } from '../../../../ui/container';
import { ShareButton } from '../../../../ui/share-button';
import { festivalParts } from '../first-views';
import { LENGTH } from './content';
import { festivalDate } from './countdown';
import { CountdownClock } from './countdown-clock';
import styles from './festival-hero.module.css';

/** Whom it brings together. */
const STAGE: Art = {
  kind: 'works',
  seed: 'belajar-bersama',
  subject: 'people',
  level: 'advanced',
};

/** The festival's poster: its name, its promise, its date. */
export function FestivalHero() {
  return (
    <header className={styles.poster}>
      <Container className={styles.inner ?? ''}>
        <p className={styles.eyebrow}>Festival {LENGTH}, gratis untuk umum</p>
        <h1 className={styles.title}>Belajar Bersama</h1>
        <div className={styles.words}>
          <p className={styles.lead}>
            Pelajar, guru, orang tua, dan pekerja duduk di ruangan yang sama: bercerita, membuat
            sesuatu, lalu pulang dengan teman baru.
          </p>
          <div className={styles.clock}>
            <Countdown />
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
        <ArtImage art={STAGE} width={960} height={600} eager className={styles.stage} />
      </Container>
    </header>
  );
}

/** Without the platform's answer the date is one that is still to be announced. */
function Countdown() {
  const parts = useCall(festivalParts());
  const now = useNow();
  if (parts.status === 'loading') return null;
  const dates = parts.status === 'ready' ? parts.data.items.map(({ startDate }) => startDate) : [];
  return <CountdownClock start={festivalDate(dates, now)} />;
}
