import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Page } from '../../../../api/page';
import type { Payout } from '../../../../api/payout';
import type { QueryResult } from '../../../../data/query-result';
import { usePageQuery } from '../../../../router/page-query';
import { useWayOn } from '../../../../router/use-way-on';
import { ListSummary, PagedList, WayOut } from '../../../../sections/lists/list-results';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { type PayoutQuery, payoutHref } from '../../payout-query';
import styles from '../payouts.module.css';
import { AskedPayout } from './asked-payout';
import { Bulk } from './bulk';
import { Decision } from './decision';
import { oldestFirst } from './oldest-first';
import { nextOpen, openIn } from './open-payout';
import type { Decided } from './outcome';
import { QueueList } from './queue-list';

export interface QueueProps {
  query: PayoutQuery;
  reading: QueryResult<Page<Payout>>;
  /** Whether several can be decided at once. */
  canPick?: boolean;
  /** What has become of the last decision. */
  outcome: Decided | null;
  onOutcome: (outcome: Decided) => void;
}

/** A page of payouts beside the one of them that is open. */
export function Queue({ query, reading, canPick, outcome, onOutcome }: QueueProps) {
  const way = useWayOn();
  const { open: openId } = usePageQuery();
  // Whole payouts: what is decided leaves the list while others of them are still being sent.
  const [picked, setPicked] = useState<readonly Payout[]>([]);
  const onPage = reading.status === 'ready' ? reading.data.items : [];
  const hrefOf = ({ id }: Pick<Payout, 'id'>) => {
    const params = new URLSearchParams(payoutHref(query, query));
    params.set('open', id);
    return `?${params}`;
  };
  const list = payoutHref(query, query);
  const goOn = (items: readonly Payout[], done: Payout, result: Decided) => {
    onOutcome(result);
    // What is decided by itself is no part of a decision about several any more.
    setPicked((now) => now.filter(({ id }) => id !== done.id));
    const next = nextOpen(items, done);
    const to = next ? hrefOf(next) : list;
    way.go(to, { replace: true, preventScrollReset: true });
    way.tellElsewhere({ text: result.text });
  };
  const asked = openId !== undefined && (
    <AskedPayout key={openId} id={openId} back={list}>
      {(payout) => (
        <Decision payout={payout} takesFocus onDone={(result) => goOn([], payout, result)} />
      )}
    </AskedPayout>
  );
  const { search, bank, status, page } = query;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.summary}>
          <ListSummary reading={reading} noun="penarikan" />
        </p>
        {canPick && onPage.length > 1 && picked.length === 0 && (
          <Button size="small" variant="ghost" onClick={() => setPicked(onPage)}>
            Pilih semua di halaman ini
          </Button>
        )}
      </div>
      {picked.length > 0 && (
        <Bulk
          picked={picked}
          onClear={() => setPicked([])}
          onDone={(result, left) => {
            setPicked(left);
            onOutcome(result);
          }}
        />
      )}
      <PagedList
        reading={reading}
        asked={page}
        noun="penarikan"
        skeleton={<Skeleton height="28rem" />}
        hrefOf={(to) => payoutHref(query, { page: to })}
        nothing={
          asked || (
            <Next takesFocus={outcome !== null}>
              <Nothing isNarrowed={search + bank + status !== ''} />
            </Next>
          )
        }
      >
        {({ items }) => {
          const open = openIn(items, openId);
          return (
            <div className={styles.desk}>
              <Card className={styles.queue ?? ''}>
                <QueueList
                  payouts={items}
                  openId={open?.id}
                  hrefOf={hrefOf}
                  {...(canPick && {
                    picking: {
                      picked: new Set(picked.map(({ id }) => id)),
                      onPick: (payout) => setPicked((now) => withToggled(now, payout)),
                    },
                  })}
                />
              </Card>
              {open === undefined ? (
                asked
              ) : (
                <Decision
                  key={open.id}
                  payout={open}
                  takesFocus={outcome !== null || openId !== undefined}
                  onDone={(result) => goOn(items, open, result)}
                />
              )}
            </div>
          );
        }}
      </PagedList>
    </>
  );
}

/** The picked ones with one more or, where it is among them, without it; the oldest first. */
function withToggled(picked: readonly Payout[], one: Payout): readonly Payout[] {
  const others = picked.filter(({ id }) => id !== one.id);
  return others.length < picked.length ? others : oldestFirst([...picked, one]);
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

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return <WayOut title="Tidak ada penarikan yang cocok" to="?" label="Lihat antrean" />;
  }
  return (
    <EmptyState title="Antrean kosong">Semua penarikan sudah diputuskan. Kerja bagus.</EmptyState>
  );
}
