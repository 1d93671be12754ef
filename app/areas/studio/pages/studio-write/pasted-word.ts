/**
 * What comes out of Word: lists, which are paragraphs that look like one, or in its online edition a list for
 * each item, and headings, which are known by their class or role alone.
 */
import { madeFor, STYLE } from './pasted-dom';

/** Reads Word's paragraphs as the lists and headings that they stand for. */
export function readWord(content: DocumentFragment): void {
  dropEmptyLines(content);
  wordLists(content);
  onlineLists(content);
  wordHeadings(content);
}

/** An empty paragraph is Word's distance between two others. */
function dropEmptyLines(content: DocumentFragment): void {
  for (const line of content.querySelectorAll('p[class^="Mso"]')) {
    const isEmpty = line.textContent.trim() === '' && line.querySelector('img') === null;
    if (isEmpty && line.closest('td,th') === null) line.remove();
  }
  // The mark at a paragraph's end.
  for (const mark of content.querySelectorAll('span.EOP')) mark.remove();
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
  const marked = LEVEL.exec(paragraph.getAttribute(STYLE) ?? '');
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
      if (item.type !== '') list.setAttribute('type', item.type);
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
  /** How its list counts (the `type` of `ol`); empty for numbers and bullets. */
  readonly type: string;
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
  const type = /^[aAiI]$/.test(number ?? '') ? (number ?? '') : '';
  return { element, isNumbered, number: Number(number), type };
}

/** Takes the sign out of a paragraph, and returns it. */
function signOf(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE) ?? ''),
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
  for (const title of content.querySelectorAll('p[role="heading"][aria-level]')) {
    const level = /^[1-6]$/.exec(title.getAttribute('aria-level') ?? '')?.[0] ?? '2';
    const heading = madeFor(title, `h${level}`);
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
  for (const title of content.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) {
    const heading = madeFor(title, 'h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** Word online writes each item as a list of its own, which tells its level. */
const WRAPPER = 'ListContainerWrapper';

function onlineLists(content: DocumentFragment): void {
  let open: { level: number; list: Element }[] = [];
  let before: Element | null = null;
  for (const wrapper of [...content.querySelectorAll(`div.${WRAPPER}`)]) {
    if (before === null || wrapper.previousElementSibling !== before) open = [];
    for (const list of [...wrapper.children]) {
      const item = list.querySelector(':scope > li');
      if (item === null) continue;
      const level = Number(item.getAttribute('data-aria-level') ?? 1);
      open = open.filter((one) => one.level <= level);
      const last = open.at(-1);
      if (last?.level === level && last.list.localName === list.localName) {
        last.list.append(...list.children);
        list.remove();
        continue;
      }
      open = open.filter((one) => one.level < level);
      open.at(-1)?.list.lastElementChild?.append(list);
      open = [...open, { level, list }];
    }
    if (wrapper.children.length > 0) before = wrapper;
    else wrapper.remove();
  }
}
