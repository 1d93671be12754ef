/**
 * Pictures and videos as the editor writes them: a figure with a picture and a line below it, and a figure
 * with a link to a video. A figure that says more than these can stays a kept part (kept-parts.ts), so that
 * nothing of it is lost.
 */
import { type Attributes, Node } from '@tiptap/core';
import { sourceOf } from '../../../../ui/image-source';
import { youtubeId } from '../../../../ui/youtube';
import { ATTRIBUTE as KEPT } from './kept-parts';

/** CSS pixels of the editor at its widest. */
const WIDTH = 720;

export const PICTURE = 'picture';
export const VIDEO = 'video';

/** Read before kept parts are. */
const FIRST = 70;

const hidden = (value: string): Attributes[string] => ({ default: value, rendered: false });

/** A picture with what it shows in words, and what stands below it. */
export const pictureNode = Node.create({
  name: PICTURE,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: hidden(''),
    alt: hidden(''),
    caption: hidden(''),
    width: hidden(''),
    height: hidden(''),
  }),
  parseHTML: () => [
    { tag: 'figure', priority: FIRST, getAttrs: pictureIn },
    { tag: `div[${KEPT}]`, priority: FIRST, getAttrs: (box) => pictureInBox(box) },
  ],
  // In a box, as kept parts are: an `img` that a serialiser makes is loaded at once.
  renderHTML: ({ node: { attrs } }) => ['div', { [KEPT]: pictureHtml(attrs) }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      const image = document.createElement('img');
      const caption = document.createElement('figcaption');
      const fill = (attrs: typeof node.attrs) => {
        const { src } = sourceOf(String(attrs.src), WIDTH);
        if (image.getAttribute('src') !== src) image.src = src;
        image.alt = String(attrs.alt);
        caption.textContent = String(attrs.caption);
      };
      fill(node.attrs);
      dom.append(image, caption);
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false;
          fill(next.attrs);
          return true;
        },
      };
    },
});

/** A video by its link, with its name. */
export const videoNode = Node.create({
  name: VIDEO,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: hidden(''), title: hidden('') }),
  parseHTML: () => [{ tag: 'figure', priority: FIRST, getAttrs: videoIn }],
  renderHTML: ({ node: { attrs } }) => ['figure', ['a', { href: attrs.href }, attrs.title]],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      dom.dataset.video = '';
      dom.textContent = `Video: ${node.attrs.title}`;
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false;
          dom.textContent = `Video: ${next.attrs.title}`;
          return true;
        },
      };
    },
});

/** The link that a video's figure holds. */
export function videoLink(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

const OF_PICTURES: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height']);

function pictureHtml({ src, alt, caption, width, height }: Record<string, string>): string {
  const whole = document.createElement('template');
  whole.innerHTML = '<figure><img></figure>';
  const figure = whole.content.firstElementChild;
  for (const [name, value] of Object.entries({ src, alt, width, height })) {
    const isSaid = name === 'alt' || value !== '';
    if (isSaid) figure?.firstElementChild?.setAttribute(name, value ?? '');
  }
  if (caption) {
    const line = whole.content.ownerDocument.createElement('figcaption');
    line.textContent = caption;
    figure?.append(line);
  }
  return whole.innerHTML;
}

function pictureInBox(box: HTMLElement): Record<string, string> | false {
  const whole = document.createElement('template');
  whole.innerHTML = box.getAttribute(KEPT) ?? '';
  const [figure, ...rest] = whole.content.children;
  const isFigure = figure instanceof HTMLElement && figure.localName === 'figure';
  return isFigure && rest.length === 0 && pictureIn(figure);
}

/** What a figure holds that is a picture with nothing but its words; false for any other. */
function pictureIn(figure: HTMLElement): Record<string, string> | false {
  const [image, caption, ...rest] = figure.children;
  if (!(image instanceof HTMLImageElement) || rest.length > 0 || !isPlain(figure)) return false;
  if ([...image.attributes].some(({ name }) => !OF_PICTURES.has(name))) return false;
  if (caption && (caption.localName !== 'figcaption' || !isTextAlone(caption))) return false;
  const of = (name: string) => image.getAttribute(name) ?? '';
  if (of('src') === '') return false;
  return {
    src: of('src'),
    alt: of('alt'),
    width: of('width'),
    height: of('height'),
    caption: caption?.textContent ?? '',
  };
}

function videoIn(figure: HTMLElement): Record<string, string> | false {
  const [link, ...rest] = figure.children;
  if (!(link instanceof HTMLAnchorElement) || rest.length > 0 || !isPlain(figure)) return false;
  const href = link.getAttribute('href') ?? '';
  const isAlone = link.attributes.length === 1 && link.children.length === 0;
  return isAlone && youtubeId(href) !== null && { href, title: link.textContent ?? '' };
}

/** Whether a figure says nothing by itself: no attribute, no words beside what it holds. */
function isPlain(figure: HTMLElement): boolean {
  const own = [...figure.childNodes].filter((node) => node.nodeType === 3);
  return figure.attributes.length === 0 && own.every(({ textContent }) => !textContent?.trim());
}

function isTextAlone(element: Element): boolean {
  return element.attributes.length === 0 && element.children.length === 0;
}
