import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getPost, type PostDetail } from '../../../api/post';
import { type Category, listCategories } from '../../../api/post-category';
import { useApp } from '../../../core/app-context';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import type { PageValidator } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { PortalPage } from '../../../sections/portal/portal-page';
import {
  type DraftPlace,
  draftStateIn,
  formNameOf,
  newDrafts,
} from '../../../sections/studio/drafts';
import { type StudioKind, studioKindOf, studioKinds } from '../../../sections/studio/studio-kinds';
import { ButtonLink } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { ClaimedDraft } from './studio-write/claimed-draft';
import { PostForm } from './studio-write/post-form';
import { PublishedHere, useIsPublished } from './studio-write/published';

export const validate: PageValidator = ({ params }) =>
  studioKinds.some(({ slug }) => slug === params.kind);

/** Writes a new post of a kind, or changes the one that the path names. */
export default function StudioWritePage() {
  const { kind: kindSlug, slug } = usePage().params;
  const kind = studioKindOf(kindSlug);
  const post = useCall(slug === undefined ? null : getPost({ kindSlug: kind.slug, slug }));
  const categories = useCall(listCategories({ kindSlug: kind.slug, all: true }));
  const isPublished = useIsPublished();
  const waiting = <Skeleton height="40rem" />;
  return (
    <PortalPage
      title={slug === undefined ? `Tulis ${kind.label.toLowerCase()}` : 'Sunting tulisan'}
      lead="Drafnya tersimpan di peramban ini selagi kamu mengetik, juga saat luring."
      actions={
        <ButtonLink variant="secondary" to={`${pagePath('studio')}?kind=${kind.slug}`}>
          Ke studio
        </ButtonLink>
      }
    >
      <QueryBoundary reading={categories} label="Memuat kategori" skeleton={waiting}>
        {({ items }) =>
          slug === undefined ? (
            <NewPost kind={kind} categories={items} />
          ) : (
            <QueryBoundary reading={post} label="Memuat tulisan" skeleton={waiting}>
              {(found) =>
                isPublished ? (
                  <PublishedHere kind={kind} item={found} />
                ) : (
                  <Begun key={slug} kind={kind} post={found}>
                    {(begun, begin) => (
                      <ClaimedDraft candidates={[{ kind, origin: 'post', slug }]}>
                        {(draft) => (
                          <PostForm
                            key={begun.updatedAt}
                            kind={kind}
                            categories={items}
                            begun={begun}
                            draft={draft}
                            onBegin={begin}
                          />
                        )}
                      </ClaimedDraft>
                    )}
                  </Begun>
                )
              }
            </QueryBoundary>
          )
        }
      </QueryBoundary>
    </PortalPage>
  );
}

/** A post that nothing is published of: a new one, a copy of another, or one that was withdrawn. */
function NewPost(parts: { kind: StudioKind; categories: readonly Category[] }) {
  const { kind } = parts;
  const { state } = useLocation();
  const from = draftStateIn(state);
  const isCopy = from?.origin === 'copy';
  const post = useCall(isCopy ? getPost({ kindSlug: kind.slug, slug: from.slug }) : null);
  const candidates: readonly DraftPlace[] = from === null ? newDrafts(kind) : [{ kind, ...from }];
  const form = (copied?: PostDetail) => (
    <ClaimedDraft candidates={candidates} key={candidates.map(formNameOf).join()}>
      {(draft) => (
        <PostForm
          {...parts}
          key={formNameOf(draft)}
          begun={null}
          draft={draft}
          {...(copied && { copied })}
        />
      )}
    </ClaimedDraft>
  );
  if (!isCopy) return form();
  return (
    <QueryBoundary reading={post} label="Memuat tulisan" skeleton={<Skeleton height="40rem" />}>
      {(found) => form(found)}
    </QueryBoundary>
  );
}

interface BegunProps {
  kind: StudioKind;
  post: PostDetail;
  children: (begun: PostDetail, begin: (post: PostDetail) => void) => ReactNode;
}

/**
 * Holds on to the version that the writer began with, whatever the platform answers meanwhile. It begins
 * with the latest: what is kept may be from before the writer's own last change, which would refuse theirs.
 */
function Begun({ kind, post, children }: BegunProps) {
  const { cache } = useApp();
  const [hasAsked, setAsked] = useState(false);
  const [begun, begin] = useState<PostDetail | null>(null);
  const { slug } = post;
  useEffect(() => {
    let isHere = true;
    void cache.wait(getPost({ kindSlug: kind.slug, slug })).then(() => isHere && setAsked(true));
    return () => {
      isHere = false;
    };
  }, [cache, kind, slug]);
  if (begun !== null) return children(begun, begin);
  if (!hasAsked) return <Skeleton height="40rem" />;
  begin(post);
  return null;
}
