import { useRef, useState } from 'react';
import type { Payout } from '../../../../api/payout';
import { useApp } from '../../../../core/app-context';
import { Failure } from '../../../../sections/forms/failure';
import { failureText } from '../../../../sections/forms/failure-text';
import { Button } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { formatRupiah } from '../../../../ui/format';
import { decide } from './decide';
import styles from './decision.module.css';
import { type Decided, outcomeOf } from './outcome';
import { useMyName } from './use-my-name';

interface ApprovalProps {
  payout: Payout;
  onDone: (outcome: Decided) => void;
  onBack: () => void;
}

/** The second look before money goes out. */
export function Approval({ payout, onDone, onBack }: ApprovalProps) {
  const { send } = useApp();
  const me = useMyName();
  const [state, setState] = useState<{ isSending: boolean; failure: string }>(IDLE);
  const isSending = useRef(false);
  const approve = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isSending: true, failure: '' });
    const answer = await decide(send, payout, { how: 'approve' }, me).catch(() => null);
    isSending.current = false;
    const outcome = answer && outcomeOf(answer, payout, 'disetujui');
    if (outcome) onDone(outcome);
    else if (!answer?.status) {
      setState({ isSending: false, failure: failureText(answer) });
    }
  };
  return (
    <div className={styles.look}>
      <p>
        Setujui <strong>{formatRupiah(payout.amount)}</strong> ke {payout.bank.name}{' '}
        {payout.accountNumber} atas nama <strong>{payout.accountName}</strong>? Setelah disetujui,
        keputusan ini tidak bisa ditarik kembali.
      </p>
      {state.failure !== '' && (
        <Notice tone="danger">
          <Failure text={state.failure} />
        </Notice>
      )}
      <ActionRow>
        <Button loading={state.isSending} onClick={approve}>
          Ya, setujui
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
      </ActionRow>
    </div>
  );
}

const IDLE = { isSending: false, failure: '' };
