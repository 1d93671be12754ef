import { useEffect, useState } from 'react';
import { getMe, type User } from '../../api/user';
import { useApp } from '../../core/app-context';
import { LOADING, type QueryResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { useSignedIn } from './session';
import { settleVisitor } from './who';

/** Who is signed in, which is only asked when somebody is; null for nobody. */
export function useWho(): QueryResult<User> | null {
  const app = useApp();
  const isSignedIn = useSignedIn();
  const answered = useCall(isSignedIn ? getMe() : null);
  const [who, setWho] = useState<QueryResult<User>>(LOADING);
  useEffect(() => {
    let isCurrent = true;
    void settleVisitor(app, answered).then((isSettled) => {
      if (isCurrent && isSettled) setWho(answered);
    });
    return () => {
      isCurrent = false;
    };
  }, [app, answered]);
  const isNobody = who.status === 'failed' && who.problem.code === 401;
  return isSignedIn && !isNobody ? who : null;
}
