/**
 * Pictures and videos of a text from the platform. A picture is fetched by the edge, from the hosts that the
 * document's policy knows and no others (worker/core/src/api/image); a video is a link until it is pressed.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { originalOf, sourceOf } from '../image-source';
import { youtubeId } from '../youtube';

/** CSS pixels of a text's column at its widest. */
const WIDTH = 720;
const SIZES = `(min-width: 768px) ${WIDTH}px, 100vw`;

/** Where no block may stand: a parser would end these before it. */
const INLINE =
  /^(p|h[1-6]|a|abbr|acronym|b|bdi|bdo|big|button|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|pre|q|r[bpt]|ruby|s|samp|small|span|strike|strong|su[bp]|time|tt|u|var)$/;

/** A file of the site itself; nothing that does something when it is asked for. */
const OWN_FILE = /^\/(?!api\/|session\/)(?:[\w-]+\/)*[\w-]+\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

const LATE = { loading: 'lazy', decoding: 'async' };

/** Frames of the one host that is let in become links to what they show; all others stay as they are. */
export function videosAsLinks(parent: Root | Element, isInline = false): void {
  if (parent.type === 'element' && parent.tagName === 'a') return;
  parent.children = parent.children.map((node): RootContent => {
    if (node.type !== 'element') return node;
    const id = node.tagName === 'iframe' ? frameId(node) : null;
    if (id === null) {
      videosAsLinks(node, isInline || INLINE.test(node.tagName));
      return node;
    }
    const title = String(node.properties.title ?? '').trim() || 'Putar video';
    const href = `https://www.youtube.com/watch?v=${id}`;
    const link = element('a', { href }, [{ type: 'text', value: title }]);
    return isInline ? link : element('figure', {}, [link]);
  });
}

function frameId({ properties }: Element): string | null {
  const src = String(properties.src ?? '').trim();
  return youtubeId(src.startsWith('//') ? `https:${src}` : src);
}

/** Figures that hold a link to a video are marked, to be played where they stand (text-media.ts). */
export function markVideo(figure: Element): void {
  const [link, ...others] = figure.children.filter(isElement);
  const isVideo =
    link?.tagName === 'a' &&
    youtubeId(String(link.properties.href ?? '')) !== null &&
    others.every(({ tagName }) => tagName === 'figcaption');
  if (isVideo) figure.properties.dataVideo = '';
}

/**
 * Gives each picture its sizes. One that cannot be had from here leaves its words behind, as does every
 * one where data is saved, with the way to it.
 */
export function placePictures(parent: Root | Element, savesData: boolean, isLinked = false): void {
  const isIn = isLinked || (parent.type === 'element' && parent.tagName === 'a');
  parent.children = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.tagName === 'img') return pictureOf(node, savesData, isIn);
    placePictures(node, savesData, isIn);
    // A frame round nothing.
    return node.tagName === 'figure' && node.children.length === 0 ? [] : [node];
  });
}

function pictureOf(image: Element, savesData: boolean, isLinked: boolean): ElementContent[] {
  const { src = '', alt = '', width, height } = image.properties;
  const address = originalOf(String(src)) ?? String(src);
  const source = sourceOf(address, WIDTH, SIZES);
  const words = String(alt).trim();
  if (OWN_FILE.test(address)) return [element('img', { src: address, alt: words, ...LATE }, [])];
  if (source.srcSet === undefined) return words === '' ? [] : [{ type: 'text', value: words }];
  if (savesData) {
    const text: ElementContent = { type: 'text', value: `Lihat gambar${words && `: ${words}`}` };
    const away = { href: address, target: '_blank', rel: 'noopener noreferrer' };
    return isLinked ? [text] : [element('a', away, [text])];
  }
  const size = isSize(width) && isSize(height) ? { width, height } : {};
  const properties = {
    ...{ sizes: SIZES, srcSet: source.srcSet, src: source.src, alt: words },
    ...size,
    ...LATE,
  };
  return [element('img', properties, [])];
}

/** Pixels as they are written in an attribute. */
function isSize(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value);
}

function element(
  tagName: string,
  properties: Record<string, string>,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function isElement(node: RootContent): node is Element {
  return node.type === 'element';
}
