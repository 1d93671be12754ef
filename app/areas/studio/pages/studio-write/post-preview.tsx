import type { PostDetail } from '../../../../api/post';
import type { Category } from '../../../../api/post-category';
import { Button } from '../../../../ui/button';
import { ErrorState, Loading, Skeleton } from '../../../../ui/feedback';
import { LazyBoundary, lazyPart } from '../../../../ui/lazy-boundary';
import type { PostField } from '../../post-fields';
import type { StudioKind } from '../../studio-kinds';
import styles from './post-preview.module.css';

/** The readers' page, which the studio can do without until somebody looks. */
const body = lazyPart(() =>
  import('../../../posts/post-page').then(({ PostBody }) => ({ default: PostBody })),
);

interface Written {
  kind: StudioKind;
  values: Readonly<Record<PostField, string>>;
  categories: readonly Category[];
  begun: PostDetail | null;
  /** Where the post stands, as far as that is known. */
  place: { id: string; slug: string };
}

/** The post as it would be read, were it published as it stands. */
export function previewOf({ kind, values, categories, begun, place }: Written): PostDetail {
  const category = categories.find(({ id }) => id === values.categoryId);
  return {
    ...EMPTY,
    ...begun,
    ...place,
    kindSlug: kind.slug,
    title: values.title || 'Tanpa judul',
    summary: values.summary,
    content: values.content,
    cover: values.cover,
    category: category ?? EMPTY.category,
    tags: [],
  };
}

const EMPTY: PostDetail = {
  id: '',
  slug: '',
  title: '',
  summary: '',
  cover: '',
  kindSlug: '',
  category: { id: '', name: '', slug: '' },
  author: '',
  publishedAt: '',
  views: 0,
  isFeatured: false,
  tags: [],
  startDate: '',
  endDate: '',
  location: '',
  link: '',
  isOnline: false,
  price: 0,
  quota: 0,
  totalAttendees: 0,
  target: 0,
  content: '',
  updatedAt: '',
  updatedBy: '',
};

interface PostPreviewProps {
  kind: StudioKind;
  item: PostDetail;
  onClose: () => void;
}

/** The public page of what is being written, in the tenant's own look. */
export function PostPreview({ kind, item, onClose }: PostPreviewProps) {
  return (
    <section aria-label="Pratinjau" className={styles.preview}>
      <div className={styles.bar}>
        <p>Pratinjau, belum terbit</p>
        <Button size="small" onClick={onClose}>
          Kembali menyunting
        </Button>
      </div>
      <LazyBoundary
        part={body}
        waiting={
          <Loading label="Menyusun pratinjau">
            <Skeleton height="30rem" />
          </Loading>
        }
        failed={(retry) => (
          <ErrorState
            title="Pratinjau belum bisa disusun"
            message="Naskahmu tetap tersimpan. Periksa sambungan, lalu coba lagi."
            onRetry={retry}
          />
        )}
      >
        {(PostBody) => <PostBody kind={kind.look} item={item} />}
      </LazyBoundary>
    </section>
  );
}
