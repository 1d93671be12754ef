import { useEffect, useState } from 'react';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { CONSENT } from '../../../core/visit';
import { NeedsScript } from '../../../ui/needs-script';
import { OneOf } from '../../../ui/one-of';
import { type Choice, readConsent, writeConsent } from './consent';
import styles from './consent-choice.module.css';

const SAID: Readonly<Record<Choice | 'none', string>> = {
  granted: 'Saat ini Anda mengizinkan kunjungan dihitung.',
  denied: 'Saat ini Anda menolak; kunjungan Anda tidak dihitung.',
  none: 'Anda belum memilih; kunjungan Anda tidak dihitung.',
};

const ANSWERS = [
  ['denied', 'Tolak'],
  ['granted', 'Izinkan'],
] as const;

/** What the visitor has answered to being counted, and the way to change it. */
export function ConsentChoice() {
  const { store } = useApp();
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => {
    const read = () => setChoice(readConsent(store, clock.now()));
    read();
    window.addEventListener(CONSENT, read);
    return () => window.removeEventListener(CONSENT, read);
  }, [store]);
  const choose = (detail: Choice) => {
    writeConsent(store, detail, clock.now());
    window.dispatchEvent(new CustomEvent(CONSENT, { detail }));
  };
  return (
    <>
      <p role="status">{SAID[choice ?? 'none']}</p>
      <div data-scripted="">
        <OneOf
          legend="Hitung kunjungan saya?"
          options={ANSWERS}
          chosen={choice}
          onChoose={choose}
          className={styles.choices}
        />
      </div>
      <NeedsScript>Tanpa JavaScript tidak ada kunjungan yang dihitung.</NeedsScript>
    </>
  );
}
