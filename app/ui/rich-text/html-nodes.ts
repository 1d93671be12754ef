/** What both parsers make of an element, and the way back: a tree as HTML. */
import type { Element, ElementContent, Root, RootContent } from 'hast';

/** How deep elements may stand in each other. Browsers stop somewhere too, each at its own depth. */
export const MOST_DEEP = 100;

/** By attribute, the name that trees have for it. All others are left out. */
const PROPERTIES = {
  ...{ href: 'href', title: 'title', colspan: 'colSpan', rowspan: 'rowSpan' },
  ...{ src: 'src', alt: 'alt', width: 'width', height: 'height' },
  ...{ lang: 'lang', dir: 'dir', start: 'start', reversed: 'reversed', type: 'type' },
  ...{ value: 'value', datetime: 'dateTime', open: 'open', span: 'span', scope: 'scope' },
  ...{ abbr: 'abbr' },
};

const WRITTEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PROPERTIES).map(([name, property]) => [property, name])),
  ...{ id: 'id', target: 'target', rel: 'rel', dataVideo: 'data-video' },
  ...{ sizes: 'sizes', srcSet: 'srcset', loading: 'loading', decoding: 'decoding' },
};

const VOID = ['br', 'hr', 'img', 'col', 'wbr'];

/** An element with the few attributes that are looked at; `attribute` gives one's value, or null. */
export function elementOf(
  tagName: string,
  attribute: (name: string) => string | null,
  children: readonly RootContent[],
): Element {
  const properties: Record<string, string> = {};
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = attribute(name);
    if (value !== null) properties[property] = name === 'href' ? plainAddress(value) : value;
  }
  return { type: 'element', tagName, properties, children: children.filter(isContent) };
}

/** Without the blanks that browsers overlook, and with its scheme in the spelling that lists know. */
function plainAddress(href: string): string {
  return href.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
}

/** The tree as HTML. It must hold elements alone whose text is plain: no scripts, styles, textareas. */
export function htmlOf({ children }: Root | Element): string {
  return children.map((node) => (node.type === 'element' ? tagged(node) : textOf(node))).join('');
}

/** The text in a tree or element, without its tags. */
export function plainTextOf({ children }: Root | Element): string {
  return children
    .map((node) => {
      if (node.type === 'element') return plainTextOf(node);
      return node.type === 'text' ? node.value : '';
    })
    .join('');
}

function tagged(element: Element): string {
  const { tagName, properties } = element;
  const attributes = Object.entries(WRITTEN).flatMap(([property, name]) => {
    const value = properties[property];
    return value === undefined ? [] : [` ${name}="${escaped(String(value), /[&"<>]/g)}"`];
  });
  const opening = `<${tagName}${attributes.join('')}>`;
  return VOID.includes(tagName) ? opening : `${opening}${htmlOf(element)}</${tagName}>`;
}

function textOf(node: RootContent): string {
  return node.type === 'text' ? escaped(node.value, /[&<>]/g) : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string, what: RegExp): string {
  return text.replace(what, (sign) => ENTITIES[sign] ?? sign);
}

function isContent(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'text';
}
