import { useEffect, useRef, useState } from 'react';
import { createDiscResult } from '../../../../api/testimony';
import { useApp } from '../../../../core/app-context';
import { forgetKey, writeKey } from '../../../../sections/forms/write-key';
import { Button } from '../../../../ui/button';
import styles from './result.module.css';

/** Names the key under which a result is sent. */
const RESULT = 'disc-result';

interface SendStatusProps {
  type: string;
  isSent: boolean;
  onSent: () => void;
}

/**
 * Sends the type, without anything about the person, and says how that went. It counts once however often
 * it is sent, because the platform may have taken it without its answer having arrived.
 */
export function SendStatus({ type, isSent, onSent }: SendStatusProps) {
  const { send, session } = useApp();
  const [failure, setFailure] = useState('');
  const isSending = useRef(false);

  const save = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure('');
    const { key } = writeKey(session, RESULT, type);
    const answer = await send(createDiscResult({ type }, key));
    isSending.current = false;
    if (!answer.status) return setFailure(answer.message);
    forgetKey(session, RESULT);
    onSent();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when the result first stands there, and again only on request.
  useEffect(() => {
    if (!isSent) void save();
  }, []);

  return (
    <div role="status" className={styles.status}>
      {isSent && <p>Tipe hasilmu tersimpan tanpa nama. Jawabanmu hanya ada di perangkat ini.</p>}
      {!isSent && failure === '' && <p>Menyimpan tipe hasilmu…</p>}
      {failure !== '' && (
        <>
          <p>Tipe hasilmu belum tersimpan. {failure}</p>
          <Button size="small" variant="secondary" icon="refresh" onClick={() => void save()}>
            Coba simpan lagi
          </Button>
        </>
      )}
    </div>
  );
}
