/** What of a page's markup somebody sees who has no script: by what the markup says, as its styles do. */

export interface ShownElement {
  readonly tag: string;
  /** As they are written, with a blank before each. */
  readonly attributes: string;
  /** The attributes of the form that it is in; null outside of one. */
  readonly form: string | null;
  /** The number of the section that it stands in, in the page's order; 0 outside of one. */
  readonly section: number;
  /** The words in it, without those of what is in it itself. */
  text: string;
}

interface Open {
  readonly element: ShownElement;
  readonly isHidden: boolean;
  /** What the edge has rendered for them alone stands in place of what comes next to it. */
  isReplaced: boolean;
}

const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
const TOKEN = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/gi;

/** The elements that are shown, in their order. */
export function shownWithoutScript(markup: string): readonly ShownElement[] {
  const shown: ShownElement[] = [];
  const open: Open[] = [];
  let sections = 0;
  for (const [, end, name = '', attributes = '', alone, words] of markup.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (tag === '' && words === undefined) continue;
    const around = open.at(-1);
    if (words !== undefined) {
      if (around) around.element.text += words;
      continue;
    }
    if (end !== '') {
      const at = open.findLastIndex(({ element }) => element.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    if (around?.element.tag === 'noscript') {
      const beside = open.at(-2);
      if (beside) beside.isReplaced = true;
    }
    const isHidden =
      around !== undefined &&
      (around.isHidden || (around.isReplaced && around.element.tag !== 'noscript'));
    if (tag === 'section') sections += 1;
    const element = {
      tag,
      attributes,
      form: tag === 'form' ? attributes : (around?.element.form ?? null),
      section: tag === 'section' ? sections : (around?.element.section ?? 0),
      text: '',
    };
    const one = {
      element,
      isHidden: isHidden || isClosed(tag, attributes),
      isReplaced: false,
    };
    if (!one.isHidden) shown.push(element);
    if (alone === '' && !VOID.has(tag)) open.push(one);
  }
  return shown;
}

/** Whether nobody without a script sees it: what a script alone uses or opens. */
function isClosed(tag: string, attributes: string): boolean {
  if (tag === 'dialog' && !/\sopen\b/.test(attributes)) return true;
  return /\s(data-scripted=|hidden(=|\s|$))/.test(attributes);
}

/** Whether it says that something is on its way, which it never is. */
export function isWaiting({ attributes }: ShownElement): boolean {
  const isSkeleton =
    /\saria-hidden="true"/.test(attributes) && /\sstyle="height:[^"]*;width:/.test(attributes);
  return /\saria-busy="true"/.test(attributes) || isSkeleton;
}

/** Whether only a script answers it: a control of no form, or of one that says nowhere to go. */
export function isDead({ tag, attributes, form }: ShownElement): boolean {
  if (!['button', 'input', 'select', 'textarea'].includes(tag)) return false;
  // What is ticked may be answered by a style.
  if (/\stype="(hidden|radio|checkbox)"/.test(attributes)) return false;
  if (/\stype="button"/.test(attributes) || form === null) return true;
  return /\smethod="post"/.test(form) && !/\saction=/.test(form);
}
