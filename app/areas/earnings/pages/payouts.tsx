import { useState } from 'react';
import { LARGE_PAGE, pageOf } from '../../../api/page';
import { listPayouts } from '../../../api/payout';
import { mapResult } from '../../../data/query-result';
import { useCall, useKeepPreviousData } from '../../../data/use-call';
import { useEveryPage } from '../../../data/use-every-page';
import { useFresh } from '../../../data/use-look-again';
import { usePageQuery } from '../../../router/page-query';
import { Failure } from '../../../sections/forms/failure';
import { PortalPage } from '../../../sections/portal/portal-page';
import { Notice } from '../../../ui/feedback';
import { ALL_STATES, DECIDED, payoutHref, payoutQueryOf } from '../payout-query';
import { PAYOUT_STATES, payoutStateLabel } from '../payout-status';
import { PayoutTools } from '../payout-tools';
import { DecisionLog } from './payouts/decision-log';
import { oldestFirst } from './payouts/oldest-first';
import type { Decided } from './payouts/outcome';
import { Queue, type QueueProps } from './payouts/queue';

/** The state that the queue is of. */
const WAITING = 'requested';

const states = [
  { status: '', label: payoutStateLabel(WAITING) },
  ...PAYOUT_STATES.filter((status) => status !== WAITING).map((status) => ({
    status,
    label: payoutStateLabel(status),
  })),
  { status: ALL_STATES, label: 'Semua' },
  { status: DECIDED, label: 'Riwayat keputusan' },
];

/** The payouts that wait for a decision, the oldest first; and those that were decided. */
export default function PayoutsPage() {
  const query = payoutQueryOf(usePageQuery(), [DECIDED]);
  useFresh([listPayouts()]);
  const [outcome, setOutcome] = useState<Decided | null>(null);
  const status = query.status === ALL_STATES ? '' : query.status || WAITING;
  const parts = { query, outcome, onOutcome: setOutcome };
  return (
    <PortalPage
      title="Penarikan"
      lead="Dari yang paling lama menunggu. Periksa jumlah, rekening, dan pemiliknya; yang mengajukan melihat keputusanmu."
    >
      <PayoutTools query={query} states={states} />
      {outcome && (
        <Notice tone={outcome.tone}>
          <Failure text={outcome.text} />
        </Notice>
      )}
      {status === WAITING && <Waiting {...parts} />}
      {status === DECIDED && <DecisionLog query={query} />}
      {status !== WAITING && status !== DECIDED && <History {...parts} status={status} />}
    </PortalPage>
  );
}

type Parts = Omit<QueueProps, 'reading' | 'canPick'>;

/** Those that wait, put in order here: the platform gives the newest first. */
function Waiting(parts: Parts) {
  const { search, bank, page } = parts.query;
  const all = useEveryPage((paging) => listPayouts({ ...paging, search, bank, status: WAITING }));
  const reading = mapResult(all, (payouts) => pageOf(oldestFirst(payouts), page, LARGE_PAGE));
  return (
    <Queue {...parts} canPick reading={useKeepPreviousData(payoutHref(parts.query), reading)} />
  );
}

/** Those of another state, as the platform has them: what was decided, when and by whom. */
function History({ status, ...parts }: Parts & { status: string }) {
  const { search, bank, page } = parts.query;
  const call = listPayouts({ page, search, bank, status });
  return <Queue {...parts} reading={useKeepPreviousData(call.address, useCall(call))} />;
}
