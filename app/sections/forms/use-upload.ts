import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../api/drive';
import { useApp } from '../../core/app-context';
import { failureText } from './failure-text';

const MOST_BYTES = 10 * 1024 * 1024;

/** Pictures as browsers show them; drawings only where the file drive gives them out as such. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with a picture, before it is sent; null when it can be. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return 'Pilih gambar PNG, JPEG, atau WebP.';
  if (size > MOST_BYTES) return 'Gambar paling besar 10 MB.';
  return size === 0 ? 'Berkas ini kosong.' : null;
}

export interface Upload {
  readonly isSending: boolean;
  /** Why the last file was not taken; empty where it was. */
  readonly problem: string;
  send(file: File): Promise<void>;
}

/**
 * Sends pictures to the file drive, and tells where they are kept. `onSent` is called seconds later:
 * it must change what is there by then. Once the visitor has left nobody is told any more.
 */
export function usePictureUpload(onSent: (url: string) => void): Upload {
  const { send } = useApp();
  const [state, setState] = useState({ isSending: false, problem: '' });
  const leaving = useRef<AbortController | null>(null);
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => () => leaving.current?.abort(), []);
  return {
    ...state,
    async send(file) {
      if (state.isSending) return;
      const problem = pictureProblem(file);
      if (problem !== null) return setState({ isSending: false, problem });
      setState({ isSending: true, problem: '' });
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      const answer = await send(uploadFile(file), { signal }).catch(() => null);
      if (signal.aborted) return;
      if (answer?.status && answer.data.url !== '') {
        latest.current(answer.data.url);
        setState({ isSending: false, problem: '' });
      } else {
        const failed = answer?.status ? null : answer;
        setState({ isSending: false, problem: failureText(failed) });
      }
    },
  };
}
