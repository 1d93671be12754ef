/** What became of a payment: the platform's word, whatever the address claims. */
import { useEffect, useState } from 'react';
import type { Answer } from '../../api/answer';
import { getLearner } from '../../api/learner';
import { getPaymentCallback, getPaymentDetail, type Invoice } from '../../api/payment';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { LOADING, type QueryResult } from '../../data/query-result';
import { changedElsewhere } from '../../data/send-write';
import { numberIn, paymentState } from '../../sections/payment/outcome';

type Query = Readonly<Record<string, string>>;

/** One more asking; a quiet one shows nothing of itself and has nobody look anew. */
interface Attempt {
  readonly count: number;
  readonly isQuiet: boolean;
}

export interface Payment {
  readonly reading: QueryResult<Invoice>;
  /** Asks again without showing that it does. */
  readonly look: () => void;
}

/**
 * Asks what became of the visitor's own invoice that an address names. Whom the payment site has just
 * sent back has the platform look at it anew first.
 */
export function usePayment(query: Query, returned: boolean): Payment {
  const app = useApp();
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState<Answer<Invoice> | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, isQuiet: false });
  const [isFetching, setAsking] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (!attempt.isQuiet) setAsking(true);
    void check(app, JSON.parse(key), returned && !attempt.isQuiet).then((checked) => {
      if (!isCurrent) return;
      // What nobody has asked for takes nothing away that is in sight.
      setAnswer((shown) => (attempt.isQuiet && !checked.status ? (shown ?? checked) : checked));
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [app, key, returned, attempt]);
  const ask = (isQuiet: boolean) => setAttempt(({ count }) => ({ count: count + 1, isQuiet }));
  return { reading: readingOf(answer, isFetching, () => ask(false)), look: () => ask(true) };
}

function readingOf(
  answer: Answer<Invoice> | null,
  isFetching: boolean,
  retry: () => void,
): QueryResult<Invoice> {
  if (answer === null) return LOADING;
  if (!answer.status) return { status: 'failed', problem: answer, isFetching, retry };
  return { status: 'ready', data: answer.data, isOld: false, problem: null, isFetching, retry };
}

async function check(app: App, query: Query, returned: boolean): Promise<Answer<Invoice>> {
  // A platform that cannot look anew still knows what it knew.
  const isAnew = returned && (await app.send(getPaymentCallback(query))).status;
  const answer = await app.send(getPaymentDetail(numberIn(query)));
  // What was just paid for is not in what the browser knows of the visitor. A first answer is waited for,
  // so that nobody is told for a moment that what they have is still on its way.
  const isPaid = answer.status && paymentState(answer.data.status) === 'paid';
  if (isPaid && !isAnew) changedElsewhere(app.cache, getLearner());
  if (isPaid) await app.cache.wait(getLearner());
  return answer;
}
