import { usePageData } from '../navigation/use-page';
import { BookReviews } from '../sections/book-reviews/book-reviews';
import { letters } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

export const loader = postLoader(letters);

/** One text that a reader sent in, with what others say of it. */
export default function TulisanTemansDetailPage() {
  const { item } = usePageData<typeof loader>();
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
