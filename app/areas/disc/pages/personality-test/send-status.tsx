import { useEffect, useRef, useState } from 'react';
import { createDiscResult } from '../../../../api/testimony';
import { useApp } from '../../../../core/app-context';
import { Button } from '../../../../ui/button';
import styles from './result.module.css';

interface SendStatusProps {
  type: string;
  isSent: boolean;
  onSent: () => void;
}

/** Sends the type once, without anything about the person, and says how that went. */
export function SendStatus({ type, isSent, onSent }: SendStatusProps) {
  const { send } = useApp();
  const [failure, setFailure] = useState('');
  const isSending = useRef(false);

  const save = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure('');
    const answer = await send(createDiscResult({ type }));
    isSending.current = false;
    if (answer.status) onSent();
    else setFailure(answer.message);
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
