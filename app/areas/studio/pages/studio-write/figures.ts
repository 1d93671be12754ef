/** What the editor does with pictures and videos of a text. */
import type { Editor } from '@tiptap/core';
import { youtubeId } from '../../../../ui/youtube';
import { PICTURE, VIDEO, videoLink } from './figure-nodes';
import { ownStep } from './own-step';
import type { SentPicture } from './use-picture-files';

/** A figure that is selected: where it stands, and what it holds. */
export interface SelectedFigure {
  readonly kind: typeof PICTURE | typeof VIDEO;
  readonly at: number;
  readonly attrs: Readonly<Record<string, string>>;
}

/** The figure that is selected; null where none is. */
export function selectedFigure(editor: Editor): SelectedFigure | null {
  const { from } = editor.state.selection;
  const node = editor.state.doc.nodeAt(from);
  const kind = [PICTURE, VIDEO].find((name) => editor.isActive(name) && node?.type.name === name);
  if (kind === undefined || node === null) return null;
  return { kind: kind === PICTURE ? PICTURE : VIDEO, at: from, attrs: node.attrs };
}

/** Where the pictures stand that nobody has put into words yet. */
export function wordlessPictures(editor: Editor): number[] {
  const found: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === PICTURE && String(node.attrs.alt).trim() === '') found.push(at);
  });
  return found;
}

/** Changes a figure where it stands. It stays selected, which a node put in its place would not. */
export function setFigure(editor: Editor, at: number, name: string, value: string): void {
  editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, value));
}

/** The cursor stays where somebody may be writing by now. */
const STAY = { updateSelection: false };

/** Puts a picture below the paragraph that the cursor is in: no sentence is parted by it. */
export function insertPicture(editor: Editor, { src, size }: SentPicture): void {
  const attrs = { src, width: String(size.width), height: String(size.height) };
  ownStep(editor).insertContentAt(placeBelow(editor), { type: PICTURE, attrs }, STAY).run();
}

/** Puts a video below the paragraph; false where the address is none of a video that can be shown. */
export function insertVideo(editor: Editor, address: string): boolean {
  const id = youtubeId(address.trim());
  if (id === null) return false;
  const attrs = { href: videoLink(id), title: 'Putar video' };
  return ownStep(editor).insertContentAt(placeBelow(editor), { type: VIDEO, attrs }, STAY).run();
}

function placeBelow(editor: Editor): number {
  const { $to } = editor.state.selection;
  return $to.depth > 0 ? $to.after(1) : $to.pos;
}

/** The pictures among files; a list of none where the clipboard says the same in words. */
export function picturesIn(data: DataTransfer | null): File[] {
  return filesIn(data).filter(({ type }) => type.startsWith('image/'));
}

/** The files that were dropped or pasted; a list of none where the same is said in words. */
export function filesIn(data: DataTransfer | null): File[] {
  if (data === null || data.files.length === 0) return [];
  const page = document.createElement('template');
  page.innerHTML = data.getData('text/html');
  // Word hands over a picture of the text beside the text itself.
  return page.content.textContent?.trim() ? [] : [...data.files];
}
