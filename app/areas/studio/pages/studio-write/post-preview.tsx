import { useState } from 'react';
import type { PostDetail } from '../../../../api/post';
import { clock } from '../../../../core/clock';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { SiteFrame } from '../../../../sections/portal/site-frame';
import { useServedPage } from '../../../../sections/portal/use-served-page';
import { publicPath, type StudioKind } from '../../../../sections/studio/studio-kinds';
import { useWho } from '../../../../shell/session/use-who';
import { Button } from '../../../../ui/button';
import { ErrorState, Loading, Skeleton } from '../../../../ui/feedback';
import { useModal } from '../../../../ui/late/use-modal';
import { LazyBoundary, lazyPart } from '../../../../ui/lazy-boundary';
import { OneOf } from '../../../../ui/one-of';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import styles from './post-preview.module.css';
import type { PreviewedProps } from './previewed-post';

/** The readers' pages, which the studio can do without until somebody looks. */
const postBody = lazyPart(() => import('./previewed-post-body'));
const eventBody = lazyPart(() => import('./previewed-event-body'));

const VIEWS = [
  ['phone', 'Ponsel'],
  ['wide', 'Layar lebar'],
] as const;

type View = (typeof VIEWS)[number][0];

/** CSS pixels. */
const WIDTHS: Readonly<Record<View, number>> = { phone: 390, wide: 1280 };

interface PostPreviewProps extends PreviewedProps {
  onClose: () => void;
}

/**
 * The public page of what is being written, over all of the window: the site's own page of the post, or of its
 * list for a new one, with what is written in its main part, as wide as a phone or a desk's screen.
 */
export function PostPreview({ kind, item: written, onClose }: PostPreviewProps) {
  const ref = useModal(true);
  const who = useWho();
  const name = who?.status === 'ready' ? who.data.name : '';
  const [now] = useState(() => clock.date().toISOString());
  // As it would be were it published now.
  const item = {
    ...written,
    author: written.author || name,
    publishedAt: written.publishedAt || now,
  };
  const [view, setView] = useState<View>(() => (window.innerWidth < 768 ? 'phone' : 'wide'));
  return (
    <dialog ref={ref} aria-label="Pratinjau" className={styles.preview} onClose={onClose}>
      <div className={styles.bar}>
        <p>
          Pratinjau, belum terbit
          {isPartly(kind) && (
            <small>Yang khusus halaman {kind.label.toLowerCase()} tidak ikut.</small>
          )}
        </p>
        <OneOf
          legend={<VisuallyHidden>Lebar layar</VisuallyHidden>}
          options={VIEWS}
          chosen={view}
          onChoose={setView}
          className={styles.views}
          optionClass={styles.view}
        />
        <Button size="small" onClick={() => ref.current?.close()}>
          Kembali menyunting
        </Button>
      </div>
      <div className={styles.stage} data-view={view}>
        <Page kind={kind} item={item} view={view} />
      </div>
    </dialog>
  );
}

/** Whether readers see more on a page of this kind than is written here. */
function isPartly({ extra }: StudioKind): boolean {
  return extra === 'target' || extra === 'link';
}

function Page({ kind, item, view }: PreviewedProps & { view: View }) {
  const has = usePageSet();
  const [attempt, setAttempt] = useState(0);
  const [path] = useState(() => framePath(kind, item, has));
  const page = useServedPage(path, attempt);
  const waiting = (
    <Loading label="Menyusun pratinjau">
      <Skeleton height="30rem" />
    </Loading>
  );
  const failed = (retry: () => void) => (
    <ErrorState
      title="Pratinjau belum bisa disusun"
      message="Naskahmu tetap tersimpan. Periksa sambungan, lalu coba lagi."
      onRetry={retry}
    />
  );
  if (page === 'loading') return waiting;
  if (page === 'failed') return failed(() => setAttempt((now) => now + 1));
  return (
    <LazyBoundary
      part={kind.extra === 'time' ? eventBody : postBody}
      waiting={waiting}
      failed={failed}
    >
      {(Body) => (
        <SiteFrame
          page={page}
          width={WIDTHS[view]}
          title="Halaman seperti yang dilihat pembaca"
          className={styles.page ?? ''}
        >
          <Body kind={kind} item={item} />
        </SiteFrame>
      )}
    </LazyBoundary>
  );
}

/** The page that what is written is shown in: its own, its list's, or the home page. */
function framePath(kind: StudioKind, item: PostDetail, has: (page: string) => boolean): string {
  const own = item.slug === '' ? null : publicPath(kind, item, has);
  if (own !== null) return own;
  const { listPage } = kind.look;
  return has(listPage) ? pagePath(listPage) : pagePath('home');
}
