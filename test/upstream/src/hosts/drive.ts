/** The file drive: an upload is hashed and counted as it streams through; its bytes are not kept. */

import { type Context, Hono } from 'hono';
import type { App } from '../env';
import { needsAccount, needsAppToken } from '../guard';
import { readFile } from '../multipart';
import { created, fail, invalid } from '../respond';
import { insert } from '../store';

const LARGEST = 10 * 1024 * 1024;

async function upload(c: Context<App>): Promise<Response> {
  const type = c.req.header('content-type') ?? '';
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(type) ?? [];
  if (!boundary) return fail(415, 'Kirim berkas sebagai formulir');
  const body = c.req.raw.body;
  const file = body ? await readFile(body, boundary, LARGEST) : 'no file';
  if (file === 'no file') return invalid({ file: ['Wajib diisi'] });
  if (file === 'too large') return fail(413, 'Berkas paling besar 10 MB');
  const stored = await insert(c.env.DB, 'files', {
    ...file,
    slug: file.hash,
    accountId: c.get('account')?.id ?? null,
  });
  const url = `/drive/v1/file/${file.hash}`;
  return created({ id: stored.id, url, ...file }, 'Berkas berhasil diunggah');
}

export const drive = new Hono<App>().use(needsAppToken).post('/v1/upload', needsAccount(), upload);
