/**
 * What was said in conversations, which stands in the archive by the conversation's id. Whose one is,
 * the history says that lists it: so it is out of sight with its owner, comes back with them, and is
 * nobody's once no history lists it.
 */
import type { App } from '../core/app';
import { type Archive, createArchive } from '../core/archive';
import { isRecord } from '../core/schema';
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

/**
 * Deletes what was said in conversations that no history of this browser lists any more. Never
 * rejects: what could not be reached is deleted when the assistant is opened next.
 */
export async function forgetUnlisted(app: Pick<App, 'store'>, archive: Archive): Promise<void> {
  const names = await archive.names().catch(() => []);
  if (names.length === 0) return;
  const keys = app.store.keys();
  // A storage that cannot be read lists nothing, and says nothing about what is listed.
  if (keys.length === 0) return;
  const histories = keys.filter((key) => HISTORY.test(key)).map((key) => app.store.get(key));
  const listed = new Set(histories.flatMap((history) => idsIn(parsed(history))));
  const unlisted = names.filter((name) => !listed.has(name));
  if (unlisted.length > 0) await archive.remove(unlisted).catch(() => {});
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

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
