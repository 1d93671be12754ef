/**
 * Style sheets of chunks that could not be had. Vite's loader asks for each once and takes it for
 * there ever after, so that a second attempt would show its part without styles.
 */

/** What `start/early.ts` marks them with. */
const MARK = 'data-missed';

/** Asks for the marked ones anew; rejects when one fails again. */
export async function loadMissedStyles(): Promise<void> {
  await Promise.all([...document.querySelectorAll(`link[${MARK}]`)].map(loadAnew));
}

function loadAnew(link: Element): Promise<void> {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) {
    if (name !== MARK) copy.setAttribute(name, value);
  }
  const loaded = settled(copy);
  link.replaceWith(copy);
  return loaded;
}

/** Once a style sheet that is being put into the document is there; rejects when it cannot be had. */
export function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No style sheet at ${link.href}`));
  });
}
