import { getPodcast, type PodcastDetail } from '../../api/podcast';
import { useBoot } from '../../core/app-context';
import { useLoaded } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { useReturnToList } from '../../sections/posts/list-return';
import { splitAtTimetable } from '../../sections/timetable/timetable';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { BesidePicture } from '../../ui/beside-picture';
import { Button, ButtonLink } from '../../ui/button';
import { Notice, Skeleton } from '../../ui/feedback';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { LiteVideo } from '../../ui/lite-video';
import { PageHeader } from '../../ui/page-header';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { WithoutScript } from '../../ui/without-script';
import { episodeArt, waveOf } from './episode-art';
import styles from './episode-page.module.css';
import { EpisodeFacts } from './episode-row';
import { RelatedEpisodes } from './related-episodes';

const player = lazyPart(() => import('./player'));

/** One episode: its player, its notes, and what to hear next. */
export function EpisodePage({ id }: { id: string }) {
  const episode = useLoaded(getPodcast(id));
  const returnToList = useReturnToList();
  const has = usePageSet();
  const list = has('podcasts')
    ? [{ label: 'Podcast', to: returnToList(pagePath('podcasts')) }]
    : [];
  const { episode: number, category } = episode;
  const eyebrow = [number > 0 && `Episode ${number}`, category.name].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader title={episode.title} eyebrow={eyebrow} trail={list}>
        <EpisodeFacts episode={episode} />
      </PageHeader>
      {episode.durationSeconds > 0 && (
        <div className={styles.band}>
          <ArtImage art={waveOf(episode)} width={960} height={300} eager className={styles.wave} />
        </div>
      )}
      <BesidePicture
        picture={
          <Picture
            src={episode.cover}
            alt=""
            width={480}
            height={480}
            art={episodeArt(episode)}
            eager
          />
        }
      >
        <Recording episode={episode} />
        <div className={styles.actions}>
          {episode.transcript !== '' && (
            <AppLink to={episode.transcript} className={styles.transcript} download reloadDocument>
              Unduh transkrip
            </AppLink>
          )}
          <ShareButton title={episode.title} />
        </div>
        <Notes episode={episode} />
        {has('podcasts') && (
          <div>
            <ButtonLink
              variant="secondary"
              size="small"
              icon="arrow-left"
              to={returnToList(pagePath('podcasts'))}
            >
              Semua episode
            </ButtonLink>
          </div>
        )}
      </BesidePicture>
      <RelatedEpisodes episode={episode} />
    </>
  );
}

/** What the episode is about, and its chapters by their minutes. */
function Notes({ episode: { content, summary } }: { episode: PodcastDetail }) {
  const split = splitAtTimetable(content);
  const text = split ? split.before + split.after : content;
  return (
    <>
      <section aria-labelledby="catatan" className={styles.notes}>
        <h2 id="catatan">Tentang episode ini</h2>
        {summary !== '' && <p className={styles.lead}>{summary}</p>}
        {(text !== '' || summary === '') && <RichText html={text} />}
      </section>
      {split && (
        <section aria-labelledby="bab-episode" className={styles.notes}>
          <h2 id="bab-episode">{split.title}</h2>
          <ol className={styles.chapters}>
            {split.rows.map(({ time, what }) => (
              <li key={time + what}>
                <span>{time}</span>
                {what}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** What there is to hear or to watch. */
function Recording({ episode }: { episode: PodcastDetail }) {
  const { savesData } = useBoot();
  if (episode.audio === '' && episode.video === '') {
    return <Notice>Rekaman episode ini sedang disiapkan. Catatannya sudah bisa kamu baca.</Notice>;
  }
  return (
    <>
      {episode.audio !== '' && (
        <section aria-label="Pemutar" className={styles.player}>
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
      )}
      {episode.video !== '' && (
        <LiteVideo
          link={episode.video}
          title={episode.title}
          poster={episode.cover}
          art={episodeArt(episode)}
        />
      )}
    </>
  );
}

/** Until ours is there, and where no script brings it. */
function Waiting({ episode }: { episode: PodcastDetail }) {
  const { savesData } = useBoot();
  if (savesData) return <PlainAudio episode={episode} />;
  return (
    <>
      <div data-scripted="">
        <Skeleton height="10rem" />
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
    <audio controls preload="none" src={episode.audio} className={styles.plainPlayer} />
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
