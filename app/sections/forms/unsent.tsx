/**
 * Forms that only a script can send, such as a question to the assistant. Sent before the page was
 * alive, they come back with what was typed and say so.
 */
import { Notice } from '../../ui/feedback';
import { type Typed, usePosted } from './posted';

/** What the visitor reads in a form that came back. */
export const UNSENT =
  'Isianmu belum terkirim karena halaman belum selesai dimuat; kirim lagi setelah halaman lengkap dan JavaScript menyala.';

/** Says in what is sent which form it is of; the edge reads it there. */
export function FormName({ name }: { name: string }) {
  return <input type="hidden" name="_form" value={name} />;
}

/** Says so in a form that has no summary of its own. */
export function UnsentNotice() {
  return (
    <Notice tone="danger">
      <p>{UNSENT}</p>
    </Notice>
  );
}

/** What was typed into the form of that name before the page was alive; null where nothing was. */
export function useUnsent(form: string): Typed | null {
  return usePosted(form)?.values ?? null;
}
