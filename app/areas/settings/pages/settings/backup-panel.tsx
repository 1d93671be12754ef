import { useRef, useState } from 'react';
import { CHANGED_FILE } from '../../../../api/failure';
import { useBoot } from '../../../../core/app-context';
import { Failure } from '../../../../sections/forms/failure';
import { FileButton } from '../../../../sections/forms/file-input';
import { Panel } from '../../../../sections/portal/portal-page';
import { Button, classOf } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/feedback';
import { Confirm } from '../../../../ui/late/confirm';
import { fileOf, readFile } from './backup';
import { ChangeList } from './change-list';
import type { Change } from './changes';
import { settingFields } from './setting-fields';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

interface BackupNotice {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

/** Keeps a copy of all settings as a file, and puts one back in one go. */
export function Backup({ form }: { form: SettingsForm }) {
  const { tenant } = useBoot();
  /** The text of the file that was opened last. */
  const copy = useRef('');
  const [wanted, setWanted] = useState<readonly Change[]>([]);
  const [told, tell] = useState<BackupNotice | null>(null);
  /** The text of a copy that could not be put back yet. */
  const [unrestored, setUnrestored] = useState('');

  const download = () => {
    const url = URL.createObjectURL(new Blob([fileOf(form.saved)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `pengaturan-${tenant.key}.json`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const open = async (file: File) => {
    const text = await file.text().catch(() => null);
    if (text === null) tell({ tone: 'danger', text: CHANGED_FILE });
    else show(text);
  };
  const show = (text: string) => {
    setUnrestored('');
    const read = readFile(text, form.saved);
    if (read === null)
      return tell({ tone: 'danger', text: 'Berkas ini bukan salinan pengaturan.' });
    const { changes, refused } = read;
    const labels = refused.map((name) => settingFields[name].label).join(', ');
    const left = labels === '' ? '' : ` Yang tidak bisa dipakai dilewati: ${labels}.`;
    if (changes.length === 0) {
      const tone = labels === '' ? 'success' : 'warning';
      return tell({ tone, text: `Isinya sama dengan yang tersimpan.${left}` });
    }
    tell(labels === '' ? null : { tone: 'warning', text: left.trim() });
    copy.current = text;
    setWanted(changes);
  };
  const restore = async () => {
    const problem = await form.restore(wanted);
    setWanted([]);
    setUnrestored(problem === null ? '' : copy.current);
    tell(
      problem === null
        ? { tone: 'success', text: 'Salinan sudah dipulihkan.' }
        : { tone: 'danger', text: problem },
    );
  };

  return (
    <Panel id="salinan" title="Salinan">
      <Card className={styles.card ?? ''}>
        <p className={styles.note}>
          Unduh semua pengaturan yang tersimpan sebagai satu berkas, misalnya sebelum mengganti
          tampilan. Memulihkannya mengirim semua perbedaan sekaligus.
        </p>
        <div className={styles.acts}>
          <Button variant="secondary" onClick={download}>
            Unduh salinan
          </Button>
          <FileButton
            label="Pulihkan dari berkas"
            accept="application/json,.json"
            className={classOf({ variant: 'secondary' })}
            onFiles={([file]) => file && void open(file)}
          >
            Pulihkan dari berkas
          </FileButton>
        </div>
        {told && (
          <Notice tone={told.tone}>
            <Failure text={told.text} />
          </Notice>
        )}
        {unrestored !== '' && (
          <div>
            <Button size="small" variant="secondary" onClick={() => show(unrestored)}>
              Pulihkan lagi
            </Button>
          </div>
        )}
        <Confirm
          open={wanted.length > 0}
          title="Pulihkan salinan?"
          yes={`Pulihkan ${wanted.length} pengaturan`}
          onYes={() => void restore()}
          onClose={() => setWanted([])}
          isBusy={form.isSaving}
        >
          <ChangeList changes={wanted} />
        </Confirm>
      </Card>
    </Panel>
  );
}
