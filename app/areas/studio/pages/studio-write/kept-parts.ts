/**
 * What older texts hold and the editor has no means to change: pictures in a line, figures that say more
 * than it can, videos, lists of terms. Each stays as it was written, shown as a box that can be moved and taken away. Their HTML
 * waits in an attribute, where nothing of it is loaded or run.
 */
import { Node } from '@tiptap/core';

/** What a box carries the HTML in that it stands for. */
export const ATTRIBUTE = 'data-kept';

const BLOCKS = ['figure', 'picture', 'video', 'audio', 'iframe', 'object', 'details', 'dl', 'svg'];

/** Stands between texts, and in a line of text. */
export const KEPT_PARTS = [
  part('keptBlock', 'block', 'div', BLOCKS),
  part('keptInline', 'inline', 'span', ['img', 'ruby']),
];

function part(name: string, group: 'block' | 'inline', box: string, tags: readonly string[]) {
  return Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    addAttributes: () => ({ html: { default: '', rendered: false, parseHTML: () => null } }),
    parseHTML: () => [
      {
        tag: `${box}[${ATTRIBUTE}]`,
        getAttrs: (element) => ({ html: element.getAttribute(ATTRIBUTE) }),
      },
      ...tags.map((tag) => ({
        tag,
        // Before the rules for what stands in it, such as a figure's paragraphs.
        priority: 60,
        getAttrs: (element: HTMLElement) => ({ html: element.outerHTML }),
      })),
    ],
    renderHTML: ({ node }) => [
      box,
      { [ATTRIBUTE]: node.attrs.html },
      labelOf(String(node.attrs.html)),
    ],
  });
}

/** The editor's HTML with its boxes put back into what they stand for. */
export function unboxed(html: string): string {
  if (!html.includes(ATTRIBUTE)) return html;
  // A template's content belongs to a document that loads and runs nothing.
  const whole = document.createElement('template');
  whole.innerHTML = html;
  for (const box of whole.content.querySelectorAll(`[${ATTRIBUTE}]`)) {
    const own = document.createElement('template');
    own.innerHTML = box.getAttribute(ATTRIBUTE) ?? '';
    box.replaceWith(own.content);
  }
  return whole.innerHTML;
}

const NAMES: Readonly<Record<string, string>> = {
  img: 'Gambar',
  figure: 'Gambar',
  picture: 'Gambar',
  svg: 'Gambar',
  video: 'Video',
  iframe: 'Sematan',
  object: 'Sematan',
  audio: 'Suara',
  details: 'Bagian yang bisa dibuka',
  dl: 'Daftar istilah',
  ruby: 'Cara baca',
};

/** What the box says: which part it is, and its own words. */
function labelOf(html: string): string {
  const own = document.createElement('template');
  own.innerHTML = html;
  const element = own.content.firstElementChild;
  const name = NAMES[element?.localName ?? ''] ?? 'Bagian lama';
  const picture = element?.matches('img') ? element : element?.querySelector('img');
  const words = element?.textContent?.trim() || picture?.getAttribute('alt') || '';
  return words === '' ? name : `${name}: ${words.slice(0, 80)}`;
}
