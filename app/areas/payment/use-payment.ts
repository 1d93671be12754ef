/** What became of a payment: the platform's word, whatever the address claims. */
import { useEffect, useState } from 'react';
import type { Answer } from '../../api/answer';
import { getLearner } from '../../api/learner';
import { getPaymentCallback, getPaymentDetail, type Invoice } from '../../api/payment';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { LOADING, type Reading } from '../../data/reading';
import { changedElsewhere } from '../../data/send-write';
import { numberIn, paymentState } from './outcome';

type Query = Readonly<Record<string, string>>;

/**
 * Asks what became of the visitor's own invoice that an address names. Whom the payment site has just
 * sent back has the platform look at it anew first.
 */
export function usePayment(query: Query, returned: boolean): Reading<Invoice> {
  const app = useApp();
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState<Answer<Invoice> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    let isCurrent = true;
    setAsking(true);
    void check(app, JSON.parse(key), returned).then((checked) => {
      if (!isCurrent) return;
      setAnswer(checked);
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [app, key, returned, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (answer === null) return LOADING;
  if (!answer.status) return { status: 'failed', problem: answer, isAsking, retry };
  return { status: 'ready', data: answer.data, isOld: false, problem: null, isAsking, retry };
}

async function check(app: App, query: Query, returned: boolean): Promise<Answer<Invoice>> {
  // A platform that cannot look anew still knows what it knew.
  const isAnew = returned && (await app.send(getPaymentCallback(query))).status;
  const answer = await app.send(getPaymentDetail(numberIn(query)));
  // What was just paid for is not in what the browser knows of the visitor.
  const isPaid = answer.status && paymentState(answer.data.status) === 'paid';
  if (isPaid && !isAnew) changedElsewhere(app.cache, getLearner());
  return answer;
}
