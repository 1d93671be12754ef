import { useNow } from '../../core/hydration/live';
import { useOnline } from '../../shell/offline-notice';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { Icon } from '../../ui/icon';
import { waitInWords } from './ask';
import type { ChatAnswer } from './conversation';
import styles from './message.module.css';
import type { Resend } from './session-types';

type OutcomeProps = {
  answer: ChatAnswer;
  isChecking: boolean;
  resend: Resend | null;
  /** These three are left out for an answer that was not asked for last. */
  onAgain: (() => void) | undefined;
  onContinue: (() => void) | undefined;
  onSendWhenOnline: ((agrees: boolean) => void) | undefined;
};

const TITLES = { stopped: 'Dihentikan', broken: 'Jawaban terputus', failed: 'Belum terkirim' };

/** How an answer ended that is not whole, and the way on. */
export function Outcome(props: OutcomeProps) {
  const { answer, isChecking, resend, onAgain, onContinue, onSendWhenOnline } = props;
  const { status, failure } = answer;
  const isOnline = useOnline();
  if (status !== 'stopped' && status !== 'broken' && status !== 'failed') return null;
  const isOffline = !isOnline && status === 'failed';
  return (
    <div className={styles.outcome} data-status={status}>
      {status !== 'stopped' && <Icon name="warning" size={20} />}
      <div className={styles.outcomeText}>
        <p className={styles.outcomeTitle}>{TITLES[status]}</p>
        {isOffline && <p>Kamu sedang luring. Pertanyaanmu disimpan di perangkat ini.</p>}
        {!isOffline && failure && resend?.kind !== 'at' && <p>{failure.message}</p>}
        {resend?.kind === 'at' && <Countdown at={resend.at} why={failure?.why ?? ''} />}
        {isChecking && <p>Memeriksa apakah jawaban lengkapnya tersimpan…</p>}
      </div>
      {onSendWhenOnline && (isOffline || resend?.kind === 'online') && (
        <Checkbox
          checked={resend?.kind === 'online'}
          onChange={({ target }) => onSendWhenOnline(target.checked)}
          className={styles.consent}
        >
          Kirim otomatis begitu kembali daring
        </Checkbox>
      )}
      {onContinue && answer.text !== '' && (
        <Button size="small" variant="secondary" onClick={onContinue}>
          Lanjutkan
        </Button>
      )}
      {onAgain && !isOffline && (
        <Button variant="secondary" size="small" icon="refresh" onClick={onAgain}>
          {resend?.kind === 'at' ? 'Tanya sekarang' : 'Coba lagi'}
        </Button>
      )}
    </div>
  );
}

const SECOND_MS = 1000;

/** Counts down before the visitor's eyes; a screen reader is told once, when it begins. */
function Countdown({ at, why }: { at: number; why: string }) {
  const now = useNow(SECOND_MS);
  const left = waitInWords(Math.max(0, at - now));
  return (
    <p role="timer">
      {why} Dikirim lagi dengan sendirinya dalam {left}.
    </p>
  );
}
