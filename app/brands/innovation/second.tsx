import { useId, useState } from 'react';
import { useApp } from '../../core/app-context';
import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { LengthNote } from '../../sections/forms/length-note';
import { beginAppointment } from '../../sections/organisations/appointment/appointment-fields';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Textarea } from '../../ui/input';
import styles from './second.module.css';

const LONGEST = 400;

/** For newcomers: a note to write on; what stands there goes along to the talk. */
export default function Second() {
  const app = useApp();
  const has = usePageSet();
  const id = useId();
  const [text, setText] = useState('');
  const isTooLong = [...text.trim()].length > LONGEST;
  const bring = () => {
    const message = `Keluhan pekan ini: ${text.trim()}`;
    if (text.trim() !== '') beginAppointment(app, { topic: 'Hal lain', message });
  };
  return (
    <>
      <div className={styles.desk}>
        <div className={styles.note}>
          <h1>
            <label htmlFor={id}>Apa yang mengesalkan pekan ini?</label>
          </h1>
          <Textarea
            id={id}
            rows={4}
            value={text}
            aria-invalid={isTooLong || undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <LengthNote text={text.trim()} most={LONGEST} />
          <div className={styles.ways}>
            {has('make-appointment') && !isTooLong && (
              <ButtonLink to={pagePath('make-appointment')} size="large" onClick={bring}>
                Ceritakan ke kurator
              </ButtonLink>
            )}
            <AppLink to="/">Lihat dulu kesal orang lain di papan</AppLink>
          </div>
        </div>
      </div>
      <ClassSection
        title="Sambil catatanmu dibaca"
        lead="Kelas laboratorium dan gagasan yang bisa dimulai pekan ini. Kesalnya boleh dibawa serta."
        more="Semua kelas bengkel"
        ground="soft"
      />
    </>
  );
}
