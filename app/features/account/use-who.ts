import { useEffect, useState } from 'react';
import type { User } from '../../api/user';
import { useApp } from '../../app-context';
import { useSignedIn } from './session';
import { createVisitor } from './who';

/** Where the question who is signed in stands. `nobody` is the platform's word, `failed` is no word at all. */
export type Who =
  | { readonly phase: 'asking' }
  | { readonly phase: 'somebody'; readonly user: User }
  | { readonly phase: 'nobody' }
  | { readonly phase: 'failed' };

const NOBODY: Who = { phase: 'nobody' };
const ASKING: Who = { phase: 'asking' };

/** Asks who is signed in, if anybody is, and asks again when `attempt` changes. */
export function useWho(attempt = 0): Who {
  const visitor = useApp().of(createVisitor);
  const isSignedIn = useSignedIn();
  const [who, setWho] = useState(ASKING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (!isSignedIn) {
      visitor.forget();
      setWho(ASKING);
      return;
    }
    let isCurrent = true;
    visitor.who().then(
      (answer) => {
        if (!isCurrent) return;
        if (answer.status) setWho({ phase: 'somebody', user: answer.data });
        else setWho({ phase: answer.code === 401 ? 'nobody' : 'failed' });
      },
      () => isCurrent && setWho({ phase: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isSignedIn, visitor]);
  return isSignedIn ? who : NOBODY;
}
