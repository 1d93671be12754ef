/**
 * The last step of laying out a document that a phone takes in steps (ui/below.css): what is still
 * left out is laid out part by part, each in a task of its own. From then on the page has its real
 * height, and going back finds the place that was left.
 */
import { whenIdle } from './visit';

/** Parts of the document that lie below what a phone shows first, as in ui/below.css. */
const BELOW = 'main > section:nth-of-type(n + 2), [data-below]';

/** Lays out what lies below. The brand's fonts come first: they would have it laid out twice. */
export async function layOutBelow(): Promise<void> {
  const { documentElement: html, fonts } = document;
  if (html.dataset.laidOut === undefined) return;
  await fonts.ready;
  for (const part of html.querySelectorAll<HTMLElement>(BELOW)) {
    await idle();
    part.dataset.shown = '';
  }
  await idle();
  delete html.dataset.laidOut;
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
