/** Files that a visitor chooses. */

import { fireEvent, screen } from '@testing-library/dom';
import './digest-stream';

/** A file of so many bytes, or with these. */
export function fileOf(name: string, type: string, content: number | BlobPart): File {
  const part = typeof content === 'number' ? new Uint8Array(content).fill(120) : content;
  return new File([part], name, { type });
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest picture there is; a file of another kind with its bytes where one is named. */
export function pictureFile(name = 'sampul.png', type = 'image/png'): File {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  return fileOf(name, type, bytes);
}

/** Chooses a file in the field of that label. */
export async function chooseFile(label: string | RegExp, file: File): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  const chosen = input.files && insideOf(input.files);
  if (!Array.isArray(chosen)) throw new Error(`${label} takes no files`);
  chosen.splice(0, chosen.length, insideOf(file));
  fireEvent.input(input);
  fireEvent.change(input);
}

/**
 * What the document here works with behind an object. No script can write a field's list of files, and a form
 * whose required file is not in that list is not sent.
 */
function insideOf(outside: object): unknown {
  const symbols = Object.getOwnPropertySymbols(outside);
  const inside = symbols.find(({ description }) => description === 'impl');
  return inside && Reflect.get(outside, inside);
}
