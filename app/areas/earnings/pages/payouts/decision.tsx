import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Payout } from '../../../../api/payout';
import { roleLabels } from '../../../../shell/session/role-labels';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { formatRupiah } from '../../../../ui/format';
import { DateText, MomentText } from '../../../../ui/value';
import { PayoutStatus } from '../../payout-status';
import { useStepFocus } from '../../use-step-focus';
import { Approval } from './approval';
import { decide } from './decide';
import styles from './decision.module.css';
import { type Decided, outcomeOf } from './outcome';
import { RejectForm } from './reject-form';
import { useMyName } from './use-my-name';

interface DecisionProps {
  payout: Payout;
  /** Whether the details take the focus, since they were asked for or come next. */
  takesFocus: boolean;
  onDone: (outcome: Decided) => void;
}

/** One payout with all there is to check, and the decision about it. */
export function Decision({ payout, takesFocus, onDone }: DecisionProps) {
  const { id, amount, fee, bank, accountNumber, accountName, requester, note } = payout;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section aria-labelledby={`penarikan-${id}`} className={styles.decision}>
      <Card className={styles.card ?? ''}>
        <header className={styles.head}>
          <h2 ref={heading} id={`penarikan-${id}`} tabIndex={-1}>
            {formatRupiah(amount)}
          </h2>
          <PayoutStatus status={payout.status} />
        </header>
        <dl className={styles.facts}>
          <Fact name="Diajukan oleh">
            {requester.name || 'Tidak diketahui'}
            {requester.role && <span>{roleLabels[requester.role]}</span>}
          </Fact>
          <Fact name="Ke rekening">
            {bank.name}
            <span>{accountNumber}</span>
          </Fact>
          <Fact name="Atas nama">
            {accountName}
            {isOther(accountName, requester.name) && (
              <span className={styles.odd}>Berbeda dengan nama akun</span>
            )}
          </Fact>
          {fee !== null && (
            <Fact name="Diterima">
              {formatRupiah(amount - fee)}
              <span>setelah biaya {formatRupiah(fee)}</span>
            </Fact>
          )}
          <Fact name="Diajukan pada">
            <MomentText value={payout.requestedAt} />
          </Fact>
          {payout.processedAt !== '' && (
            <Fact name="Diputuskan">
              <DateText value={payout.processedAt} />
              {payout.processedBy && <span>oleh {payout.processedBy}</span>}
            </Fact>
          )}
          {note !== '' && <Fact name="Alasan">{note}</Fact>}
        </dl>
        {payout.status === 'requested' && <Choices payout={payout} onDone={onDone} />}
      </Card>
    </section>
  );
}

/** Whether two names are told apart by more than case and spaces. */
function isOther(name: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  return other !== '' && plain(name) !== plain(other);
}

type Step = 'choose' | 'approve' | 'reject';

function Choices({ payout, onDone }: Pick<DecisionProps, 'payout' | 'onDone'>) {
  const [step, setStep] = useState<Step>('choose');
  const place = useStepFocus(step);
  return (
    <section ref={place} tabIndex={-1} aria-label={STEP_NAMES[step]}>
      <StepBody {...{ payout, onDone, step, setStep }} />
    </section>
  );
}

const STEP_NAMES: Readonly<Record<Step, string>> = {
  choose: 'Keputusan',
  approve: 'Setujui penarikan ini?',
  reject: 'Tolak penarikan ini',
};

type StepBodyProps = Pick<DecisionProps, 'payout' | 'onDone'> & {
  step: Step;
  setStep: (step: Step) => void;
};

function StepBody({ payout, onDone, step, setStep }: StepBodyProps) {
  const me = useMyName();
  const back = () => setStep('choose');
  if (step === 'approve') return <Approval payout={payout} onDone={onDone} onBack={back} />;
  if (step === 'reject') {
    return (
      <RejectForm
        name={`reject-${payout.id}`}
        question={`Tolak ${formatRupiah(payout.amount)} dari ${payout.requester.name || payout.accountName}? Uangnya kembali ke saldo pemohon, dengan alasan:`}
        onBack={back}
        send={async (reason, send) => {
          const answer = await decide(send, payout, { how: 'reject', reason }, me);
          const outcome = outcomeOf(answer, payout, 'ditolak');
          if (outcome) onDone(outcome);
          return answer;
        }}
      />
    );
  }
  return (
    <ActionRow>
      <Button icon="check" onClick={() => setStep('approve')}>
        Setujui
      </Button>
      <Button variant="secondary" icon="close" onClick={() => setStep('reject')}>
        Tolak
      </Button>
    </ActionRow>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
