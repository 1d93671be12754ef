import { useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { useWayOn } from '../../../../router/use-way-on';
import { switchOver } from '../../../../shell/session/leaving';
import { useWho } from '../../../../shell/session/use-who';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/feedback';
import { SwitchPanel } from './switch-panel';

interface SwitchQuestionProps {
  /** Who was chosen at the account site; may be empty. */
  name: string;
}

/** Asks who is signed in whether somebody else shall take their place. */
export function SwitchQuestion({ name }: SwitchQuestionProps) {
  const app = useApp();
  const way = useWayOn();
  const who = useWho();
  const [state, setState] = useState<'asking' | 'switching' | 'failed'>('asking');
  const present = (who?.status === 'ready' && who.data.name) || 'akun lain';
  const confirm = async () => {
    setState('switching');
    const to = await switchOver(app);
    if (to === null) setState('failed');
    else way.renew(to);
  };
  const problem = (
    <div role="status">
      {state === 'failed' && (
        <Notice tone="danger">
          Akun belum bisa diganti. Mungkin waktunya habis: keluar dulu, lalu masuk lagi.
        </Notice>
      )}
    </div>
  );
  return (
    <SwitchPanel present={present} name={name} problem={problem}>
      {(text) => (
        <Button
          size="large"
          variant="secondary"
          loading={state === 'switching'}
          onClick={() => void confirm()}
        >
          {text}
        </Button>
      )}
    </SwitchPanel>
  );
}
