import { getPodcast, type PodcastDetail } from '../../api/podcast';
import { useLoaded } from '../../data/use-call';
import { useSavesData } from '../../live';
import { pagePath, usePageSet } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { Button, ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Notice, Skeleton } from '../../ui/feedback';
import { LiteVideo } from '../../ui/lite-video';
import { lazyPart, Optional } from '../../ui/optional';
import { PageHeader } from '../../ui/page-header';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { ShareButton } from '../../ui/share-button';
import { useReturnToList } from '../posts/list-return';
import { episodeArt } from './episode-art';
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
      <Container className={styles.body ?? ''}>
        <div className={styles.sleeve}>
          <Picture
            src={episode.cover}
            alt=""
            width={480}
            height={480}
            art={episodeArt(episode)}
            eager
          />
        </div>
        <div className={styles.main}>
          <Recording episode={episode} />
          <div className={styles.actions}>
            {episode.transcript !== '' && (
              <AppLink
                to={episode.transcript}
                className={styles.transcript}
                download
                reloadDocument
              >
                Unduh transkrip
              </AppLink>
            )}
            <ShareButton title={episode.title} />
          </div>
          <section aria-labelledby="catatan" className={styles.notes}>
            <h2 id="catatan">Tentang episode ini</h2>
            {episode.summary !== '' && <p className={styles.lead}>{episode.summary}</p>}
            <RichText html={episode.content} />
          </section>
          {has('podcasts') && (
            <ButtonLink
              variant="secondary"
              size="small"
              icon="arrow-left"
              to={returnToList(pagePath('podcasts'))}
            >
              Semua episode
            </ButtonLink>
          )}
        </div>
      </Container>
      <RelatedEpisodes episode={episode} />
    </>
  );
}

/** What there is to hear or to watch. */
function Recording({ episode }: { episode: PodcastDetail }) {
  const isSaving = useSavesData();
  if (episode.audio === '' && episode.video === '') {
    return <Notice>Rekaman episode ini sedang disiapkan. Catatannya sudah bisa kamu baca.</Notice>;
  }
  return (
    <>
      {episode.audio !== '' && (
        <section aria-label="Pemutar" className={styles.player}>
          <Optional
            part={player}
            waiting={<Skeleton height="10rem" />}
            failed={(retry) => <PlainPlayer episode={episode} retry={retry} />}
          >
            {(Player) => <Player episode={episode} />}
          </Optional>
          {isSaving && (
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

/** The browser's own player, which needs nothing of ours. */
function PlainPlayer({ episode, retry }: { episode: PodcastDetail; retry: () => void }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is offered as a transcript below. */}
      <audio controls preload="none" src={episode.audio} className={styles.plainPlayer} />
      <Button variant="ghost" size="small" icon="refresh" onClick={retry}>
        Muat pemutar lengkap
      </Button>
    </>
  );
}
