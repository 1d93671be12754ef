import { useState } from 'react';
import { useApp } from '../../app-context';
import { createSession } from '../../features/account/session';
import { useWho } from '../../features/account/use-who';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { StatusPanel } from '../../ui/status-panel';

interface SwitchQuestionProps {
  /** Who was chosen at the account site; may be empty. */
  name: string;
}

/** Asks who is signed in whether somebody else shall take their place. */
export function SwitchQuestion({ name }: SwitchQuestionProps) {
  const session = useApp().of(createSession);
  const who = useWho();
  const [state, setState] = useState<'asking' | 'switching' | 'failed'>('asking');
  const present = (who?.status === 'ready' && who.data.name) || 'akun lain';
  // Another person's choice of words: the marks keep it from reading as ours.
  const next = name ? `“${name}”` : 'akun yang baru';
  const switchOver = async () => {
    setState('switching');
    const to = await session.switchOver();
    if (to === null) setState('failed');
    else location.replace(to);
  };
  return (
    <StatusPanel
      tone="waiting"
      icon="user"
      title={`Kamu sudah masuk sebagai ${present}`}
      text={`Di situs akun baru saja dipilih ${next}. Kalau bukan kamu yang memilihnya, tetaplah di akun sekarang. Kalau berganti, percakapan, kemajuan belajar, dan isian ${present} di peramban ini disembunyikan sampai ${present} masuk lagi.`}
      actions={
        <>
          <ButtonLink to="/" size="large">
            Tetap sebagai {present}
          </ButtonLink>
          <Button
            size="large"
            variant="secondary"
            loading={state === 'switching'}
            onClick={() => void switchOver()}
          >
            Ganti ke {next}
          </Button>
        </>
      }
    >
      <div role="status">
        {state === 'failed' && (
          <Notice tone="danger">
            Akun belum bisa diganti. Mungkin waktunya habis: keluar dulu, lalu masuk lagi.
          </Notice>
        )}
      </div>
    </StatusPanel>
  );
}
