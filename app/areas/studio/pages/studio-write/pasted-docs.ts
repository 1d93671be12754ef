/** What comes out of Google Docs, which says by styles what others say by elements. */
import { madeFor, STYLE } from './pasted-dom';

/** Makes the marks of Google Docs, and of others that write them as styles, into elements. */
export function readDocs(content: DocumentFragment): void {
  unwrap(content);
  dropBreaks(content);
  for (const span of [...content.querySelectorAll(`span[${STYLE}]`)]) {
    const style = span.getAttribute(STYLE) ?? '';
    for (const [says, name, within] of MARKS) {
      if (says.test(style) && !span.closest(within)) wrapContent(span, name);
    }
  }
}

/** What a style says, the element that says so, and within what it says nothing. */
const MARKS: readonly (readonly [says: RegExp, name: string, within: string])[] = [
  // A heading is bold by itself; "mso-bidi-font-weight" is said of other scripts alone.
  [/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i, 'strong', 'h1,h2,h3,h4,h5,h6,b,strong'],
  [/(?:^|[;\s])font-style:\s*italic/i, 'em', 'i,em'],
  [/(?:^|[;\s])text-decoration(?:-line)?:[^;]*line-through/i, 's', 's,del,strike'],
  // A link is underlined by itself.
  [/(?:^|[;\s])text-decoration(?:-line)?:[^;]*underline/i, 'u', 'a,u,h1,h2,h3,h4,h5,h6'],
  [/(?:^|[;\s])vertical-align:\s*super/i, 'sup', 'sup'],
  [/(?:^|[;\s])vertical-align:\s*sub\b/i, 'sub', 'sub'],
];

const NORMAL = /font-weight:\s*(?:normal|400)/i;

/** All of a text stands in a bold element that is none. */
function unwrap(content: DocumentFragment): void {
  for (const bold of [...content.querySelectorAll('b,strong')]) {
    const isNone = bold.id.startsWith('docs-internal-guid') || NORMAL.test(ownWeight(bold));
    if (isNone) bold.replaceWith(...bold.childNodes);
  }
}

function ownWeight(element: Element): string {
  const style = element.getAttribute(STYLE) ?? '';
  return style.split(';').find((one) => one.trim().startsWith('font-weight')) ?? '';
}

const BLOCK = 'p,h1,h2,h3,h4,h5,h6,ul,ol,table,div,hr,blockquote,pre';

/** An empty line between two blocks is a break of its own. */
function dropBreaks(content: DocumentFragment): void {
  for (const line of [...content.querySelectorAll('br')]) {
    const [before, after] = [beside(line, 'previousSibling'), beside(line, 'nextSibling')];
    const stands = [before, after].some((node) => isBlock(node));
    const isAlone = [before, after].every((node) => node === null || isBlock(node));
    if (stands && isAlone) line.remove();
  }
}

/** What stands next to a break but blanks and further breaks. */
function beside(line: Element, way: 'previousSibling' | 'nextSibling'): Node | null {
  let node = line[way];
  while (node !== null && isBlank(node)) node = node[way];
  return node;
}

function isBlank(node: Node): boolean {
  if (node instanceof Element) return node.localName === 'br';
  return node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '';
}

function isBlock(node: Node | null): boolean {
  return node instanceof Element && node.matches(BLOCK);
}

function wrapContent(element: Element, name: string): void {
  const mark = madeFor(element, name);
  mark.append(...element.childNodes);
  element.append(mark);
}
