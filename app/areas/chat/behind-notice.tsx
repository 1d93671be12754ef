import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import styles from './chat-view.module.css';
import { splitMention } from './page-mention';
import type { Behind } from './session-types';

const LONGEST_NAME = 60;

/** What has become of the answer that was left, and the way to it. */
export function BehindNotice({ behind, onShow }: { behind: Behind; onShow: () => void }) {
  const { question } = splitMention(behind.query);
  const name = question.length > LONGEST_NAME ? `${question.slice(0, LONGEST_NAME)}…` : question;
  return (
    <Notice tone={isBroken(behind) ? 'warning' : 'info'}>
      <span className={styles.behind}>
        <span>{`Jawaban untuk “${name}” ${standingOf(behind)}.`}</span>
        <Button size="small" variant="ghost" onClick={onShow}>
          Lihat jawaban
        </Button>
      </span>
    </Notice>
  );
}

/** The mark of its conversation in the list. */
export function behindMark(behind: Behind): string {
  if (isBroken(behind)) return 'Terputus';
  return behind.status === 'finished' ? 'Jawaban baru' : 'Sedang dijawab';
}

function standingOf(behind: Behind): string {
  if (isBroken(behind)) return 'tidak sampai selesai';
  return behind.status === 'finished' ? 'sudah selesai' : 'masih ditulis';
}

function isBroken({ status }: Behind): boolean {
  return status === 'broken' || status === 'failed' || status === 'stopped';
}
