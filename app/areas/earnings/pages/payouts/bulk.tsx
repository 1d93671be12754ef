import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../../api/answer';
import type { Payout } from '../../../../api/payout';
import { useApp } from '../../../../core/app-context';
import { pagePath } from '../../../../router/page-table';
import { useWayOn } from '../../../../router/use-way-on';
import { failureText } from '../../../../sections/forms/failure-text';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { formatNumber } from '../../../../ui/format';
import { useStepFocus } from '../../use-step-focus';
import styles from './bulk.module.css';
import { decide as decideOne, type Verdict } from './decide';
import { allText, type DecidedAll, decideAll, sumText } from './decide-all';
import type { Decided } from './outcome';
import { RejectForm } from './reject-form';
import { useMyName } from './use-my-name';

interface BulkProps {
  /** What is picked, the oldest first. */
  picked: readonly Payout[];
  /** Told what came of it, and what is still to be decided. */
  onDone: (outcome: Decided, left: readonly Payout[]) => void;
  onClear: () => void;
}

type Step = 'choose' | 'approve' | 'reject';

/** One decision about several payouts: how many and how much, a second look, and then one by one. */
export function Bulk({ picked, onDone, onClear }: BulkProps) {
  const [step, setStep] = useState<Step>('choose');
  const { isBusy, decide } = useDecideAll(picked, onDone);
  const place = useStepFocus(step);
  const back = () => setStep('choose');
  const what = `${formatNumber(picked.length)} penarikan, ${sumText(picked)}`;
  return (
    <section ref={place} tabIndex={-1} aria-label="Keputusan untuk yang terpilih">
      <Card className={styles.bulk ?? ''}>
        {step === 'choose' && (
          <>
            <p role="status">
              <strong>{what}</strong> terpilih
            </p>
            <ActionRow>
              <Button icon="check" onClick={() => setStep('approve')}>
                Setujui yang terpilih
              </Button>
              <Button variant="secondary" icon="close" onClick={() => setStep('reject')}>
                Tolak yang terpilih
              </Button>
              <Button variant="ghost" onClick={onClear}>
                Batalkan pilihan
              </Button>
            </ActionRow>
          </>
        )}
        {step === 'approve' && (
          <>
            <p>
              Setujui <strong>{what}</strong>? Setelah disetujui, keputusan ini tidak bisa ditarik
              kembali.
            </p>
            <Names payouts={picked} />
            <ActionRow>
              <Button loading={isBusy} onClick={() => void decide('disetujui', { how: 'approve' })}>
                Ya, setujui semuanya
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={back}>
                Kembali
              </Button>
            </ActionRow>
          </>
        )}
        {step === 'reject' && (
          <>
            <Names payouts={picked} />
            <RejectForm
              name="reject-many"
              question={`Tolak ${what}? Uangnya kembali ke saldo tiap pemohon, dengan alasan:`}
              onBack={back}
              send={async (reason) => {
                const all = await decide('ditolak', { how: 'reject', reason });
                return answerOf(all);
              }}
            />
          </>
        )}
      </Card>
    </section>
  );
}

/** What the form of a rejection is told: the failure that stopped it, where one did. */
function answerOf(all: DecidedAll | null): Answer<unknown> {
  if (all?.left.length === 0) return { status: true, message: '', data: null, code: 200 };
  if (all?.failure) return all.failure;
  throw new Error('No answer has come');
}

function Names({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <ul className={styles.names}>
      {payouts.map((payout) => (
        <li key={payout.id}>
          {payout.requester.name || payout.accountName}: {sumText([payout])}
        </li>
      ))}
    </ul>
  );
}

function useDecideAll(picked: readonly Payout[], onDone: BulkProps['onDone']) {
  const { send } = useApp();
  const me = useMyName();
  const way = useWayOn();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const decide = async (what: string, verdict: Verdict) => {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    const all = await decideAll(
      picked,
      (payout) => decideOne(send, payout, verdict, me).catch(() => null),
      () => isGone.current,
    );
    isSending.current = false;
    const failure = failureText(all.failure);
    if (isGone.current) {
      const { text } = allText(all, what, failure, 'masih menunggu');
      way.tellElsewhere({ text, link: { label: 'Lihat penarikan', to: pagePath('payouts') } });
      return all;
    }
    setBusy(false);
    onDone(allText(all, what, failure), all.left);
    return all;
  };
  return { isBusy, decide };
}
