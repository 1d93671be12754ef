import { useRef, useState } from 'react';
import { pagePath } from '../../../../router/page-table';
import { Failure } from '../../../../sections/forms/failure';
import { TICKED } from '../../../../sections/forms/rules';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/feedback';
import { Confirm } from '../../../../ui/late/confirm';
import { UndoNotice } from '../../../../ui/late/undo-notice';
import { ChangeList } from './change-list';
import type { Change } from './changes';
import styles from './save-bar.module.css';
import { type SettingName, settingFields } from './setting-fields';
import type { Result } from './store';
import type { SettingsForm } from './use-settings';

interface SaveBarProps {
  form: SettingsForm;
  /** Shows a field that is wrong. */
  onWrong: (name: SettingName) => void;
  /** Shows what the changes make, where that is not in sight already. */
  onLook: (() => void) | undefined;
}

/** What has been changed, and what has become of it; in sight as long as there is something to say. */
export function SaveBar({ form, onWrong, onLook }: SaveBarProps) {
  const [isReviewing, setReviewing] = useState(false);
  const { changes, result, isSaving, discarded } = form;
  const bar = useRef<HTMLDivElement>(null);
  const isIdle = changes.length === 0 && result === null && discarded.length === 0;
  const review = () => {
    const wrong = form.check();
    if (wrong === null) setReviewing(true);
    else onWrong(wrong);
  };
  const save = async () => {
    const done = await form.save();
    if (done === null) return;
    setReviewing(false);
    const [wrong] = Object.keys(done.errors).filter(isName);
    if (wrong) onWrong(wrong);
  };
  return (
    <>
      <div ref={bar} tabIndex={-1} className={styles.bar} data-save-bar="" hidden={isIdle}>
        {discarded.length > 0 && (
          <UndoNotice onUndo={form.takeBack} onGone={() => bar.current?.focus()}>
            {discarded.length} perubahan dibuang.
          </UndoNotice>
        )}
        {result && <Told form={form} result={result} />}
        {changes.length > 0 && (
          <div className={styles.row}>
            <p role="status" className={styles.count}>
              {changes.length} perubahan belum disimpan
              {form.isRestored && <span>Dari kunjunganmu sebelumnya.</span>}
            </p>
            <div className={styles.acts}>
              <Button variant="ghost" size="small" onClick={form.discard}>
                Buang
              </Button>
              {onLook && (
                <Button variant="ghost" size="small" onClick={onLook}>
                  Pratinjau
                </Button>
              )}
              <Button size="small" loading={isSaving} onClick={review}>
                Simpan
              </Button>
            </div>
          </div>
        )}
      </div>
      <Confirm
        open={isReviewing && changes.length > 0}
        title="Simpan perubahan?"
        yes={closes(changes) ? 'Ya, tutup situs' : `Simpan ${changes.length} perubahan`}
        no="Ubah lagi"
        onYes={() => void save()}
        onClose={() => setReviewing(false)}
        isBusy={isSaving}
      >
        {closes(changes) && <Closing />}
        <ChangeList changes={changes} />
      </Confirm>
    </>
  );
}

function isName(name: string): name is SettingName {
  return Object.hasOwn(settingFields, name);
}

function closes(changes: readonly Change[]): boolean {
  return changes.some(({ name, to }) => name === 'isMaintenance' && to === TICKED);
}

/** What closing the site means for whom. */
function Closing() {
  return (
    <Notice tone="warning">
      <p>
        Pengunjung tidak bisa membuka halaman apa pun. Yang mereka lihat: logo, “Website Sedang
        Dalam Perbaikan”, dan “Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!”
      </p>
      <p>Yang sedang belajar, membayar, atau mengisi formulir ikut terhenti.</p>
    </Notice>
  );
}

/** What was saved, with the way back, and what was not, with the reason. */
function Told({ form, result }: { form: SettingsForm; result: Result }) {
  const { saved, overtaken, failed } = result;
  const reasons = [...new Set(failed.map(({ text }) => text))];
  return (
    <>
      {reasons.map((reason) => (
        <Notice key={reason} tone="danger">
          Belum tersimpan:{' '}
          {labelsOf(failed.filter(({ text }) => text === reason).map(({ change }) => change))}.{' '}
          <Failure text={reason} />
        </Notice>
      ))}
      {overtaken.length > 0 && (
        <Notice tone="warning">
          {labelsOf(overtaken)} sudah diubah orang lain sejak kamu membuka halaman ini, jadi belum
          disimpan. Simpan lagi untuk menimpanya, atau buang perubahanmu.
        </Notice>
      )}
      {saved.length > 0 && (
        <div className={styles.row}>
          <p role="status" className={styles.count}>
            {saved.length} perubahan tersimpan
            <span>Sudah tampil untukmu; pengunjung lain melihatnya dalam satu menit.</span>
          </p>
          <div className={styles.acts}>
            <Button
              variant="ghost"
              size="small"
              loading={form.isSaving}
              onClick={() => void form.undo()}
            >
              Urungkan
            </Button>
            <ButtonLink size="small" variant="secondary" to={pagePath('home')} reloadDocument>
              Lihat situs
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}

function labelsOf(changes: readonly Change[]): string {
  const labels = changes.map(({ name }) => settingFields[name].label);
  return new Intl.ListFormat('id', { type: 'conjunction' }).format(labels);
}
