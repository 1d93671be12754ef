/**
 * One tab writes a draft at a time: what another one keeps in memory would be written over it with each
 * letter. A new post takes the next draft that is free; a draft that is open elsewhere is asked about.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { type DraftPlace, formNameOf } from '../../../../sections/studio/drafts';
import { Button } from '../../../../ui/button';
import { EmptyState, Skeleton } from '../../../../ui/feedback';

interface ClaimedDraftProps {
  /** The drafts that will do, the first that is free is taken. */
  candidates: readonly DraftPlace[];
  children: (draft: DraftPlace) => ReactNode;
}

type Claim =
  | { readonly state: 'waiting' | 'elsewhere' }
  | { readonly state: 'held'; readonly draft: DraftPlace };

/** Shows what writes a draft once this tab is the one that does. */
export function ClaimedDraft({ candidates, children }: ClaimedDraftProps) {
  const { boot, work } = useApp();
  const [claim, setClaim] = useState<Claim>({ state: 'waiting' });
  const [isTakingOver, takeOver] = useState(false);
  const names = candidates.map(formNameOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the drafts.
  useEffect(() => {
    const leaving = new AbortController();
    const lockOf = (draft: DraftPlace) =>
      `${boot.tenant.key}:${work.owner() ?? ''}:${formNameOf(draft)}`;
    const lose = () => {
      if (leaving.signal.aborted) return;
      takeOver(false);
      setClaim({ state: 'elsewhere' });
    };
    const find = async () => {
      for (const draft of candidates) {
        const isHeld = await holdLock(lockOf(draft), { isTakingOver, lose, leaving });
        if (leaving.signal.aborted) return;
        if (isHeld) return setClaim({ state: 'held', draft });
      }
      setClaim({ state: 'elsewhere' });
    };
    void find();
    return () => leaving.abort();
  }, [names, isTakingOver, boot, work]);
  if (claim.state === 'waiting') return <Skeleton height="40rem" />;
  if (claim.state === 'held') return children(claim.draft);
  return (
    <EmptyState
      title="Tulisan ini sedang terbuka di tab lain"
      action={<Button onClick={() => takeOver(true)}>Lanjutkan di sini</Button>}
    >
      Supaya tidak saling menimpa, draf hanya bisa ditulis di satu tab.
    </EmptyState>
  );
}

interface Holding {
  /** Whether the tab that has it loses it. */
  readonly isTakingOver: boolean;
  /** Told when another tab has taken it over. */
  readonly lose: () => void;
  readonly leaving: AbortController;
}

/** Holds a lock of the origin until `leaving` is aborted; false where another tab has it. */
function holdLock(name: string, { isTakingOver, lose, leaving }: Holding): Promise<boolean> {
  // Without https there are no locks.
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null || leaving.signal.aborted) return;
      return new Promise<void>((release) => {
        leaving.signal.addEventListener('abort', () => release());
      });
    };
    const options = isTakingOver ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(name, options, hold).catch(() => {
      resolve(false);
      lose();
    });
  });
}
