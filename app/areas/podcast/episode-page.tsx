import { getPodcast, type PodcastDetail } from '../../api/podcast';
import { useBoot } from '../../core/app-context';
import { useLoaded } from '../../data/use-call';
import { fragmentOf } from '../../sections/podcast/addressed-place';
import { splitAtTimetable, type TimetableRow } from '../../sections/timetable/timetable';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { LiteVideo } from '../../ui/lite-video';
import { RichText } from '../../ui/rich-text/rich-text';
import { WithoutScript } from '../../ui/without-script';
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
                {split.rows.map((row) => (
                  <Chapter key={row.time + row.what} row={row} isHeard={episode.audio !== ''} />
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

/** A chapter. Where there is a recording, and a script that plays it, it leads to its time. */
function Chapter({ row: { time, what }, isHeard }: { row: TimetableRow; isHeard: boolean }) {
  const { savesData } = useBoot();
  const to = isHeard && !savesData ? fragmentOf(time) : null;
  const text = (
    <>
      <span>{time}</span>
      {what}
    </>
  );
  if (to === null) return <li className={styles.chapter}>{text}</li>;
  return (
    <li>
      <AppLink to={to} preventScrollReset data-scripted="" className={styles.chapter}>
        {text}
      </AppLink>
      <WithoutScript>
        <div className={styles.chapter}>{text}</div>
      </WithoutScript>
    </li>
  );
}
