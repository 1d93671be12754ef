/**
 * Passing the assistant's stream on, as it is done by hand: the visitor counted towards the same
 * limit, fetch, the runtime's own pipe, a last line that tells a whole answer from a cut one, and a
 * line logged for operators.
 */
import { Hono } from 'hono';

const lastLine = new TextEncoder().encode('\n{"done":true}\n');

export default new Hono().post('/api/assistant/*', async (c) => {
  const key = c.req.header('cf-connecting-ip') ?? 'local';
  const { success } = await c.env.LIMIT_CHAT.limit({ key });
  if (!success) return c.json({ status: false }, 429);
  const path = c.req.path.slice('/api/assistant'.length);
  const { query } = await c.req.json();
  const answer = await fetch(`${c.env.ASSISTANT_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
    body: JSON.stringify({ query, workspace_id: 'bench' }),
    redirect: 'manual',
    signal: c.req.raw.signal,
  });
  const line = { request: crypto.randomUUID(), route: 'api', subject: path, status: answer.status };
  console.log(JSON.stringify({ ...line, tenant: 'alpha', ms: 0 }));
  const { readable, writable } = new IdentityTransformStream();
  c.executionCtx.waitUntil(passOn(answer.body, writable));
  return new Response(readable, {
    status: answer.status,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store, no-transform' },
  });
});

async function passOn(body, target) {
  await body.pipeTo(target, { preventClose: true });
  const writer = target.getWriter();
  await writer.write(lastLine);
  await writer.close();
}
