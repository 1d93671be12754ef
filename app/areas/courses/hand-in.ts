/**
 * Handing in a project: which files are taken, and what was sent. The file goes to the file drive; no
 * call of the platform tells later what was sent, so this browser keeps it.
 */

import * as v from 'valibot';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

/** The edge takes no more (design section 6), in bytes. */
export const LARGEST = 10 * 1024 * 1024;

/** Endings of the names of files that are taken. */
const ENDINGS = ['pdf', 'zip', 'doc', 'docx', 'ppt', 'pptx', 'png', 'jpg', 'jpeg'];

/** For the file picker. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** What has been sent; `at` is when, as an ISO text. */
export interface HandedIn {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly url: string;
  readonly at: string;
}

const handedIn = object({
  name: v.string(),
  size: v.number(),
  lastModified: v.number(),
  url: v.string(),
  at: v.string(),
});

/** Why a file is not taken; null when it is. `sent` is what was sent before. */
export function refusalOf(file: FileFacts, sent: HandedIn | null): string | null {
  const ending = file.name.includes('.') ? file.name.split('.').pop()?.toLowerCase() : undefined;
  if (ending === undefined || !ENDINGS.includes(ending)) {
    return 'Jenis berkas ini tidak bisa dikirim. Kirim PDF, ZIP, dokumen, presentasi, atau gambar.';
  }
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas yang lain.';
  if (file.size > LARGEST) {
    return 'Berkas ini lebih besar dari 10 MB. Perkecil atau bagi, lalu pilih lagi.';
  }
  if (sent !== null && isSame(file, sent)) {
    return 'Berkas yang sama sudah terkirim. Tidak perlu mengirimnya lagi.';
  }
  return null;
}

function isSame(one: FileFacts, other: FileFacts): boolean {
  const { name, size, lastModified } = one;
  return name === other.name && size === other.size && lastModified === other.lastModified;
}

const keyOf = (chapter: string) => `handed-in:${chapter}`;

/** What was handed in for a chapter; null when nothing was. */
export function handedInFor(store: LocalStore, chapter: string): HandedIn | null {
  return readJson(store, keyOf(chapter), handedIn);
}

/** Keeps what was handed in. */
export function keepHandedIn(store: LocalStore, chapter: string, sent: HandedIn): void {
  writeJson(store, keyOf(chapter), sent);
}
