import { useEffect } from 'react';
import { getMe, type User } from '../../api/user';
import { useApp } from '../../app-context';
import type { Reading } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { useSignedIn } from './session';
import { settleVisitor } from './who';

/** Who is signed in, which is only asked when somebody is; null for nobody. */
export function useWho(): Reading<User> | null {
  const app = useApp();
  const isSignedIn = useSignedIn();
  const who = useCall(isSignedIn ? getMe() : null);
  useEffect(() => void settleVisitor(app, who), [app, who]);
  const isNobody = who.status === 'failed' && who.problem.code === 401;
  return isSignedIn && !isNobody ? who : null;
}
