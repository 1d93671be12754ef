/** What became of a payment: the platform's word, whatever the address claims. */
import { useEffect, useState } from 'react';
import type { Answer } from '../../api/answer';
import { getLearner } from '../../api/learner';
import {
  getPaymentCallback,
  getPaymentDetail,
  type Invoice,
  sendPaymentCallback,
} from '../../api/payment';
import type { App } from '../../app';
import { useApp } from '../../app-context';
import { LOADING, type Reading } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { useIsLive } from '../../live';
import { useSignedIn } from '../account/session';
import { numberIn, paymentState, saysHow } from './outcome';

type Query = Readonly<Record<string, string>>;

/**
 * Asks what became of the invoice that an address names. Who is signed in is answered by their own
 * invoice; the payment site's word is handed on before, and is not believed here. Who is not is told
 * no more than the invoice's state.
 */
export function usePayment(query: Query | null): Reading<Invoice> {
  const isLive = useIsLive();
  const isSignedIn = useSignedIn();
  const told = useCall(isLive && !isSignedIn && query !== null ? getPaymentCallback(query) : null);
  const own = useOwnPayment(isSignedIn ? query : null);
  return isSignedIn ? own : told;
}

function useOwnPayment(query: Query | null): Reading<Invoice> {
  const app = useApp();
  const key = query === null ? null : JSON.stringify(query);
  const [answer, setAnswer] = useState<Answer<Invoice> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    setAsking(true);
    void check(app, JSON.parse(key)).then((checked) => {
      if (!isCurrent) return;
      setAnswer(checked);
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [app, key, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (answer === null) return LOADING;
  if (!answer.status) return { status: 'failed', problem: answer, isAsking, retry };
  return { status: 'ready', data: answer.data, isOld: false, problem: null, isAsking, retry };
}

async function check(app: App, query: Query): Promise<Answer<Invoice>> {
  // What the payment site says is the platform's to weigh: a word it does not take changes nothing.
  if (saysHow(query)) await app.send(sendPaymentCallback(query));
  const answer = await app.send(getPaymentDetail(numberIn(query)));
  // What was just paid for is not in what the browser knows of the visitor.
  if (answer.status && paymentState(answer.data.status) === 'paid') app.cache.refresh(getLearner());
  return answer;
}
