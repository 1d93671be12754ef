import { useEffect, useState } from 'react';
import { CONSENT } from '../../api/visitor-store';
import { useApp } from '../../app-context';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { type Choice, readConsent, writeConsent } from './consent';

const SAID: Readonly<Record<Choice | 'none', string>> = {
  granted: 'Saat ini Anda mengizinkan kunjungan dihitung.',
  denied: 'Saat ini Anda menolak; kunjungan Anda tidak dihitung.',
  none: 'Anda belum memilih; kunjungan Anda tidak dihitung.',
};

/** What the visitor has answered to being counted, and the way to change it. */
export function ConsentChoice() {
  const { store } = useApp();
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => {
    const read = () => setChoice(readConsent(store, Date.now()));
    read();
    window.addEventListener(CONSENT, read);
    return () => window.removeEventListener(CONSENT, read);
  }, [store]);
  const choose = (detail: Choice) => {
    writeConsent(store, detail, Date.now());
    window.dispatchEvent(new CustomEvent(CONSENT, { detail }));
  };
  return (
    <>
      <p role="status">{SAID[choice ?? 'none']}</p>
      <Cluster gap={1}>
        <Button
          variant="secondary"
          aria-pressed={choice === 'denied'}
          onClick={() => choose('denied')}
        >
          Tolak
        </Button>
        <Button
          variant="secondary"
          aria-pressed={choice === 'granted'}
          onClick={() => choose('granted')}
        >
          Izinkan
        </Button>
      </Cluster>
    </>
  );
}
