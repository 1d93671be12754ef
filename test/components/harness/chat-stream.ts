/** The chat assistant's calls as the edge passes them on (worker/src/handlers/api/chat.rs, worker/core/src/api/chat.rs). */

import { ask } from './platform';

const encoder = new TextEncoder();
const DONE = encoder.encode('\n{"done":true}\n');
const BROKEN = encoder.encode('\n{"error":{"message":"Layanan terputus","statusCode":502}}\n');

/** Asks a question in a workspace with a session's token; the answer ends as the edge ends it. */
export async function askAssistant(
  workspaceId: string,
  { headers, body, signal }: RequestInit,
): Promise<Response> {
  const question = { ...JSON.parse(String(body)), workspace_id: workspaceId };
  const sent = { method: 'POST', headers, body: JSON.stringify(question) };
  const answer = await ask('assistant/v2/chat', sent as RequestInit);
  if (!answer.ok || answer.body === null) return answer;
  const { status, headers: told } = answer;
  return new Response(ended(answer.body, signal ?? null), { status, headers: told });
}

/** An answer with the line that tells how it has ended; whoever aborts it ends it at the platform too. */
function ended(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => {
        void reader.cancel();
        controller.error(signal.reason);
      });
    },
    async pull(controller) {
      const read = await reader.read().catch(() => null);
      if (signal?.aborted) return;
      if (read !== null && !read.done) return controller.enqueue(read.value);
      controller.enqueue(read === null ? BROKEN : DONE);
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
