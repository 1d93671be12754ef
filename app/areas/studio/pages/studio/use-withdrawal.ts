import { useState } from 'react';
import { getPost } from '../../../../api/post';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { failureText } from '../../../../sections/forms/failure-text';
import { dropDraft, formNameOf, putDraft } from '../../../../sections/studio/drafts';
import type { StudioKind } from '../../../../sections/studio/studio-kinds';
import { initialPost } from '../../post-fields';

/** Keeping a post as a draft before it goes off its page: the platform has no post that is not published. */
export interface Withdrawal {
  /** Changes with each draft that is kept or forgotten. */
  readonly count: number;
  /** Keeps the post of that slug; gives why it could not, or nothing. Nothing may be deleted then. */
  keep(slug: string): Promise<string>;
  forget(slug: string): void;
}

/** For posts of a kind. */
export function useWithdrawal(kind: StudioKind): Withdrawal {
  const { send, work } = useApp();
  const [count, setCount] = useState(0);
  const nameOf = (slug: string) => formNameOf({ kind, origin: 'withdrawn', slug });
  return {
    count,
    async keep(slug) {
      const answer = await send(getPost({ kindSlug: kind.slug, slug })).catch(() => null);
      if (!answer?.status) return failureText(answer);
      const { revision: _, ...values } = initialPost(answer.data);
      if (!putDraft(work, nameOf(slug), values, clock.date().toISOString())) {
        return 'Peramban ini tidak punya ruang untuk drafnya, jadi tulisannya dibiarkan terbit.';
      }
      setCount((before) => before + 1);
      return '';
    },
    forget(slug) {
      dropDraft(work, nameOf(slug));
      setCount((before) => before + 1);
    },
  };
}
