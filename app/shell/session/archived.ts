/**
 * What earlier versions kept of what was said in conversations: in the archive, by the conversation's id.
 * Whose one is, the history in local storage says that lists it. It is moved over once the assistant is
 * opened (`areas/chat/former-conversations.ts`), and is taken along until then.
 */
import type { App } from '../../core/app';
import { createArchive } from '../../core/record-database';
import { isRecord } from '../../core/schema';
import type { Traces } from './left-behind';

const HISTORY = /(^|:)chat:(of:.*:)?history$/;

/** With what was said in the conversations among them. Rejects when the archive does not tell it. */
export async function withArchived(app: App, traces: Traces): Promise<Traces> {
  const archive = app.service(createArchive);
  const said: Record<string, unknown> = {};
  for (const [key, history] of Object.entries(traces)) {
    if (!HISTORY.test(key)) continue;
    for (const id of idsIn(history)) {
      const name = `${key.slice(0, -'history'.length)}turns:${id}`;
      const kept = await archive.read(id);
      if (kept !== undefined) said[name] = joined(kept, traces[name]);
    }
  }
  return { ...traces, ...said };
}

function idsIn(history: unknown): string[] {
  if (!Array.isArray(history)) return [];
  return history.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.conversation_id === 'string' ? [entry.conversation_id] : [],
  );
}

/** What has not been carried to the archive yet is newer. */
function joined(archived: unknown, here: unknown): unknown {
  if (!Array.isArray(archived) || !Array.isArray(here)) return here ?? archived;
  const messages = new Set(here.map(messageOf));
  return [...archived.filter((turn) => !messages.has(messageOf(turn))), ...here];
}

function messageOf(turn: unknown): unknown {
  return isRecord(turn) ? turn.message_id : undefined;
}
