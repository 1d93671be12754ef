/**
 * The one way HTML from the platform becomes HTML of a page: sanitised, its headings put in place.
 * Browser and edge make the very same string of it: each has a parser that follows the standard, and
 * all that is done with its tree is the same code.
 */
import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { treeOf } from '#html-tree';
import { readLink } from '../../core/link';
import { createHeadingIds } from './heading-ids';
import { htmlOf, plainTextOf } from './html-nodes';
import { markVideo, placePictures, videosAsLinks } from './media';
import { SCHEMA, withCurrentNames } from './text-schema';

const LOWEST = 6;

/** A heading of the text that can be linked to. */
export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

export interface SafeText {
  readonly html: string;
  /** Headings of the text's highest level, in order. */
  readonly headings: readonly TextHeading[];
}

/**
 * Sanitises some HTML: text with simple structure and pictures, no scripts, styles or frames. Its
 * highest heading becomes one of level `top`, the others keep their distance to it, so that the
 * page's outline has no gaps. Headings of that level get ids. For who saves data pictures are links.
 */
export function safeText(html: string, top: number, savesData = false): SafeText {
  const source = treeOf(plainSource(html));
  videosAsLinks(source);
  withCurrentNames(source);
  const cleaned = sanitize(source, SCHEMA);
  const tree: Root = cleaned.type === 'root' ? cleaned : { type: 'root', children: [] };
  const elements = elementsIn(tree);
  for (const element of elements) if (element.tagName === 'a') mendLink(element);
  for (const element of elements) if (element.tagName === 'figure') markVideo(element);
  placePictures(tree, savesData);
  const headings = placeHeadings(elements, top);
  return { html: htmlOf(tree), headings };
}

/**
 * The source without what parsers of different age read differently: lists of options, which are no
 * part of a text anyway, get a name that means nothing to any of them; zero characters go.
 */
function plainSource(html: string): string {
  return html.replaceAll('\0', '').replace(/(<\/?)(?=(select|option|optgroup)\b)/gi, '$1x-');
}

function elementsIn(parent: Root | Element): Element[] {
  return parent.children.flatMap((node) =>
    node.type === 'element' ? [node, ...elementsIn(node)] : [],
  );
}

/** A link leads where link.ts lets it; one that leaves the site opens beside it, and tells nothing. */
function mendLink({ properties }: Element): void {
  const link = readLink(String(properties.href ?? ''));
  delete properties.href;
  if (link === null) return;
  properties.href = link.href;
  if (link.kind !== 'web') return;
  properties.target = '_blank';
  properties.rel = 'noopener noreferrer';
}

function placeHeadings(elements: readonly Element[], top: number): TextHeading[] {
  const found = elements.flatMap((element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    return level === undefined ? [] : [{ element, level: Number(level) }];
  });
  const highest = Math.min(...found.map(({ level }) => level));
  const idOf = createHeadingIds();
  return found.flatMap(({ element, level }) => {
    const moved = Math.min(LOWEST, level - highest + top);
    element.tagName = `h${moved}`;
    const text = plainTextOf(element).trim();
    if (moved !== top || text === '') return [];
    const id = idOf(text);
    element.properties.id = id;
    return [{ id, text }];
  });
}
