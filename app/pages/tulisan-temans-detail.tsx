import { BookReviews } from '../features/book-reviews/book-reviews';
import { letters } from '../features/posts/post-kinds';
import { postLoader } from '../features/posts/post-loader';
import { PostPage } from '../features/posts/post-page';
import { usePageData } from '../route/use-page';

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
