import { listPosts } from '../../../../api/post';
import { useNow } from '../../../../core/hydration/live';
import { useCall } from '../../../../data/use-call';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow, Container } from '../../../../ui/container';
import { Motif } from '../../../../ui/motif';
import { ShareButton } from '../../../../ui/share-button';
import { LENGTH } from './content';
import { festivalDate } from './countdown';
import { CountdownClock } from './countdown-clock';
import styles from './festival-hero.module.css';

/** The festival's kind of posts: the parts of its programme, which carry its date. */
const PROGRAM_KIND = 'event-program';

/** The festival's poster: its name, its promise, its date. */
export function FestivalHero() {
  return (
    <header className={styles.poster}>
      <div className={styles.cloth}>
        <Motif size="9rem" />
      </div>
      <Container className={styles.inner ?? ''}>
        <div className={styles.sheet}>
          <p className={styles.eyebrow}>Festival {LENGTH}, gratis untuk umum</p>
          <h1 className={styles.title}>Belajar Bersama</h1>
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
      </Container>
    </header>
  );
}

/** Without the platform's answer the date is one that is still to be announced. */
function Countdown() {
  const parts = useCall(listPosts({ kindSlug: PROGRAM_KIND }));
  const now = useNow();
  if (parts.status === 'loading') return null;
  const dates = parts.status === 'ready' ? parts.data.items.map(({ startDate }) => startDate) : [];
  return <CountdownClock start={festivalDate(dates, now)} />;
}
