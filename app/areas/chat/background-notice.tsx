import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import styles from './chat-view.module.css';
import { splitMention } from './page-mention';
import type { BackgroundStream } from './session-types';

const LONGEST_NAME = 60;

/** What has become of the answer that was left, and the way to it. */
export function BackgroundNotice({
  background,
  onShow,
}: {
  background: BackgroundStream;
  onShow: () => void;
}) {
  const { question } = splitMention(background.query);
  const name = question.length > LONGEST_NAME ? `${question.slice(0, LONGEST_NAME)}…` : question;
  return (
    <Notice tone={isBroken(background) ? 'warning' : 'info'}>
      <span className={styles.background}>
        <span>{`Jawaban untuk “${name}” ${standingOf(background)}.`}</span>
        <Button size="small" variant="ghost" onClick={onShow}>
          Lihat jawaban
        </Button>
      </span>
    </Notice>
  );
}

/** The mark of its conversation in the list. */
export function backgroundMark(background: BackgroundStream): string {
  if (isBroken(background)) return 'Terputus';
  return background.status === 'finished' ? 'Jawaban baru' : 'Sedang dijawab';
}

function standingOf(background: BackgroundStream): string {
  if (isBroken(background)) return 'tidak sampai selesai';
  return background.status === 'finished' ? 'sudah selesai' : 'masih ditulis';
}

function isBroken({ status }: BackgroundStream): boolean {
  return status === 'broken' || status === 'failed' || status === 'stopped';
}
