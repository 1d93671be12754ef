/**
 * The chat assistant as it is done by hand, with all that the site does for a question: the tenant by
 * host, the visitor counted towards the same limit, the session's cookie as a bearer, a question that
 * is checked and goes into the tenant's workspace, 30 s for the first byte and 10 minutes for all, the
 * runtime's own pipe, a last line that tells a whole answer from a cut one, the same headers, and a
 * line logged for operators.
 */
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { tenantOf } from './tenant.mjs';

const FIRST_BYTE_MS = 30_000;
const LONGEST_MS = 600_000;
const LIMIT_MS = 500;

const encoder = new TextEncoder();
const doneLine = encoder.encode('\n{"done":true}\n');
const errorLine = (message, statusCode) =>
  encoder.encode(`\n${JSON.stringify({ error: { message, statusCode } })}\n`);

const dataOnly = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const app = new Hono();

app.onError((error, c) => {
  const statusCode = error instanceof Refusal ? error.status : 500;
  const body = { status: false, message: error.message, statusCode, data: null };
  return c.json(body, statusCode, { ...dataOnly, 'cache-control': 'no-store' });
});

app.post('/api/assistant/*', async (c) => {
  const began = Date.now();
  const tenant = tenantOf(c.req.header('host') ?? '');
  const requestId = requestIdOf(c.req.header('x-request-id'));
  const token = admitted(c);
  await counted(c.env.LIMIT_CHAT, `${tenant.key}:${c.req.header('cf-connecting-ip') ?? 'local'}`);
  const question = questionOf(await c.req.text());
  const path = c.req.path.slice('/api/assistant'.length);
  const own = new AbortController();
  const { answer, first } = await within(
    FIRST_BYTE_MS,
    own,
    firstOf(`${c.env.ASSISTANT_URL}${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/x-ndjson, application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': requestId,
      },
      body: JSON.stringify({ workspace_id: tenant.workspaceId, ...question }),
      redirect: 'manual',
      signal: AbortSignal.any([own.signal, c.req.raw.signal]),
    }),
  );
  if (!/^application\/(x-ndjson|json)\b/.test(answer.headers.get('content-type') ?? '')) {
    own.abort();
    throw new Refusal(502, 'Layanan sedang terganggu');
  }
  const ms = Date.now() - began;
  const line = { request: requestId, tenant: tenant.key, route: 'api', subject: path };
  console.log(JSON.stringify({ ...line, status: answer.status, ms, upstream: 'assistant' }));
  const { readable, writable } = new IdentityTransformStream();
  c.executionCtx.waitUntil(passOn(first, answer.body, writable, own));
  return new Response(readable, {
    status: answer.status,
    headers: {
      'x-tenant': tenant.key,
      'x-tenant-source': 'host',
      'x-request-id': requestId,
      ...dataOnly,
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store, no-transform',
      'server-timing': `edge;dur=${ms}`,
    },
  });
});

const requestIdOf = (given) =>
  given && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID().replaceAll('-', '');

/** The visitor's token, where the question comes from the site's own pages and has a body to read. */
function admitted(c) {
  const { origin } = new URL(c.req.url);
  const [from, fetchSite] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
  if ((!from && !fetchSite) || (from ?? origin) !== origin) throw new Refusal(403, 'Ditolak');
  if ((fetchSite ?? 'same-origin') !== 'same-origin') throw new Refusal(403, 'Ditolak');
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'Jenis isi tidak dikenal');
  }
  if (Number(c.req.header('content-length')) > 256 * 1024) throw new Refusal(413, 'Terlalu besar');
  const token = getCookie(c, 'assistant_token');
  if (!token) throw new Refusal(401, 'Silakan masuk');
  return token;
}

/** Lets everybody through whom a limiter that fails or hangs has no answer for. */
async function counted(limiter, key) {
  const { success } = await within(LIMIT_MS, undefined, limiter.limit({ key })).catch(() => ({
    success: true,
  }));
  if (!success) throw new Refusal(429, 'Terlalu banyak pertanyaan');
}

function questionOf(text) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Isi tidak dapat dibaca');
  }
  const query = typeof body?.query === 'string' ? body.query.trim() : '';
  if (query === '' || [...query].length > 8000) throw new Refusal(400, 'Tulis pertanyaanmu');
  const id = body.conversation_id;
  if (id === undefined || id === null || id === '') return { query };
  if (typeof id !== 'string' || !/^[\w.~-]{1,128}$/.test(id)) throw new Refusal(400, 'Tidak benar');
  return { query, conversation_id: id };
}

/** What a promise comes to, if that is soon; `own` is aborted where it is not. */
async function within(ms, own, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      own?.abort();
      reject(new Refusal(504, 'Terlalu lama'));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An answer, once its first bytes are there: until then it can still be an error. */
async function firstOf(url, init) {
  const answer = await fetch(url, init).catch(() => {
    throw new Refusal(502, 'Layanan sedang terganggu');
  });
  if (!answer.ok) throw new Refusal(answer.status, 'Layanan sedang terganggu');
  const reader = answer.body.getReader();
  const { value: first } = await reader.read();
  reader.releaseLock();
  return { answer, first };
}

async function passOn(first, body, target, own) {
  const last = await within(LONGEST_MS, own, move(first, body, target)).then(
    () => doneLine,
    (error) => errorLine(error.message, error instanceof Refusal ? error.status : 502),
  );
  const writer = target.getWriter();
  await writer.write(last);
  await writer.close();
}

async function move(first, body, target) {
  if (!first) return;
  const writer = target.getWriter();
  await writer.write(first);
  writer.releaseLock();
  await body.pipeTo(target, { preventClose: true, preventAbort: true });
}

export default app;
