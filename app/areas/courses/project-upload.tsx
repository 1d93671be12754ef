import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Failed } from '../../api/answer';
import { uploadFile } from '../../api/drive';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useStoredState } from '../../core/hydration/live';
import { FileInput } from '../../sections/forms/file-input';
import { loginHref } from '../../shell/session/login-link';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { MomentText } from '../../ui/value';
import styles from './chapter-work.module.css';
import { ACCEPTED, type HandedIn, handedInFor, keepHandedIn, refusalOf } from './hand-in';

interface ProjectUploadProps {
  chapter: string;
  /** Told once the work has been sent. */
  onSent: () => void;
}

/** Hands in a project's work, and shows what was handed in and when. */
export function ProjectUpload({ chapter, onSent }: ProjectUploadProps) {
  const { work, send } = useApp();
  const [sent, setSent] = useStoredState(() => handedInFor(work, chapter), null);
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failed<unknown> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Two presses may come before anything is drawn again.
  const isUnderWay = useRef(false);
  const refusal = file === null ? null : refusalOf(file, sent);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    setFailure(null);
  };
  const letGo = () => {
    setFile(null);
    if (input.current) input.current.value = '';
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    if (file === null || refusal !== null) return input.current?.focus();
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    const answer = await send(uploadFile(file));
    isUnderWay.current = false;
    setSending(false);
    if (!answer.status) {
      // A file that was not taken, or that has changed since it was chosen, is to be chosen again.
      if (answer.errors.file !== undefined) letGo();
      return setFailure(answer);
    }
    const { name, size, lastModified } = file;
    const fresh: HandedIn = {
      name,
      size,
      lastModified,
      url: answer.data.url,
      at: clock.date().toISOString(),
    };
    keepHandedIn(work, chapter, fresh);
    setSent(fresh);
    letGo();
    onSent();
  };

  return (
    <section aria-labelledby="kumpulkan" className={styles.block}>
      <h2 id="kumpulkan" className={styles.heading}>
        Kumpulkan proyek
      </h2>
      {sent && <Sent sent={sent} />}
      <form method="post" onSubmit={(event) => void submit(event)} className={styles.form}>
        <Field
          label={sent ? 'Ganti dengan berkas lain' : 'Berkas proyek'}
          hint="PDF, ZIP, dokumen, presentasi, atau gambar; paling besar 10 MB."
          required
          error={refusal ?? failure?.errors.file?.[0] ?? undefined}
        >
          {(control) => (
            <FileInput
              {...control}
              ref={input}
              chosen={file?.name ?? ''}
              accept={ACCEPTED}
              onChange={choose}
            />
          )}
        </Field>
        <Button type="submit" loading={isSending}>
          Kirim proyek
        </Button>
        {failure && failure.errors.file === undefined && <NotSent failure={failure} />}
      </form>
    </section>
  );
}

function Sent({ sent: { name, at } }: { sent: HandedIn }) {
  return (
    <Notice tone="success">
      <strong>{name}</strong> terkirim <MomentText value={at} />. Waktu pengiriman ini dicatat di
      peramban ini.
    </Notice>
  );
}

/** What was chosen stays chosen, so that it can be sent again. */
function NotSent({ failure }: { failure: Failed<unknown> }) {
  const { pathname } = useLocation();
  return (
    <Notice tone="danger">
      {failure.code === 401 ? (
        <>
          Sesimu sudah berakhir, jadi berkasnya belum terkirim.{' '}
          <AppLink to={loginHref(pathname)} reloadDocument>
            Masuk lagi
          </AppLink>
          , lalu pilih berkasnya sekali lagi.
        </>
      ) : (
        <>{failure.message} Berkasnya belum terkirim; tekan “Kirim proyek” untuk mencoba lagi.</>
      )}
    </Notice>
  );
}
