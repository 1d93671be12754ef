import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listPayouts, type Payout } from '../api/payout';
import { useApp } from '../app-context';
import { useCall, useHeld } from '../data/use-call';
import { EmptyPage, ListSummary, PagedList, WayOut } from '../features/listing/list-results';
import { payoutHref, payoutQueryOf } from '../features/payouts/payout-query';
import { PAYOUT_STATES, payoutStateLabel } from '../features/payouts/payout-status';
import { PayoutTools } from '../features/payouts/payout-tools';
import { PortalPage } from '../features/portal/portal-page';
import { usePageQuery } from '../route/page-calls';
import { Card } from '../ui/card';
import { EmptyState, Notice, Skeleton } from '../ui/feedback';
import { Decision } from './payouts/decision';
import type { Outcome } from './payouts/outcome';
import { QueueList } from './payouts/queue-list';
import styles from './payouts.module.css';

/** The state that the queue is of. */
const WAITING = 'requested';

const states = [
  { status: '', label: payoutStateLabel(WAITING) },
  ...PAYOUT_STATES.filter((status) => status !== WAITING).map((status) => ({
    status,
    label: payoutStateLabel(status),
  })),
  { status: 'all', label: 'Semua' },
];

/** The payouts that wait for a decision, one after the other. */
export default function PayoutsPage() {
  const { cache } = useApp();
  const navigate = useNavigate();
  const page = usePageQuery();
  const query = payoutQueryOf(page);
  const { search, bank } = query;
  const status = query.status === 'all' ? '' : query.status || WAITING;
  const call = listPayouts({ page: query.page, search, bank, status });
  const reading = useHeld(call.address, useCall(call));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const hrefOf = ({ id }: Pick<Payout, 'id'>) => {
    const params = new URLSearchParams(payoutHref(query, query));
    params.set('open', id);
    return `?${params}`;
  };
  const goOn = (items: readonly Payout[], done: Payout, result: Outcome) => {
    setOutcome(result);
    const next = items[items.findIndex(({ id }) => id === done.id) + 1];
    const to = next ? hrefOf(next) : payoutHref(query, query);
    void navigate(to, { replace: true, preventScrollReset: true });
    cache.expire();
    cache.refresh(call);
  };

  return (
    <PortalPage
      title="Penarikan"
      lead="Periksa satu per satu: jumlah, rekening, dan pemiliknya. Yang mengajukan melihat keputusanmu."
    >
      <PayoutTools query={query} states={states} />
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <p className={styles.summary}>
        <ListSummary reading={reading} noun="penarikan" />
      </p>
      <PagedList
        reading={reading}
        noun="penarikan"
        skeleton={<Skeleton height="28rem" />}
        hrefOf={(to) => payoutHref(query, { page: to })}
        nothing={
          <Next takesFocus={outcome !== null}>
            <Nothing page={query.page} isNarrowed={search + bank + query.status !== ''} />
          </Next>
        }
      >
        {({ items }) => {
          const open = items.find(({ id }) => id === page.open) ?? items[0];
          return (
            <div className={styles.desk}>
              <Card className={styles.queue ?? ''}>
                <QueueList payouts={items} openId={open?.id} hrefOf={hrefOf} />
              </Card>
              {open && (
                <Decision
                  key={open.id}
                  payout={open}
                  takesFocus={outcome !== null || page.open !== undefined}
                  onDone={(result) => goOn(items, open, result)}
                />
              )}
            </div>
          );
        }}
      </PagedList>
    </PortalPage>
  );
}

/** What comes after the last decision, in the place of one: nobody is left where that was. */
function Next({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
}

function Nothing({ page, isNarrowed }: { page: number; isNarrowed: boolean }) {
  if (page > 1) return <EmptyPage to="?" />;
  if (isNarrowed) {
    return <WayOut title="Tidak ada penarikan yang cocok" to="?" label="Lihat antrean" />;
  }
  return (
    <EmptyState title="Antrean kosong">Semua penarikan sudah diputuskan. Kerja bagus.</EmptyState>
  );
}
