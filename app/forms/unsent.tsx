/**
 * Forms that only a script can send, such as a question to the assistant. Sent before the page was
 * alive, they come back with what was typed and say so.
 */
import { Notice } from '../ui/feedback';
import { type Posted, type Typed, usePosted } from './posted';

/** What the visitor reads in a form that came back and was not judged, by why it was not. */
export const UNSENT: Readonly<Record<NonNullable<Posted['unsent']>, string>> = {
  scripted:
    'Isianmu belum terkirim karena halaman ini belum selesai dimuat; kirim lagi setelah halaman lengkap dan JavaScript menyala.',
  broken:
    'Isianmu belum terkirim karena ada gangguan di situs ini. Tidak ada yang hilang; kirim lagi sebentar lagi.',
  lost: 'Jawabannya tidak sampai tepat waktu, jadi kirimanmu mungkin sudah tercatat. Periksa dulu surelmu sebelum mengirim lagi.',
  'too-many':
    'Isianmu belum terkirim karena terlalu banyak kiriman dari jaringan ini. Tidak ada yang hilang; kirim lagi setelah satu menit.',
};

/** Says in what is sent which form it is of; the edge reads it there. */
export function FormName({ name }: { name: string }) {
  return <input type="hidden" name="_form" value={name} />;
}

/** Says so in a form that has no summary of its own. */
export function UnsentNotice() {
  return (
    <Notice tone="danger">
      <p>{UNSENT.scripted}</p>
    </Notice>
  );
}

/** What was typed into the form of that name before the page was alive; null where nothing was. */
export function useUnsent(form: string): Typed | null {
  return usePosted(form)?.values ?? null;
}
