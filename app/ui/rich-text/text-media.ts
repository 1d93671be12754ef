/** What a text's pictures and videos do once they are on a page. */

import { originalOf } from '../image-source';
import { playerAddress, youtubeId } from '../youtube';

/** Plays the video that is pressed, where it stands: nothing of it is loaded before. A press that asks for another window or tab is left to the browser. */
export function playPressed(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof Element)) return;
  const link = target.closest('figure[data-video] > a');
  const id = link instanceof HTMLAnchorElement ? youtubeId(link.href) : null;
  if (link === null || id === null) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = playerAddress(id);
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  link.replaceWith(frame);
  frame.focus();
}

/** In place of a picture that cannot be had in a size: the original, then its words. */
export function mendBroken({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const original = originalOf(target.getAttribute('src') ?? '');
  if (original === undefined) {
    target.replaceWith(target.alt);
    return;
  }
  target.removeAttribute('srcset');
  target.removeAttribute('sizes');
  target.src = original;
}
