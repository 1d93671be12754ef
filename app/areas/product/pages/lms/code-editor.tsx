import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LengthNote } from '../../../../sections/forms/length-note';
import { Button } from '../../../../ui/button';
import { NeedsScript } from '../../../../ui/needs-script';
import styles from './code-demo.module.css';
import { RUN_LIMIT_MS, runCode } from './code-runner/run-code';
import {
  EMPTY_TRANSCRIPT,
  OUTPUT_LIMITS,
  type RunEnd,
  type Transcript,
} from './code-runner/transcript';
import type { CodeSample } from './samples';

const LONGEST_CODE = 20_000;

/** A program to change and to run, with what it really prints. */
export function CodeEditor({ file, code: example }: CodeSample) {
  const [code, setCode] = useState(example);
  const { transcript, isRunning, run: begin } = useRun();
  const isTooLong = [...code].length > LONGEST_CODE;
  const run = () => {
    if (!isTooLong) begin(code);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  return (
    <div className={styles.editor}>
      <div className={styles.pane}>
        <div className={styles.bar}>
          <span>{file}</span>
          <span className={styles.actions}>
            {code !== example && (
              <Button size="small" variant="inverse-ghost" onClick={() => setCode(example)}>
                Kembalikan contoh
              </Button>
            )}
            <Button
              size="small"
              variant="inverse"
              icon="play"
              data-scripted=""
              loading={isRunning}
              onClick={run}
            >
              Jalankan
            </Button>
          </span>
        </div>
        <textarea
          className={styles.input}
          aria-label={`Isi ${file}`}
          value={code}
          rows={10}
          aria-invalid={isTooLong || undefined}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.room}>
          <LengthNote text={code} most={LONGEST_CODE} />
        </div>
      </div>
      <Output transcript={transcript} isRunning={isRunning} />
    </div>
  );
}

/** One run at a time; a new one, or leaving the page, ends the one before. */
function useRun() {
  const [transcript, setTranscript] = useState<Transcript | null>(null);
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);
  const run = (code: string) => {
    current.current.abort();
    current.current = new AbortController();
    setTranscript(EMPTY_TRANSCRIPT);
    runCode(code, current.current.signal, setTranscript);
  };
  return { transcript, isRunning: transcript !== null && transcript.end === null, run };
}

function Output({ transcript, isRunning }: { transcript: Transcript | null; isRunning: boolean }) {
  const lines = transcript?.lines ?? [];
  const end = transcript?.end ?? null;
  return (
    <div className={styles.output}>
      <p className={styles.bar}>Keluaran</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long output scrolls, and the keyboard must reach it. */}
      <section className={styles.lines} tabIndex={0} aria-label="Keluaran" aria-busy={isRunning}>
        <pre role="log">
          {lines.map(({ level, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
            <span key={index} className={level === 'error' ? styles.problem : undefined}>
              {`${text}\n`}
            </span>
          ))}
        </pre>
        <p role="status" className={styles.end} data-kind={end?.kind}>
          {transcript === null && (
            <span data-scripted="">Tekan Jalankan untuk melihat hasilnya.</span>
          )}
          {isRunning && 'Sedang dijalankan…'}
          {end && endText(end, lines.length)}
        </p>
        <NeedsScript>
          Menjalankan kode memerlukan JavaScript. Kodenya bisa dibaca dan disalin tanpa itu.
        </NeedsScript>
      </section>
    </div>
  );
}

/** What is said of a run's end. */
function endText(end: RunEnd, printed: number): string {
  switch (end.kind) {
    case 'done':
      return printed === 0 ? 'Selesai, tanpa keluaran.' : 'Selesai.';
    case 'error':
      return end.line === null ? end.message : `${end.message} (baris ${end.line})`;
    case 'timeout':
      return `Dihentikan setelah ${RUN_LIMIT_MS / 1000} detik. Mungkin ada perulangan yang tidak pernah berhenti.`;
    case 'full':
      return `Dihentikan: keluarannya lebih dari ${OUTPUT_LIMITS.lines} baris atau ${OUTPUT_LIMITS.characters / 1000} ribu karakter.`;
    case 'unavailable':
      return 'Program belum bisa dijalankan. Periksa koneksimu, lalu coba lagi.';
  }
}
