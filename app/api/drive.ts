/** Uploads (spec section 7, file-drive host). */
import { type Decoded, object } from '../core/decode';
import { type Call, post } from './call';
import { amount, needed, text } from './fields';

/** A stored file; `size` is in bytes. */
export type StoredFile = Decoded<typeof storedFile>;

const storedFile = object((field) => ({
  /** Without it nobody finds the file again: it is not stored. */
  url: field('url', needed),
  name: field('name', text),
  size: field('size', amount),
}));

/** Uploads a file of at most 10 MiB as the form field `file`; a larger one fails with code 413. */
export function uploadFile(file: File): Call<StoredFile> {
  const form = new FormData();
  form.set('file', file);
  return post('drive/v1/upload', form, storedFile, { changes: [] });
}
