import type { PodcastDetail } from '../../api/podcast';
import { useBoot } from '../../core/app-context';
import { pagePath, usePageSet } from '../../router/page-table';
import { useReturnToList } from '../../sections/posts/list-return';
import { Avatar } from '../../ui/avatar';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { formatMinutes } from '../../ui/format';
import { Picture } from '../../ui/picture';
import { ShareButton } from '../../ui/share-button';
import { DateText } from '../../ui/value';
import styles from './episode-opening.module.css';
import { Recording } from './recording';

/** An episode's opening: its sleeve beside its title, who speaks, and the player. */
export function EpisodeOpening({ episode }: { episode: PodcastDetail }) {
  const returnToList = useReturnToList();
  const has = usePageSet();
  const list = has('podcasts')
    ? [{ label: 'Podcast', to: returnToList(pagePath('podcasts')) }]
    : [];
  const { title, episode: number, category, cover, transcript } = episode;
  const over = [number > 0 && `Episode ${number}`, category.name].filter(Boolean).join(' · ');
  return (
    <header className={styles.opening}>
      <Container>
        <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }, ...list]} current={title} />
        <div className={styles.layout}>
          <div className={styles.sleeve}>
            <Picture
              src={cover}
              alt=""
              width={480}
              height={480}
              art={{ kind: 'covers', seed: title, bare: true }}
              eager
            />
          </div>
          <div className={styles.words}>
            {over !== '' && <p className={styles.over}>{over}</p>}
            <h1>{title}</h1>
            <Byline episode={episode} />
          </div>
          <div className={styles.recording}>
            <Recording episode={episode} />
            <div className={styles.actions}>
              {transcript !== '' && (
                <ButtonLink variant="ghost" icon="book" to={transcript} download reloadDocument>
                  Unduh transkrip
                </ButtonLink>
              )}
              <ShareButton title={title} label="Bagikan episode" />
            </div>
          </div>
        </div>
      </Container>
    </header>
  );
}

/** Who speaks, when it came out, how long it is. */
function Byline({ episode }: { episode: PodcastDetail }) {
  const { savesData } = useBoot();
  const { speakers, publishedAt, durationSeconds } = episode;
  const people = speakers.filter((name) => !isTeam(name));
  return (
    <div className={styles.byline}>
      {people.length > 0 && !savesData && (
        <div className={styles.faces}>
          {people.slice(0, 3).map((name) => (
            <Avatar key={name} name={name} size={56} />
          ))}
        </div>
      )}
      <div>
        {speakers.length > 0 && <p className={styles.speakers}>{speakers.join(' & ')}</p>}
        <p className={styles.when}>
          {publishedAt !== '' && <DateText value={publishedAt} fallback="" />}
          {durationSeconds > 0 && <span>{formatMinutes(durationSeconds / 60)}</span>}
        </p>
      </div>
    </div>
  );
}

/** A team has no face of its own. */
function isTeam(name: string): boolean {
  return /^tim\s/i.test(name);
}
