import { Failed } from '../../data/query-boundary';
import { allResults } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, letters } from '../../sections/posts/post-kinds';
import { Container } from '../../ui/container';
import { Loading } from '../../ui/feedback';
import styles from './landing.module.css';
import { Shelf } from './shelf';

/** A shelf of what was sent in; whichever spine is pressed opens. */
export function First() {
  return (
    <div className={styles.room}>
      <Container>
        <div className={styles.head}>
          <h1>Rak ini boleh diacak-acak</h1>
          <p>
            Tulisan kiriman dari dapur, dermaga, dan bangku belakang. Tarik satu punggungnya, baca
            halaman pertamanya di sini.
          </p>
        </div>
      </Container>
      <Books />
    </div>
  );
}

function Books() {
  const lists = allResults([useCall(recentPosts(letters)), useCall(recentPosts(articles))]);
  if (lists.status === 'loading') {
    return (
      <div className={styles.waiting}>
        <Loading label="Menata rak" />
      </div>
    );
  }
  if (lists.status === 'failed') return <Failed {...lists} title="Raknya belum bisa dibuka" />;
  const books = lists.data.flatMap(({ items }) => items);
  return <Shelf books={books} />;
}
