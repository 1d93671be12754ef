/**
 * What comes out of other programs, made into what the editor reads: lists of Word, which are paragraphs that
 * look like one, marks of Google Docs, which are styles. Its DOM is that of a document that loads and runs
 * nothing.
 */

/** What was pasted, and what of it does not come along. */
export interface Pasted {
  readonly html: string;
  /** How many pictures it had. */
  readonly lostPictures: number;
}

/** What the editor itself has put into the clipboard says so. */
const OWN = 'data-pm-slice';

/** Styles are read and never applied: the document's policy lets none in that it does not know. */
const SAID = 'data-said';
const TAG = /<[a-z][^>]*>/gi;
const STYLE = /\sstyle\s*=/gi;

/** Makes pasted HTML readable for the editor. Pictures of others stay behind: they are not ours to link to. */
export function readPasted(html: string): Pasted {
  if (html.includes(OWN)) return { html, lostPictures: 0 };
  const whole = document.createElement('template');
  whole.innerHTML = html.replace(TAG, (tag) => tag.replace(STYLE, ` ${SAID}=`));
  const { content } = whole;
  wordLists(content);
  wordHeadings(content);
  docsMarks(content);
  const pictures = [...content.querySelectorAll('img')];
  for (const picture of pictures) picture.remove();
  return { html: whole.innerHTML, lostPictures: pictures.length };
}

/** "mso-list:l0 level2 lfo1": an item of the second level. */
const LEVEL = /mso-list:(?!\s*(?:ignore|none))[^;"]*?(?:level(\d)|$|;)/i;

/** The style of an item, which stays where a browser has taken the list's own marks out; "MsoListBullet2". */
const ITEM = /\bMsoList(?:Paragraph|Bullet|Number)\w*?([2-5]?)\b/;
const ITEM_BY_ITSELF = /\bMsoList(?:Bullet|Number)/;

/** The sign before an item, with the blanks that Word puts behind it. */
const SIGN = /^[\s\u00a0]*(?:[·•\u25aa§\u25e6\u2023o–-]|(?:\d{1,3}|[a-z]|[ivx]+)[.)])[\s\u00a0]+/i;
const PADDED_SIGN =
  /^[\s\u00a0]*(?:[·•\u25aa§\u25e6\u2023]|(?:\d{1,3}|[a-z]|[ivx]+)[.)])\u00a0[\s\u00a0]+/i;

/** A number or a letter before an item, and not a bullet. */
const NUMBERED = /^[\s\u00a0]*(\d+|[a-z]|[ivx]+)[.)]/i;

/** How deep in a list a paragraph of Word stands; 0 for one that is no item. */
function levelOf(paragraph: HTMLElement): number {
  const marked = LEVEL.exec(paragraph.getAttribute(SAID) ?? '');
  if (marked) return Number(marked[1] ?? 1);
  const text = paragraph.textContent;
  const styled = ITEM.exec(paragraph.className);
  if (styled && (ITEM_BY_ITSELF.test(paragraph.className) || SIGN.test(text))) {
    return Number(styled[1] || 1);
  }
  return PADDED_SIGN.test(text) ? 1 : 0;
}

/** Paragraphs that Word writes for the items of a list become one, with those of lower levels in it. */
function wordLists(content: DocumentFragment): void {
  let open: { level: number; list: HTMLElement }[] = [];
  for (const paragraph of [...content.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) {
      open = [];
      continue;
    }
    const follows = open[0] !== undefined && open[0].list === paragraph.previousElementSibling;
    if (!follows) open = [];
    open = open.filter((one) => one.level <= level);
    const item = itemOf(paragraph);
    if (open.at(-1)?.level !== level) {
      const list = madeFor(paragraph, item.isNumbered ? 'ol' : 'ul');
      if (item.number > 1) list.setAttribute('start', String(item.number));
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open = [...open, { level, list }];
    }
    open.at(-1)?.list.append(item.element);
    paragraph.remove();
  }
}

interface Item {
  readonly element: HTMLElement;
  readonly isNumbered: boolean;
  /** Its number; NaN for a letter or a bullet. */
  readonly number: number;
}

/** A paragraph as an item, without the sign that Word puts before it. */
function itemOf(paragraph: HTMLElement): Item {
  const sign = signOf(paragraph);
  const [, number] = NUMBERED.exec(sign) ?? [];
  const isNumbered = number !== undefined || /\bMsoListNumber/.test(paragraph.className);
  const element = madeFor(paragraph, 'li');
  const text = madeFor(paragraph, 'p');
  text.append(...paragraph.childNodes);
  element.append(text);
  return { element, isNumbered, number: Number(number) };
}

/** Takes the sign out of a paragraph, and returns it. */
function signOf(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(SAID) ?? ''),
  );
  const sign = marked?.textContent ?? SIGN.exec(paragraph.textContent)?.[0] ?? '';
  if (marked) marked.remove();
  else cutStart(paragraph, sign.length);
  return sign;
}

/** Cuts the first characters out of an element's texts. */
function cutStart(element: HTMLElement, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0 && texts.nextNode(); ) {
    const { currentNode: text } = texts;
    const before = text.nodeValue ?? '';
    text.nodeValue = before.slice(left);
    left -= Math.min(left, before.length);
  }
}

/** Titles that Word knows by their class alone. */
function wordHeadings(content: DocumentFragment): void {
  for (const title of content.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) {
    const heading = madeFor(title, 'h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** Google Docs wraps all in a bold element that is none, and marks words by their style. */
function docsMarks(content: DocumentFragment): void {
  for (const wrapper of content.querySelectorAll('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of [...content.querySelectorAll(`span[${SAID}]`)]) {
    const style = span.getAttribute(SAID) ?? '';
    // A heading is bold by itself.
    const isBold =
      /font-weight:\s*(bold|[6-9]00)/i.test(style) && !span.closest('h1,h2,h3,h4,h5,h6');
    const isSlanted = /font-style:\s*italic/i.test(style);
    if (isBold) wrapContent(span, 'strong');
    if (isSlanted) wrapContent(span, 'em');
  }
}

function wrapContent(element: Element, name: string): void {
  const mark = madeFor(element, name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** An element of the same document: in the page's own one a picture would be loaded at once. */
function madeFor(like: Element, name: string): HTMLElement {
  return like.ownerDocument.createElement(name);
}
