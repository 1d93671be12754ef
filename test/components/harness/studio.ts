/** What specs of the studio look for and do as its writers. */

import { fireEvent, screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Account } from '../../cases/accounts';
// Its code takes longer to come than a page is waited for.
import '../../../app/areas/studio/pages/studio-write/rich-editor';
import { write } from './rooms';
import { visit } from './visit';

export const WRITER = 'Penulis Contoh';

/** The first sentence of what {@link writePost} writes. */
export const SENTENCE = 'Kalimat pertama yang ditulis.';

/** Goes to where a post is written and waits for the editor. */
export async function openWriting(place: string, account: Account = WRITER): Promise<UserEvent> {
  const user = await visit(`/Studio/Write/${place}`, account);
  await textBox();
  return user;
}

/** Where the text is written. */
export const textBox = () => screen.findByRole('textbox', { name: 'Isi' });

/** A field of the post by its label. */
export const postField = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(.*\\))?$`));

/** Writes at the end of a paragraph, the first where none is said, in one go as pasting does. */
export async function writeText(words: string, paragraph = 0): Promise<void> {
  const box = await textBox();
  const place = box.querySelectorAll(':scope > p')[paragraph];
  if (!place) throw new Error(`The text has no paragraph ${paragraph}`);
  box.focus();
  getSelection()?.selectAllChildren(place);
  getSelection()?.collapseToEnd();
  fireEvent(document, new Event('selectionchange'));
  const getData = (kind: string) => (kind === 'text/plain' ? words : '');
  fireEvent.paste(box, { clipboardData: { getData, types: ['text/plain'], files: [], items: [] } });
}

/** Fills in what a post needs. */
export async function writePost(user: UserEvent, title: string): Promise<void> {
  await write(user, await postField('Judul'), title);
  await write(user, await postField('Ringkasan'), 'Satu kalimat tentang isinya.');
  await writeText(SENTENCE);
}
