/** One answer to pass on, with the name of who has given it: as text, or as a picture. */
import { saveFile } from '../../ui/save-file';
import { plainAnswer } from './plain-answer';
import { drawAnswer, type Shared } from './share-image';

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'saved' | 'failed';

/** The answer in words. */
export function sharedText({ question, answer, brand, address }: Omit<Shared, 'logo'>): string {
  return `${question.trim()}\n\n${plainAnswer(answer)}\n\n— Asisten Belajar ${brand}\n${address}`;
}

/** By the platform's own sheet, or copied where there is none. */
export async function shareAsText(shared: Shared): Promise<ShareOutcome> {
  const text = sharedText(shared);
  const outcome = await bySheet({ text });
  if (outcome !== 'failed') return outcome;
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** By the platform's own sheet, or as a file where that takes none. */
export async function shareAsImage(shared: Shared): Promise<ShareOutcome> {
  const image = await drawAnswer(shared);
  if (image === null) return 'failed';
  const file = new File([image], 'jawaban-asisten.png', { type: 'image/png' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const outcome = await bySheet({ files: [file] });
    if (outcome !== 'failed') return outcome;
  }
  saveFile(file.name, file, file.type);
  return 'saved';
}

async function bySheet(what: ShareData): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'failed';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    // The visitor closed the sheet. Anything else, such as a policy: there is another way.
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
