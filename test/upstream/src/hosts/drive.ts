/**
 * The file drive: an upload is hashed and counted as it streams through. Of its bytes only those of
 * small pictures are kept, so that a cover can be looked at.
 */

import { type Context, Hono } from 'hono';
import type { App } from '../env';
import { needsAccount, needsAppToken } from '../guard';
import { readFile } from '../multipart';
import { created, fail, invalid, notFound } from '../respond';
import { bySlug, insert } from '../store';

const LARGEST = 10 * 1024 * 1024;

async function upload(c: Context<App>): Promise<Response> {
  const type = c.req.header('content-type') ?? '';
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(type) ?? [];
  if (!boundary) return fail(415, 'Kirim berkas sebagai formulir');
  const copy = isSmall(c) ? c.req.raw.clone() : null;
  const body = c.req.raw.body;
  const file = body ? await readFile(body, boundary, LARGEST) : 'no file';
  if (file === 'no file') return invalid({ file: ['Wajib diisi'] });
  if (file === 'too large') return fail(413, 'Berkas paling besar 10 MB');
  const stored = await insert(c.env.DB, 'files', {
    ...file,
    slug: file.hash,
    accountId: c.get('account')?.id ?? null,
  });
  const url = new URL(`/drive/v1/file/${file.hash}`, c.req.url).href;
  await keepPicture(c, copy, file.hash);
  return created({ id: stored.id, url, ...file }, 'Berkas berhasil diunggah');
}

const PICTURE = /^image\/(png|jpeg|webp|gif)$/;
const MOST_KEPT = 700_000;

const isSmall = (c: Context<App>): boolean =>
  Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= MOST_KEPT;

async function keepPicture(c: Context<App>, copy: Request | null, hash: string): Promise<void> {
  const file = (await copy?.formData())?.get('file');
  if (!(file instanceof File) || !PICTURE.test(file.type)) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  await insert(c.env.DB, 'pictures', { slug: hash, type: file.type, content });
}

/** GET v1/file/{hash}: a picture that was kept, for anybody. */
async function picture(c: Context<App>): Promise<Response> {
  const hash = c.req.param('hash') ?? '';
  const kept = await bySlug<{ type: string; content: string }>(c.env.DB, 'pictures', hash);
  if (!kept) return notFound('Berkas');
  const bytes = Uint8Array.from(atob(kept.content), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': kept.type } });
}

export const drive = new Hono<App>()
  .get('/v1/file/:hash', picture)
  .use(needsAppToken)
  .post('/v1/upload', needsAccount(), upload);
