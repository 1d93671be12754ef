import { useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { ScriptNote } from '../../ui/script-note';
import styles from './breath.module.css';

/** Three breaths before somebody leaves. */
export function Breath() {
  const [isOn, setOn] = useState(false);
  const has = usePageSet();
  return (
    <section aria-labelledby="napas" className={styles.room}>
      <Container className={styles.inner ?? ''}>
        <span
          className={styles.ring}
          data-on={isOn || undefined}
          aria-hidden="true"
          onAnimationEnd={() => setOn(false)}
        />
        <div>
          <h2 id="napas">Sebelum menutup halaman, tiga napas</h2>
          <p>Tarik empat hitungan, embuskan enam. Perut yang tenang membaca soal lebih teliti.</p>
          <Button variant="secondary" size="large" onClick={() => setOn(!isOn)}>
            {isOn ? 'Sudah cukup' : 'Ikuti lingkaran'}
          </Button>
          {has('news') && (
            <p>
              Masih mual tiap mendekati hari itu?{' '}
              <AppLink to={pagePath('news')}>Baca catatan Ruang Tenang</AppLink>.
            </p>
          )}
          <ScriptNote />
          <p className={styles.note}>Nama, nilai, dan jumlah peserta di halaman ini data contoh.</p>
        </div>
      </Container>
    </section>
  );
}
