import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { uploadFile } from '../../../../api/drive';
import { CHANGED_FILE } from '../../../../api/failure';
import type { App } from '../../../../core/app';
import { useApp } from '../../../../core/app-context';
import { isReadable } from '../../../../core/readable';
import { failureText } from '../../../../sections/forms/failure-text';
import { PICTURE_TYPES, pictureProblem } from '../../../../sections/forms/use-upload';
import { type Size, scaledPicture } from './scale-picture';

export interface SentPicture {
  readonly src: string;
  readonly size: Size;
}

export interface PictureFiles {
  /** What is being done, in words; empty where nothing is. */
  readonly progress: string;
  /** Why files were not taken, one a line. */
  readonly problems: readonly string[];
  /** Makes pictures smaller and sends them, one after the other. */
  add(files: readonly File[]): void;
}

const IDLE = { progress: '', problems: [] as readonly string[] };

/** What becomes of each file. */
interface Outcomes {
  onSent: (picture: SentPicture, file: File) => void;
  onFailed: (file: File) => void;
}

/**
 * Sends pictures of a text to the file drive, and tells of each whether it is stored. Files that come
 * while others are on their way wait for them. Once the visitor has left nothing more is sent or told.
 */
export function usePictureFiles(outcomes: Outcomes): PictureFiles {
  const { send } = useApp();
  const [state, setState] = useState(IDLE);
  const waiting = useRef<File[]>([]);
  const isRunning = useRef(false);
  const leaving = useRef(new AbortController());
  const latest = useRef(outcomes);
  useEffect(() => {
    latest.current = outcomes;
  });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const run = useCallback(async () => {
    const { signal } = leaving.current;
    const problems: string[] = [];
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const left = waiting.current.length;
      const others = left > 0 ? `, ${left} lagi menunggu` : '';
      setState({ progress: `Mengunggah ${file.name}${others}…`, problems: [...problems] });
      const stored = await store(file, { send, signal });
      if (signal.aborted) return;
      if (typeof stored !== 'string') {
        latest.current.onSent(stored, file);
        continue;
      }
      problems.push(`${file.name}: ${stored}`);
      latest.current.onFailed(file);
    }
    setState({ progress: '', problems });
  }, [send]);

  const add = useCallback(
    (files: readonly File[]) => {
      waiting.current.push(...files);
      if (isRunning.current || waiting.current.length === 0) return;
      isRunning.current = true;
      void run().finally(() => {
        isRunning.current = false;
      });
    },
    [run],
  );
  return useMemo(() => ({ ...state, add }), [state, add]);
}

/** Makes a picture smaller and stores it; returns why it could not be, nothing where it was called off. */
async function store(file: File, { send, signal }: Sending): Promise<SentPicture | string> {
  if (!PICTURE_TYPES.includes(file.type)) return 'pilih gambar PNG, JPEG, atau WebP.';
  const scaled = await scaledPicture(file).catch(() => null);
  if (scaled === null) {
    return (await isReadable(file)) ? 'berkas ini tidak bisa dibaca sebagai gambar.' : CHANGED_FILE;
  }
  const problem = pictureProblem(scaled.file);
  if (problem !== null) return problem;
  if (signal.aborted) return '';
  const answer = await send(uploadFile(scaled.file), { signal }).catch(() => null);
  if (signal.aborted) return '';
  if (answer?.status && answer.data.url !== '') return { src: answer.data.url, size: scaled.size };
  return failureText(answer?.status ? null : answer);
}

interface Sending {
  readonly send: App['send'];
  readonly signal: AbortSignal;
}
