import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button';
import { StatusPanel } from '../../../../ui/status-panel';

interface SwitchPanelProps {
  /** Who is signed in. */
  present: string;
  /** Who was chosen at the account site; may be empty. */
  name: string;
  /** What puts them in the other's place, by its text. */
  children: (text: string) => ReactNode;
  /** Why it has not worked. */
  problem?: ReactNode;
}

/** The question whether somebody else shall take the place of who is signed in. */
export function SwitchPanel({ present, name, children, problem }: SwitchPanelProps) {
  // Another person's choice of words: the marks keep it from reading as ours.
  const next = name ? `“${name}”` : 'akun yang baru';
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
          {children(`Ganti ke ${next}`)}
        </>
      }
    >
      {problem}
    </StatusPanel>
  );
}
