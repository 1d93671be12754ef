import { useLoaded } from '../data/use-call';
import { BookReviews } from '../features/book-reviews/book-reviews';
import { postLoader, postOf } from '../features/posts/post-calls';
import { letters } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';
import { usePage } from '../route/use-page';

export const loader = postLoader(letters);

/** One text that a reader sent in, with what others say of it. */
export default function TulisanTemansDetailPage() {
  const item = useLoaded(postOf(letters, usePage().params));
  return (
    <PostPage
      kind={letters}
      after={
        <BookReviews
          slug={item.slug}
          title="Tanggapan pembaca"
          lead="Penulisnya membaca semua tanggapan di sini. Tulislah seperti berbicara kepada teman."
        />
      }
    />
  );
}
