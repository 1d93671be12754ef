import { useEffect } from 'react';
import { type Post, viewPost } from '../../api/post';
import { useApp } from '../../core/app-context';
import type { PostKind } from './post-kinds';

/** Counts one reading of the post that is shown. */
export function useViewCount({ slug: kindSlug }: PostKind, { slug }: Post): void {
  const { send } = useApp();
  useEffect(() => {
    if (slug !== '') void send(viewPost({ slug, kindSlug }));
  }, [send, slug, kindSlug]);
}
