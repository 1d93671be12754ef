import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './dialog';

interface ConfirmProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What agreeing does, and what leaves everything as it is. */
  yes: string;
  no?: string;
  onYes: () => void;
  onClose: () => void;
  isBusy?: boolean;
  /** Another way to agree, between the two. */
  other?: ReactNode;
  /** Why it has not worked; without it nothing is told of that here. */
  problem?: string;
  children: ReactNode;
}

/** Asks once more before something is done, and says what that means. */
export function Confirm(props: ConfirmProps) {
  const {
    open,
    title,
    yes,
    no = 'Batal',
    onYes,
    onClose,
    isBusy,
    other,
    problem,
    children,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {no}
          </Button>
          {other}
          <Button loading={isBusy ?? false} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      {problem !== undefined && <p role="status">{problem}</p>}
    </Dialog>
  );
}
