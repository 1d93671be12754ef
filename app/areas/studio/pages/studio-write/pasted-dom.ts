/** What the readers of pasted HTML share. Its document is one that loads and runs nothing. */

/** Styles are read and never applied: the document's policy lets none in that it does not know. */
export const STYLE = 'data-said';

const TAG = /<[a-z][^>]*>/gi;
/** Word's own element for what stands at a paragraph's end. */
const END = /<\/?o:p\b[^>]*>/gi;
const WRITTEN = /\sstyle\s*=/gi;

/** Pasted HTML as a document's part, its styles as attributes without effect. */
export function fragmentOf(html: string): HTMLTemplateElement {
  const whole = document.createElement('template');
  whole.innerHTML = html.replace(END, '').replace(TAG, (tag) => tag.replace(WRITTEN, ` ${STYLE}=`));
  return whole;
}

/** An element of the same document: in the page's own one a picture would be loaded at once. */
export function madeFor(like: Element, name: string): HTMLElement {
  return like.ownerDocument.createElement(name);
}
