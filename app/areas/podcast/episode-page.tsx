import { getPodcast, type PodcastDetail } from '../../api/podcast';
import { useLoaded } from '../../data/use-call';
import { splitAtTimetable } from '../../sections/timetable/timetable';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { LiteVideo } from '../../ui/lite-video';
import { RichText } from '../../ui/rich-text/rich-text';
import { EpisodeOpening } from './episode-opening';
import styles from './episode-page.module.css';
import { RelatedEpisodes } from './related-episodes';

/** One episode: its player, its notes and chapters, and what to hear next. */
export function EpisodePage({ id }: { id: string }) {
  const episode = useLoaded(getPodcast(id));
  return (
    <>
      <EpisodeOpening episode={episode} />
      <EpisodeBody episode={episode} />
      <RelatedEpisodes episode={episode} />
    </>
  );
}

/** What the episode is about, beside its chapters by their minutes and what there is to watch. */
function EpisodeBody({ episode }: { episode: PodcastDetail }) {
  const { content, summary, title, video, cover } = episode;
  const split = splitAtTimetable(content);
  const text = split ? split.before + split.after : content;
  const hasAside = video !== '' || split !== null;
  return (
    <Container className={cx(styles.body, hasAside && styles.beside)}>
      <section aria-labelledby="catatan" className={styles.part}>
        <h2 id="catatan">Tentang episode ini</h2>
        {summary !== '' && <p className={styles.lead}>{summary}</p>}
        {(text !== '' || summary === '') && <RichText html={text} />}
      </section>
      {hasAside && (
        <div className={styles.aside}>
          {split && (
            <section aria-labelledby="bab-episode" className={styles.part}>
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
          {video !== '' && (
            <section aria-labelledby="rekaman-video" className={styles.part}>
              <h2 id="rekaman-video">Tonton rekamannya</h2>
              <LiteVideo link={video} title={title} poster={cover} />
            </section>
          )}
        </div>
      )}
    </Container>
  );
}
