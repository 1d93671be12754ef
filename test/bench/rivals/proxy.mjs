/** Passing the assistant's stream on, as it is done by hand: fetch, and hand the body over. */
import { Hono } from 'hono';

export default new Hono().post('/api/assistant/*', async (c) => {
  const path = c.req.path.slice('/api/assistant'.length);
  const { query } = await c.req.json();
  const answer = await fetch(`${c.env.ASSISTANT_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
    body: JSON.stringify({ query, workspace_id: 'bench' }),
    redirect: 'manual',
    signal: c.req.raw.signal,
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store, no-transform' },
  });
});
