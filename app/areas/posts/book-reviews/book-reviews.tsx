import { useId, useState } from 'react';
import { type BookReview, listBookReviews } from '../../../api/book-review';
import { Failed } from '../../../data/query-boundary';
import { useCallInView } from '../../../data/use-in-view';
import { Avatar } from '../../../ui/avatar';
import { classOf } from '../../../ui/button';
import { EmptyState, Loading, Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { Section, SectionHeading } from '../../../ui/layout';
import { DateText } from '../../../ui/value';
import styles from './book-reviews.module.css';
import { ratingSummary } from './rating';
import { ReviewForm } from './review-form';
import { Stars } from './stars';

interface BookReviewsProps {
  /** Which book or text is commented on. */
  slug: string;
  /** The section's heading. */
  title: string;
  lead: string;
}

/** What readers say of a book or a text, and a form to say something oneself. */
export function BookReviews({ slug, title, lead }: BookReviewsProps) {
  const id = useId();
  const call = listBookReviews({ bookSlug: slug });
  const { ref, reading } = useCallInView(call);
  // The edge keeps lists for a while: one's own comment stands in front until a list has it.
  const [own, setOwn] = useState<readonly BookReview[]>([]);
  return (
    <div ref={ref}>
      <Section ground="soft" labelledBy={id}>
        <SectionHeading id={id} title={title} lead={lead} />
        <div className={styles.columns}>
          <div className={styles.said}>
            {reading.status === 'loading' && <Ghosts />}
            {reading.status === 'failed' && <Failed {...reading} />}
            {reading.status === 'ready' && <Reviews reviews={withOwn(reading.data, own)} />}
          </div>
          <ReviewForm key={slug} slug={slug} onSent={(review) => setOwn([review, ...own])} />
        </div>
      </Section>
    </div>
  );
}

/** The comments with those just written in front, each once. */
function withOwn(reviews: readonly BookReview[], own: readonly BookReview[]) {
  const isThere = (mine: BookReview) =>
    reviews.some(({ name, comment }) => name === mine.name && comment === mine.comment);
  return [...own.filter((mine) => !isThere(mine)), ...reviews];
}

/** How many comments stand there at first. */
const FIRST_SHOWN = 5;

function Reviews({ reviews }: { reviews: readonly BookReview[] }) {
  if (reviews.length === 0) {
    return <EmptyState title="Belum ada tanggapan">Jadilah yang pertama menulis.</EmptyState>;
  }
  const rest = reviews.slice(FIRST_SHOWN);
  const { average, count } = ratingSummary(reviews);
  return (
    <>
      <p className={styles.summary} role="status">
        {formatNumber(reviews.length)} tanggapan
        {count > 0 && (
          <>
            {' '}
            · rata-rata {formatNumber(average)} <Stars rating={average} />
          </>
        )}
      </p>
      <ul className={styles.list}>
        {reviews.slice(0, FIRST_SHOWN).map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={classOf({ variant: 'secondary' })}>
            <span>Tampilkan {formatNumber(rest.length)} lainnya</span>
          </summary>
          <ul className={styles.list}>
            {rest.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Review({ review }: { review: BookReview }) {
  const name = review.name || 'Pembaca';
  return (
    <li className={styles.review}>
      <Avatar name={name} size={44} />
      <div>
        <p className={styles.who}>
          <strong>{name}</strong>
          <Stars rating={review.rating} />
        </p>
        <p className={styles.when}>
          <DateText value={review.createdAt} fallback="" />
        </p>
        <p className={styles.comment}>{review.comment}</p>
      </div>
    </li>
  );
}

function Ghosts() {
  return (
    <Loading label="Memuat tanggapan">
      <div className={styles.list}>
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Skeleton key={place} height="7rem" />
        ))}
      </div>
    </Loading>
  );
}
