import { listPosts } from '../../api/post';
import { Failed } from '../../data/answered';
import { allReadings } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { articles, letters } from '../../features/posts/post-kinds';
import { Container } from '../../ui/container';
import { Loading } from '../../ui/feedback';
import { Later, laterPart } from '../../ui/later';
import styles from './landing.module.css';
import { Shelf } from './shelf';

/** What stands below the shelf, from above to below. */
export const parts = [
  laterPart(() => import('./editor').then(({ Editor }) => Editor)),
  laterPart(() => import('./below').then(({ Replies }) => Replies)),
  laterPart(() => import('./below').then(({ Circle }) => Circle)),
  laterPart(() => import('./below').then(({ Manuscript }) => Manuscript)),
];

/** A shelf of what was sent in; whichever spine is pressed opens. */
export default function Landing() {
  return (
    <>
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
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
        <Later key={index} part={part} />
      ))}
    </>
  );
}

function Books() {
  const lists = allReadings([
    useCall(listPosts({ kindSlug: letters.slug })),
    useCall(listPosts({ kindSlug: articles.slug })),
  ]);
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
