/** The head that the edge writes for an address, as far as it goes: of the document no more is read. */
import { abortAfter } from '../core/abort-after';
import { parseDocument } from '../core/parse-document';

/** More of a document is not waited for, in characters: its head is shorter. */
const MOST_CHARACTERS = 200_000;

/** A head that has not come by then is done without, in milliseconds. */
const PATIENCE_MS = 10_000;

const END = '</head>';

/**
 * The head of the document at a path of this site, as anybody gets it who is not signed in. Null where
 * there is none, and once nobody wants it any more. Rejects where the edge cannot be reached.
 */
export async function headOf(
  path: string,
  isWanted: () => boolean,
): Promise<HTMLHeadElement | null> {
  const response = await fetch(path, {
    credentials: 'omit',
    headers: { accept: 'text/html' },
    signal: abortAfter(PATIENCE_MS),
  });
  const html = await beginning(response, isWanted);
  return html === null ? null : parseDocument(html).head;
}

/** What stands before the end of the head; the rest of the answer is turned down. */
export async function beginning(
  response: Response,
  isWanted: () => boolean,
): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return null;
  const turnDown = () => void reader.cancel().catch(() => {});
  const decoder = new TextDecoder();
  let html = '';
  while (response.status === 200 && isWanted() && html.length < MOST_CHARACTERS) {
    const { done, value } = await reader.read();
    html += decoder.decode(value, { stream: !done });
    const end = html.indexOf(END);
    if (end >= 0) {
      turnDown();
      return html.slice(0, end);
    }
    if (done) return null;
  }
  turnDown();
  return null;
}
