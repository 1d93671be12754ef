/** The assistant service: sign-in, streamed chat, stored conversations (spec section 7). */

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { openSession, subjectOf } from '../accounts';
import { compose, phrases } from '../chat/compose';
import { quiz } from '../chat/quiz';
import { rich } from '../chat/rich';
import { runaway } from '../chat/runaway';
import { answerStream, withoutSwitches } from '../chat/stream';
import { ensureContents } from '../contents/contents';
import type { App } from '../env';
import { bearerOf } from '../guard';
import { bodyOf, paging, problems, textOf } from '../input';
import { fail, invalid, notFound, ok } from '../respond';
import { type Condition, count, insert, list, removeWhere } from '../store';
import { contentsKey, siteOfWorkspace } from '../tenants';

const PASSWORD = 'belajar123';

/** One question and its answer. */
interface Message {
  conversationId: string;
  email: string;
  query: string;
  response: string;
  message_id: string;
}

type Stored = Message & { id: number; createdAt: string };

const needsBearer: MiddlewareHandler<App> = async (c, next) => {
  const email = await subjectOf(c.env.DB, 'assistant', bearerOf(c));
  if (!email) return fail(401, 'Silakan masuk ke asisten terlebih dahulu');
  c.set('email', email);
  return next();
};

async function login(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, { email: '!email', password: '!short' });
  if (errors) return invalid(errors);
  const email = textOf(body, 'email').toLowerCase();
  if (!email.endsWith('@contoh.id') || textOf(body, 'password') !== PASSWORD) {
    return fail(401, 'Surel atau kata sandi tidak sesuai');
  }
  return ok({ token: await openSession(c.env.DB, 'assistant', email) }, 'Berhasil masuk');
}

const own = (c: Context<App>, conversationId: string): Condition => [
  "doc ->> '$.conversationId' = ? AND doc ->> '$.email' = ?",
  conversationId,
  c.get('email'),
];

async function chat(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, { workspace_id: '!short', query: '!', conversation_id: 'short' });
  if (errors) return invalid(errors);
  const site = siteOfWorkspace(textOf(body, 'workspace_id'));
  if (!site) return invalid({ workspace_id: ['Ruang kerja tidak dikenal'] });
  const query = textOf(body, 'query');
  if (query.includes('[[401]]')) return fail(401, 'Sesi asisten sudah berakhir');
  if (query.includes('[[500]]')) return fail(500, 'Asisten sedang mengalami gangguan');
  const continued = textOf(body, 'conversation_id');
  if (continued !== '' && (await count(c.env.DB, 'messages', own(c, continued))) === 0) {
    return notFound('Percakapan');
  }
  const conversationId = continued || crypto.randomUUID();
  const messageId = crypto.randomUUID();
  const contents = await ensureContents(c.env.DB, contentsKey(site));
  const answer =
    runaway(query) ??
    (await quiz(c.env.DB, contents, query)) ??
    (await rich(c.env.DB, contents, query)) ??
    (await compose(c.env.DB, contents, withoutSwitches(query) || query));
  await insert<Message>(c.env.DB, 'messages', {
    conversationId,
    email: c.get('email'),
    query,
    response: answer,
    message_id: messageId,
  });
  const ids = { message_id: messageId, id: conversationId };
  return new Response(answerStream(query, phrases(answer), ids, c.req.raw.signal), {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  });
}

async function messages(c: Context<App>): Promise<Response> {
  const where = [own(c, c.req.param('id') ?? '')];
  const page = await list<Stored>(c.env.DB, 'messages', { where, ...paging(c) });
  if (page.totalItems === 0) return notFound('Percakapan');
  const items = page.items.map(({ query, response, message_id, createdAt }) => ({
    query,
    response: { value: response },
    message_id,
    created_at: createdAt,
  }));
  return ok({ ...page, items });
}

async function forget(c: Context<App>): Promise<Response> {
  const removed = await removeWhere(c.env.DB, 'messages', own(c, c.req.param('id') ?? ''));
  return removed > 0 ? ok(null, 'Percakapan dihapus') : notFound('Percakapan');
}

export const assistant = new Hono<App>()
  .post('/v1/identity/login', login)
  .use(needsBearer)
  .get('/v1/identity/me', (c) => {
    const email = c.get('email');
    return ok({ id: email, email, name: email.split('@')[0] });
  })
  .post('/v2/chat', chat)
  .get('/v1/conversations/:id/messages', messages)
  .delete('/v1/conversations/:id', forget);
