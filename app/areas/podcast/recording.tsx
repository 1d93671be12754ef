import type { PodcastDetail } from '../../api/podcast';
import { useBoot } from '../../core/app-context';
import { Button } from '../../ui/button';
import { Notice, Skeleton } from '../../ui/feedback';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { WithoutScript } from '../../ui/without-script';
import styles from './recording.module.css';
import { Wave } from './wave';

const player = lazyPart(() => import('./player'));

/** What there is to hear. */
export function Recording({ episode }: { episode: PodcastDetail }) {
  const { savesData } = useBoot();
  if (episode.audio === '') {
    if (episode.video !== '') return null;
    return <Notice>Rekaman episode ini sedang disiapkan. Catatannya sudah bisa kamu baca.</Notice>;
  }
  return (
    <section aria-label="Pemutar" className={styles.recording}>
      <LazyBoundary
        part={player}
        waiting={<Waiting episode={episode} />}
        failed={(retry) => <PlainPlayer episode={episode} retry={retry} />}
      >
        {(Player) => <Player episode={episode} />}
      </LazyBoundary>
      {savesData && (
        <p className={styles.saving}>Hemat data: rekaman baru diunduh saat kamu memutarnya.</p>
      )}
    </section>
  );
}

/** Until ours is there, and where no script brings it. */
function Waiting({ episode }: { episode: PodcastDetail }) {
  const { savesData } = useBoot();
  if (savesData) return <PlainAudio episode={episode} />;
  return (
    <>
      <div data-scripted="" className={styles.waiting}>
        <Wave episode={episode} />
        <Skeleton height="7.5rem" />
      </div>
      <WithoutScript>
        <PlainAudio episode={episode} />
        <a href={episode.audio}>Unduh rekaman</a>
      </WithoutScript>
    </>
  );
}

/** The browser's own player, which needs nothing of ours. */
function PlainAudio({ episode }: { episode: PodcastDetail }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said is offered as a transcript below.
    <audio controls preload="none" src={episode.audio} className={styles.plain} />
  );
}

/** The same in place of ours that cannot be had. */
function PlainPlayer({ episode, retry }: { episode: PodcastDetail; retry: () => void }) {
  return (
    <>
      <PlainAudio episode={episode} />
      <Button variant="ghost" size="small" icon="refresh" onClick={retry}>
        Muat pemutar lengkap
      </Button>
    </>
  );
}
