/** Uploads (spec section 7, file-drive host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, post } from './call';
import { amount, needed, text } from './schemas';

/** A stored file; `size` is in bytes. */
export type StoredFile = v.InferOutput<typeof storedFile>;

const storedFile = object({
  /** Without it nobody finds the file again: it is not stored. */
  url: needed,
  name: text,
  size: amount,
});

/** Uploads a file of at most 10 MiB as the form field `file`; a larger one fails with code 413. */
export function uploadFile(file: File): Call<StoredFile> {
  const form = new FormData();
  form.set('file', file);
  return post('drive/v1/upload', form, storedFile, { changes: [] });
}
