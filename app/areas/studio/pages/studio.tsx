import { useState } from 'react';
import { deletePost, listPosts, type Post, restorePost } from '../../../api/post';
import { listCategories } from '../../../api/post-category';
import { clock } from '../../../core/clock';
import { useNow } from '../../../core/hydration/live';
import { mapResult } from '../../../data/query-result';
import { useCall, useKeepPreviousData } from '../../../data/use-call';
import { usePageQuery } from '../../../router/page-query';
import { pagePath, usePageSet } from '../../../router/page-table';
import { ListSummary, PagedList, WayOut } from '../../../sections/lists/list-results';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { DraftList } from '../../../sections/studio/draft-list';
import { draftWay } from '../../../sections/studio/drafts';
import { publicPath, type StudioKind, studioKindOf } from '../../../sections/studio/studio-kinds';
import { AppLink } from '../../../ui/app-link';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { StackedTable } from '../../../ui/stacked-table';
import { DateText, MomentText } from '../../../ui/value';
import { isToCome } from '../schedule';
import { type Removal, useRemoval } from '../use-removal';
import { studioHref, studioQueryOf } from './studio/studio-query';
import { StudioTools } from './studio/studio-tools';
import { useWithdrawal, type Withdrawal } from './studio/use-withdrawal';
import styles from './studio.module.css';

/** Everything that is written for this site, by kind, and the ways to write more. */
export default function StudioPage() {
  const query = studioQueryOf(usePageQuery());
  const kind = studioKindOf(query.kind);
  const { page, search, category: categoryId } = query;
  const call = listPosts({ kindSlug: kind.slug, page, search, categoryId });
  const reading = useKeepPreviousData(call.address, useCall(call));
  const categories = useCall(listCategories({ kindSlug: kind.slug, all: true }));
  const removal = useRemoval();
  const [asked, setAsked] = useState<Asked | null>(null);
  const withdrawal = useWithdrawal(kind);
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
      <StudioTools query={query} categories={mapResult(categories, ({ items }) => items)} />
      {removal.notice}
      <Panel id="tulisan" title={kind.label}>
        <p className={styles.summary}>
          <ListSummary reading={reading} noun="tulisan" />
        </p>
        <Card>
          <PagedList
            reading={reading}
            asked={page}
            noun="tulisan"
            skeleton={<Skeleton height="28rem" />}
            hrefOf={(to) => studioHref(query, { page: to })}
            nothing={<Nothing kind={kind} isNarrowed={isNarrowed} />}
          >
            {({ items }) => <PostTable kind={kind} posts={items} onAsk={setAsked} />}
          </PagedList>
        </Card>
      </Panel>
      <Panel id="draf" title="Draf">
        <Card>
          <DraftList key={withdrawal.count} />
        </Card>
      </Panel>
      {removal.dialog(asked, () => setAsked(null), removalOf(kind, asked, withdrawal))}
    </PortalPage>
  );
}

/** What is to become of a post, once it is asked once more. */
interface Asked {
  readonly post: Post;
  readonly how: 'delete' | 'withdraw';
}

const WITHDRAWN = 'ditarik. Naskahnya ada di Draf';

function removalOf(kind: StudioKind, asked: Asked | null, withdrawal: Withdrawal): Removal {
  const place = { kindSlug: kind.slug, slug: asked?.post.slug ?? '' };
  const removal: Removal = {
    title: asked?.post.title ?? '',
    what: 'Tulisan ini hilang dari halaman publik dan dari daftarnya.',
    remove: deletePost(place),
    restore: restorePost(place),
  };
  if (asked?.how !== 'withdraw') return removal;
  const waits = asked !== null && isToCome(asked.post.publishedAt, clock.now());
  if (waits) {
    return {
      ...removal,
      what: 'Jadwalnya dibatalkan. Naskahnya menjadi draf di peramban ini, dengan waktu terbit yang sama, dan bisa dijadwalkan lagi.',
      words: { ask: 'Batalkan jadwalnya?', yes: 'Ya, batalkan', done: WITHDRAWN },
      before: () => withdrawal.keep(place.slug),
      undone: () => withdrawal.forget(place.slug),
    };
  }
  return {
    ...removal,
    what: 'Tulisan ini hilang dari halaman publik. Naskahnya menjadi draf di peramban ini, dan bisa diterbitkan lagi di alamat yang sama; jumlah dibacanya mulai dari nol.',
    words: {
      ask: 'Tarik dari publikasi?',
      yes: 'Ya, tarik',
      done: WITHDRAWN,
    },
    before: () => withdrawal.keep(place.slug),
    undone: () => withdrawal.forget(place.slug),
  };
}

function Nothing({ kind, isNarrowed }: { kind: StudioKind; isNarrowed: boolean }) {
  const all = `?kind=${kind.slug}`;
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
  onAsk: (asked: Asked) => void;
}

function PostTable({ kind, posts, onAsk }: PostTableProps) {
  const has = usePageSet();
  const now = useNow(60_000);
  return (
    <StackedTable
      compact
      columns={['Judul', 'Kategori', 'Penulis', 'Terbit', 'Dibaca', 'Tindakan']}
      numbers={['Dibaca']}
      rows={posts.map((post) => {
        const waits = isToCome(post.publishedAt, now);
        const shown = !waits && publicPath(kind, post, has);
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
            waits ? (
              <span key="date">
                Terjadwal <MomentText value={post.publishedAt} />
              </span>
            ) : (
              <DateText key="date" value={post.publishedAt} length="short" fallback="" />
            ),
            formatNumber(post.views),
            <span key="acts" className={styles.acts}>
              {shown && (
                <ButtonLink
                  size="small"
                  variant="ghost"
                  to={shown}
                  aria-label={`Lihat ${post.title}`}
                >
                  Lihat
                </ButtonLink>
              )}
              <ButtonLink
                size="small"
                variant="ghost"
                {...draftWay({ kind, origin: 'copy', slug: post.slug })}
                aria-label={`Duplikat ${post.title}`}
              >
                Duplikat
              </ButtonLink>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Tarik ${post.title}`}
                onClick={() => onAsk({ post, how: 'withdraw' })}
              >
                Tarik
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Hapus ${post.title}`}
                onClick={() => onAsk({ post, how: 'delete' })}
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
