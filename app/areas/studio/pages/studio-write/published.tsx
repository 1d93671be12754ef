import { type ReactNode, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation } from 'react-router';
import * as v from 'valibot';
import type { PostDetail } from '../../../../api/post';
import { flag } from '../../../../api/schemas';
import { useNow } from '../../../../core/hydration/live';
import { object } from '../../../../core/schema';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { publicPath, type StudioKind } from '../../../../sections/studio/studio-kinds';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { MomentText } from '../../../../ui/value';
import { isToCome } from '../../schedule';
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
  /** The moment to come that was asked for; empty for at once. */
  wanted?: string;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** A post that is published or waits for its moment, and the ways on from it. */
export function Published({ kind, item, wanted = '', children }: PublishedProps) {
  const now = useNow();
  const waits = isToCome(item.publishedAt, now);
  const path = publicPath(kind, item, usePageSet());
  const shown = wanted === '' && !waits && path;
  return (
    <>
      <h2>
        {item.title} {titleOf(waits, wanted)}
      </h2>
      {waits && (
        <p>
          Terjadwal <MomentText value={item.publishedAt} />. Sampai waktunya pembaca belum
          melihatnya; jadwalnya bisa diubah atau ditarik dari studio.
        </p>
      )}
      {!waits && wanted === '' && (
        <p>Pembaca melihatnya di halamannya dan di daftar {kind.label.toLowerCase()}.</p>
      )}
      {!waits && wanted !== '' && (
        <Notice tone="warning">
          {item.publishedAt === ''
            ? 'Platform belum menjawab kapan tulisan ini terbit. Periksa jadwalnya di studio.'
            : 'Platform tidak menyimpan jadwalnya: tulisan ini terbit sekarang juga. Tarik dari studio kalau belum boleh dibaca.'}
        </Notice>
      )}
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

function titleOf(waits: boolean, wanted: string): string {
  if (waits) return 'dijadwalkan';
  return wanted === '' ? 'sudah terbit' : 'sudah terkirim';
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
