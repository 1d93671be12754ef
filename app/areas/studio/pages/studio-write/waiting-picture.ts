/**
 * The place of a pasted picture while it is on its way to the file drive. What is saved meanwhile holds a
 * paragraph there, with the line below the picture where it has one: no draft keeps the picture's bytes.
 */
import { type Editor, Node } from '@tiptap/core';
import { PICTURE } from './figure-nodes';
import type { SentPicture } from './use-picture-files';

const WAITING = 'waitingPicture';

/** The attribute of pasted HTML that names the file, which stands for the element. */
const FILE = 'data-waiting';
const CAPTION = 'data-caption';

/** Read before pictures and kept parts are. */
const FIRST = 80;

const hidden = (from: string) => ({
  default: '',
  rendered: false,
  parseHTML: (element: HTMLElement) => element.getAttribute(from) ?? '',
});

export const waitingPicture = Node.create({
  name: WAITING,
  group: 'block',
  atom: true,
  addAttributes: () => ({ file: hidden(FILE), alt: hidden('title'), caption: hidden(CAPTION) }),
  parseHTML: () => [{ tag: `figure[${FILE}]`, priority: FIRST }],
  renderHTML: ({ node: { attrs } }) => ['p', {}, ...(attrs.caption ? [attrs.caption] : [])],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      dom.setAttribute(FILE, String(node.attrs.file));
      dom.textContent = 'Gambar sedang diunggah…';
      return { dom };
    },
});

/** Blocks that hold a line of text, which a figure cannot stand in. */
const LINES = 'p,h1,h2,h3,h4,h5,h6';

/** Puts the place of a picture where its image stands in pasted HTML; a line that it stands in is parted. */
export function placeWaiting(image: Element, file: string): void {
  const place = image.ownerDocument.createElement('figure');
  place.setAttribute(FILE, file);
  place.setAttribute('title', image.getAttribute('alt') ?? '');
  const figure = image.closest('figure');
  if (figure !== null && figure.querySelectorAll('img').length === 1) {
    place.setAttribute(CAPTION, figure.textContent.trim());
    figure.replaceWith(place);
    return;
  }
  const line = image.closest(LINES);
  if (line === null) {
    image.replaceWith(place);
    return;
  }
  const rest = partedBefore(image, line);
  rest.before(place);
  image.remove();
  for (const part of [place.previousElementSibling, rest]) {
    if (part?.matches(LINES) && isEmpty(part)) part.remove();
  }
}

/** Moves what stands from `node` on in `line` into one of its kind behind it, and gives that one. */
function partedBefore(node: Element, line: Element): Element {
  const range = line.ownerDocument.createRange();
  range.setStartBefore(node);
  range.setEndAfter(line);
  const rest = range.extractContents();
  const behind = rest.firstElementChild;
  line.after(rest);
  return behind ?? line;
}

function isEmpty(line: Element): boolean {
  return line.textContent.trim() === '' && line.querySelector('img,br,figure') === null;
}

/** Whether the text has the place of that file. */
export function waitsFor(editor: Editor, file: string): boolean {
  return findWaiting(editor, file) !== null;
}

/** Puts a picture that is stored into its place; false where there is none. It is undone with what was pasted. */
export function fillWaiting(editor: Editor, file: string, { src, size }: SentPicture): boolean {
  const found = findWaiting(editor, file);
  const type = editor.schema.nodes[PICTURE];
  if (found === null || type === undefined) return false;
  const { alt, caption } = found.attrs;
  const width = String(size.width);
  const attrs = { src, alt, caption, width, height: String(size.height) };
  const { tr } = editor.state;
  editor.view.dispatch(
    tr.replaceWith(found.at, found.at + 1, type.create(attrs)).setMeta('addToHistory', false),
  );
  return true;
}

/** Takes the place of a picture out that could not be stored; the line below it stays. */
export function dropWaiting(editor: Editor, file: string): void {
  const found = findWaiting(editor, file);
  const type = editor.schema.nodes.paragraph;
  if (found === null || type === undefined) return;
  const { tr } = editor.state;
  const caption = found.attrs.caption ?? '';
  // A cell or an item may hold nothing else.
  const line = type.create(null, caption === '' ? null : editor.schema.text(caption));
  editor.view.dispatch(tr.replaceWith(found.at, found.at + 1, line).setMeta('addToHistory', false));
}

interface Found {
  readonly at: number;
  readonly attrs: Readonly<Record<string, string>>;
}

function findWaiting(editor: Editor, file: string): Found | null {
  let found: Found | null = null;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === WAITING && node.attrs.file === file) found = { at, attrs: node.attrs };
  });
  return found;
}
