import { useState } from 'react';
import { deletePost, listPosts, type Post, restorePost } from '../api/post';
import { listCategories } from '../api/post-category';
import { useApp } from '../app-context';
import { mapReading } from '../data/reading';
import { useCall, useHeld } from '../data/use-call';
import { EmptyPage, ListSummary, PagedList, WayOut } from '../features/listing/list-results';
import { Panel, PortalPage } from '../features/portal/portal-page';
import { publicPath, type StudioKind, studioKindOf } from '../features/studio/studio-kinds';
import { useRemoval } from '../features/studio/use-removal';
import { usePageQuery } from '../route/page-calls';
import { pagePath, usePageSet } from '../route/page-table';
import { AppLink } from '../ui/app-link';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { StackedTable } from '../ui/stacked-table';
import { DateText } from '../ui/value';
import { studioHref, studioQueryOf } from './studio/studio-query';
import { StudioTools } from './studio/studio-tools';
import styles from './studio.module.css';

/** Everything that is written for this site, by kind, and the ways to write more. */
export default function StudioPage() {
  const query = studioQueryOf(usePageQuery());
  const kind = studioKindOf(query.kind);
  const { page, search, category: categoryId } = query;
  const call = listPosts({ kindSlug: kind.slug, page, search, categoryId });
  const reading = useHeld(call.address, useCall(call));
  const categories = useCall(listCategories({ kindSlug: kind.slug, all: true }));
  const { cache } = useApp();
  const removal = useRemoval(() => {
    cache.expire();
    cache.refresh(call);
  });
  const [asked, setAsked] = useState<Post | null>(null);
  const isNarrowed = search !== '' || categoryId !== '';
  return (
    <PortalPage
      title="Studio"
      lead="Yang terbit di sini langsung tampil di halaman publiknya dan di daftarnya."
      actions={
        <ButtonLink to={pagePath('studio-write', { kind: kind.slug })}>
          Tulis {kind.label.toLowerCase()}
        </ButtonLink>
      }
    >
      <StudioTools query={query} categories={mapReading(categories, ({ items }) => items)} />
      {removal.notice}
      <Panel id="tulisan" title={kind.label}>
        <p className={styles.summary}>
          <ListSummary reading={reading} noun="tulisan" />
        </p>
        <Card>
          <PagedList
            reading={reading}
            noun="tulisan"
            skeleton={<Skeleton height="28rem" />}
            hrefOf={(to) => studioHref(query, { page: to })}
            nothing={<Nothing kind={kind} page={page} isNarrowed={isNarrowed} />}
          >
            {({ items }) => <PostTable kind={kind} posts={items} onDelete={setAsked} />}
          </PagedList>
        </Card>
      </Panel>
      {removal.dialog(asked, () => setAsked(null), {
        title: asked?.title ?? '',
        what: 'Tulisan ini hilang dari halaman publik dan dari daftarnya.',
        remove: deletePost({ kindSlug: kind.slug, slug: asked?.slug ?? '' }),
        restore: restorePost({ kindSlug: kind.slug, slug: asked?.slug ?? '' }),
      })}
    </PortalPage>
  );
}

function Nothing(props: { kind: StudioKind; page: number; isNarrowed: boolean }) {
  const { kind, page, isNarrowed } = props;
  const all = `?kind=${kind.slug}`;
  if (page > 1) return <EmptyPage to={all} />;
  if (isNarrowed) {
    return <WayOut title="Tidak ada tulisan yang cocok" to={all} label="Lihat semua" />;
  }
  return (
    <WayOut
      title="Belum ada tulisan"
      to={pagePath('studio-write', { kind: kind.slug })}
      label="Tulis yang pertama"
    />
  );
}

interface PostTableProps {
  kind: StudioKind;
  posts: readonly Post[];
  onDelete: (post: Post) => void;
}

function PostTable({ kind, posts, onDelete }: PostTableProps) {
  const has = usePageSet();
  return (
    <StackedTable
      compact
      columns={['Judul', 'Kategori', 'Penulis', 'Terbit', 'Dibaca', 'Tindakan']}
      numbers={['Dibaca']}
      rows={posts.map((post) => {
        const shown = publicPath(kind, post, has);
        return {
          key: post.id,
          heading: (
            <AppLink to={pagePath('studio-write', { kind: kind.slug, slug: post.slug })}>
              {post.title}
            </AppLink>
          ),
          cells: [
            post.category.name || 'Tanpa kategori',
            post.author,
            <DateText key="date" value={post.publishedAt} length="short" fallback="" />,
            formatNumber(post.views),
            <span key="acts" className={styles.acts}>
              {shown && (
                <AppLink to={shown} aria-label={`Lihat ${post.title}`}>
                  Lihat
                </AppLink>
              )}
              <Button
                size="small"
                variant="ghost"
                aria-label={`Hapus ${post.title}`}
                onClick={() => onDelete(post)}
              >
                Hapus
              </Button>
            </span>,
          ],
        };
      })}
    />
  );
}
