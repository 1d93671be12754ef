import { type ChangeEvent, useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { fillDatabase } from '../../../../core/origin-storage';
import { FileInput } from '../../../../sections/forms/file-input';
import { countRecords } from '../../../../shell/session/conversation-partitions';
import { countTraces, exportOf, tracesOf, tracesText } from '../../../../shell/session/left-behind';
import {
  type Brought,
  bringBack,
  LARGEST_FILE,
  readWorkFile,
  refusals,
  type WorkFile,
} from '../../../../shell/session/work-file';
import { Button } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { Field } from '../../../../ui/field';
import { saveFile } from '../../../../ui/save-file';
import styles from '../my-data.module.css';
import type { Survey } from './survey';

interface TakeAlongProps {
  survey: Survey | null;
  /** Told once something has been brought back. */
  onBrought: () => void;
}

/** Takes one's own work along as a file, and brings it back from one. */
export function TakeAlong({ survey, onBrought }: TakeAlongProps) {
  const { boot, work, session } = useApp();
  const save = () => {
    const databases = survey?.databases ?? [];
    const traces = tracesOf({ work, session });
    const file = exportOf(traces, boot.tenant.domain, clock.date(), work.owner(), {
      databases,
    });
    saveFile(`${boot.tenant.key}-data-saya.json`, file, 'application/json');
  };
  return (
    <>
      <p className={styles.text}>
        Satu berkas JSON berisi catatan, kemajuan, hasil kuis, percakapan, dan isian formulirmu.
        Simpan baik-baik: siapa pun yang memegangnya bisa membacanya.
      </p>
      <ActionRow>
        <Button onClick={save} loading={survey === null}>
          Unduh data saya
        </Button>
      </ActionRow>
      {survey !== null && <BringBack onBrought={onBrought} />}
    </>
  );
}

/** What a chosen file is: being looked at, refused, to be agreed to, or brought back. */
type Chosen =
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'read' | 'bringing'; readonly file: WorkFile }
  | { readonly state: 'brought'; readonly result: Brought };

function BringBack({ onBrought }: { onBrought: () => void }) {
  const { boot, work, session } = useApp();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [name, setName] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setChosen(null);
    setName(file?.name ?? '');
    if (file === undefined) return;
    const here = { site: boot.tenant.domain, owner: work.owner() };
    const read = await readChosen(file, here);
    // Another file may have been chosen while this one was read.
    if (target.files?.[0] !== file) return;
    if (typeof read === 'string') setChosen({ state: 'refused', why: refusals[read] });
    else setChosen({ state: 'read', file: read });
  };
  const bring = async (file: WorkFile) => {
    setChosen({ state: 'bringing', file });
    const { changed, unkept } = bringBack(file, { work, session });
    let added = 0;
    for (const database of file.databases) added += await fillDatabase(database);
    setChosen({ state: 'brought', result: { changed: changed + added, unkept } });
    onBrought();
  };
  return (
    <div className={styles.bring}>
      <Field
        label="Masukkan berkas yang pernah kamu unduh"
        hint="Isinya digabungkan dengan yang ada di sini. Yang sudah ada tidak ditimpa."
        required
        error={chosen?.state === 'refused' ? chosen.why : undefined}
      >
        {(control) => (
          <FileInput
            {...control}
            chosen={name}
            accept=".json,application/json"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      {(chosen?.state === 'read' || chosen?.state === 'bringing') && (
        <Preview
          file={chosen.file}
          isBusy={chosen.state === 'bringing'}
          onAgree={() => void bring(chosen.file)}
        />
      )}
      {chosen?.state === 'brought' && <Result {...chosen.result} />}
    </div>
  );
}

async function readChosen(file: File, here: { site: string; owner: string | null }) {
  if (file.size > LARGEST_FILE) return 'large';
  // A file that has been moved or removed since cannot be read any more.
  const text = await file.text().catch(() => null);
  return text === null ? 'broken' : readWorkFile(text, here);
}

interface PreviewProps {
  file: WorkFile;
  isBusy: boolean;
  onAgree: () => void;
}

function Preview({ file, isBusy, onAgree }: PreviewProps) {
  const content = tracesText(countTraces(file.traces, countRecords(file.databases)));
  return (
    <div className={styles.preview}>
      <p role="status">
        Berkas ini berisi <strong>{content || 'tempat berhenti dan setelan'}</strong>.
        {file.unknown > 0 && ` ${file.unknown} bagian tidak dikenali dan dilewati.`}
      </p>
      <Button variant="secondary" loading={isBusy} onClick={onAgree}>
        Gabungkan ke peramban ini
      </Button>
    </div>
  );
}

function Result({ changed, unkept }: Brought) {
  if (unkept > 0) {
    return (
      <Notice tone="warning">
        {changed} bagian sudah digabungkan, tetapi {unkept} bagian tidak muat di peramban ini. Yang
        sudah ada tetap utuh.
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {changed > 0
        ? `${changed} bagian sudah digabungkan dengan yang ada di peramban ini.`
        : 'Semua isi berkas ini sudah ada di peramban ini.'}
    </Notice>
  );
}
