import type { Post } from '../../../api/post';
import { seedsBefore } from '../../../art/look';
import { useCall } from '../../../data/use-call';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { PostFacts, postScene } from '../../../sections/posts/post-facts';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/feedback';
import { Grid } from '../../../ui/layout';
import { LiteVideo } from '../../../ui/lite-video';
import { PageHeader } from '../../../ui/page-header';
import { videosAt } from './first-views';
import styles from './video.module.css';

const CARD_WIDTH = '18rem';

/** Videos to watch; no player is loaded before its button is pressed. */
export default function VideoPage() {
  const query = useListQuery();
  const videos = useCall(videosAt(query.page));
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Video"
        lead="Rekaman kelas, cerita alumni, dan cuplikan kegiatan. Videonya baru dimuat saat kamu memutarnya, jadi aman untuk kuota."
      />
      <Container className={styles.body ?? ''}>
        <ListResults reading={videos} query={query} noun="video" skeleton={<Ghosts />}>
          {({ items, page }) => <Videos items={items} opens={page === 1} />}
        </ListResults>
      </Container>
      <LastWord />
    </>
  );
}

function Videos({ items, opens }: { items: readonly Post[]; opens: boolean }) {
  const [first] = items;
  const isLarge = opens && first !== undefined;
  return (
    <>
      {isLarge && (
        <div className={styles.first}>
          <Video video={first} after={[]} isLarge />
        </div>
      )}
      <Grid min={CARD_WIDTH}>
        {items.map((video, index) =>
          isLarge && index === 0 ? null : (
            <Video key={video.id} video={video} after={seedsBefore(items, index, 'title')} />
          ),
        )}
      </Grid>
    </>
  );
}

interface VideoProps {
  video: Post;
  /** The titles of those before it. */
  after: readonly string[];
  isLarge?: boolean;
}

function Video({ video, after, isLarge = false }: VideoProps) {
  return (
    <article className={isLarge ? styles.large : styles.video}>
      {video.link !== '' && (
        <LiteVideo
          link={video.link}
          title={video.title}
          poster={video.cover}
          art={{ ...postScene(video), after }}
        />
      )}
      <div>
        <h2 className={styles.title}>{video.title}</h2>
        {video.summary !== '' && <p className={styles.summary}>{video.summary}</p>}
        <PostFacts post={video} />
      </div>
    </article>
  );
}

function Ghosts() {
  return (
    <>
      <div className={styles.first}>
        <Skeleton height="26rem" />
      </div>
      <Grid min={CARD_WIDTH}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} height="18rem" />
        ))}
      </Grid>
    </>
  );
}
