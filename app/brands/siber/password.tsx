import { useId, useState } from 'react';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import styles from './password.module.css';
import { inWords, secondsOf } from './strength';

/** A password weighed on the page itself; it is sent nowhere. */
export function PasswordScale() {
  const [password, setPassword] = useState('');
  const id = useId();
  return (
    <Section labelledBy="timbang-sandi" ground="soft">
      <div className={styles.scale}>
        <div>
          <h2 id="timbang-sandi">Berapa lama sandi itu bertahan?</h2>
          <p className={styles.lead}>
            Ketik yang mirip, jangan yang asli. Hitungannya terjadi di layarmu dan tidak dikirim ke
            mana pun; boleh matikan internet dulu.
          </p>
        </div>
        <div>
          <label htmlFor={id} className={styles.label}>
            Contoh kata sandi
          </label>
          <input
            id={id}
            className={styles.input}
            value={password}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
            onChange={({ target }) => setPassword(target.value)}
          />
          <p role="status" className={styles.result}>
            {password === ''
              ? 'Menunggu ketikan …'
              : `Ditebak dalam ${inWords(secondsOf(password))}.`}
          </p>
        </div>
      </div>
      <ScriptNote />
    </Section>
  );
}
