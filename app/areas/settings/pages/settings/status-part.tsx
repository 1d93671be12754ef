import { FormField } from '../../../../sections/forms/form-field';
import { TICKED } from '../../../../sections/forms/rules';
import { Panel } from '../../../../sections/portal/portal-page';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/feedback';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

/** Whether the site is open, and its radio. */
export function StatusPart({ form }: { form: SettingsForm }) {
  const isClosed = form.saved.isMaintenance === TICKED;
  return (
    <form method="post" {...form.props} ref={form.ref} className={styles.form}>
      <Panel id="perbaikan" title="Perbaikan">
        <Card className={styles.card ?? ''}>
          <Notice tone={isClosed ? 'warning' : 'success'}>
            {isClosed
              ? 'Situs sedang ditutup. Pengunjung hanya melihat layar perbaikan.'
              : 'Situs sedang buka untuk semua orang.'}
          </Notice>
          <FormField form={form} name="isMaintenance" />
          <p className={styles.note}>
            Selama ditutup, setiap halaman diganti layar perbaikan, juga untuk yang sudah masuk.
            Halaman pengaturan ini tetap bisa dibuka di /Settings untuk membuka situs kembali.
          </p>
        </Card>
      </Panel>
      <Panel id="radio" title="Radio">
        <Card className={styles.card ?? ''}>
          <FormField form={form} name="radio.url" />
          <FormField form={form} name="radio.name" />
          {form.values['radio.url'] !== '' && form.errors['radio.url'] === undefined && (
            // biome-ignore lint/a11y/useMediaCaption: a live stream has no captions.
            <audio
              key={form.values['radio.url']}
              controls
              preload="none"
              src={form.values['radio.url']}
              aria-label="Coba dengarkan"
              className={styles.audio}
            />
          )}
        </Card>
      </Panel>
    </form>
  );
}
