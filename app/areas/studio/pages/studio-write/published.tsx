import { type ReactNode, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation } from 'react-router';
import * as v from 'valibot';
import type { PostDetail } from '../../../../api/post';
import { flag } from '../../../../api/schemas';
import { object } from '../../../../core/schema';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { publicPath, type StudioKind } from '../../../../sections/studio/studio-kinds';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import styles from './published.module.css';

const arrival = v.fallback(object({ isPublished: flag }), {
  isPublished: false,
});

/** The way to a post whose address has changed, once it is published there. */
export function publishedAt(kind: StudioKind, slug: string): [to: string, NavigateOptions] {
  const to = pagePath('studio-write', { kind: kind.slug, slug });
  return [to, { replace: true, state: { isPublished: true } }];
}

/** Whether the visitor has come here by publishing under this address. */
export function useIsPublished(): boolean {
  return v.parse(arrival, useLocation().state).isPublished;
}

interface PublishedProps {
  kind: StudioKind;
  item: PostDetail;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** A post that is published, and the ways on from it. */
export function Published({ kind, item, children }: PublishedProps) {
  const shown = publicPath(kind, item, usePageSet());
  return (
    <>
      <h2>{item.title} sudah terbit</h2>
      <p>Pembaca melihatnya di halamannya dan di daftar {kind.label.toLowerCase()}.</p>
      {children}
      <ActionRow>
        {shown && <ButtonLink to={shown}>Lihat halamannya</ButtonLink>}
        <ButtonLink variant="secondary" to={`${pagePath('studio')}?kind=${kind.slug}`}>
          Ke studio
        </ButtonLink>
      </ActionRow>
    </>
  );
}

/** The same on the page of its new address, where it takes the focus. */
export function PublishedHere({ kind, item }: { kind: StudioKind; item: PostDetail }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.here}>
      <Published kind={kind} item={item}>
        <p>
          Alamatnya sekarang <strong>{item.slug}</strong>.
        </p>
      </Published>
      <ButtonLink
        variant="ghost"
        replace
        to={pagePath('studio-write', { kind: kind.slug, slug: item.slug })}
      >
        Sunting lagi
      </ButtonLink>
    </div>
  );
}
