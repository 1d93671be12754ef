import { useId, useState } from 'react';
import { useApp } from '../../app-context';
import { beginAppointment } from '../../features/appointment/appointment-fields';
import { useEarlyChoice } from '../../live';
import { pagePath, usePageSet } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Textarea } from '../../ui/input';
import styles from './second.module.css';

/** For newcomers: a note to write on; what stands there goes along to the talk. */
export default function Second() {
  const app = useApp();
  const has = usePageSet();
  const id = useId();
  const [text, setText] = useState('');
  const early = useEarlyChoice<HTMLTextAreaElement>(({ value }) => value && setText(value));
  const bring = () => {
    const message = `Keluhan pekan ini: ${text.trim()}`;
    if (text.trim() !== '') beginAppointment(app, { topic: 'Hal lain', message });
  };
  return (
    <div className={styles.desk}>
      <div className={styles.note}>
        <h1>
          <label htmlFor={id}>Apa yang mengesalkan pekan ini?</label>
        </h1>
        <Textarea
          ref={early}
          id={id}
          rows={4}
          maxLength={400}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.ways}>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" onClick={bring}>
              Ceritakan ke kurator
            </ButtonLink>
          )}
          <AppLink to="/">Lihat dulu kesal orang lain di papan</AppLink>
        </div>
      </div>
    </div>
  );
}
