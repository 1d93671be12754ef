import { useItem } from '../../../data/use-item';
import { postCall } from '../../../sections/posts/post-calls';
import { letters } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';
import { BookReviews } from '../book-reviews/book-reviews';

export const itemCall = postCall(letters);

/** One text that a reader sent in, with what others say of it. */
export default function TulisanTemansDetailPage() {
  const item = useItem(itemCall);
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
