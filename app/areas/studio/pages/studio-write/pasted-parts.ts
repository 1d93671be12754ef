/** What pasted HTML holds beside words: pictures, of which some come along, and what the editor cannot keep. */
import { youtubeId } from '../../../../ui/youtube';
import { videoLink } from './figure-nodes';
import { madeFor } from './pasted-dom';
import { placeWaiting } from './waiting-picture';

export interface PastedParts {
  /** Pictures that the clipboard holds itself; their names stand in the HTML where they belong. */
  readonly pictures: readonly File[];
  /** How many pictures do not come along: they are on another site, or on the writer's own disk. */
  readonly lostPictures: number;
  /** How many other parts do not: frames, players, drawings, forms. */
  readonly lostParts: number;
}

export const NOTHING: PastedParts = { pictures: [], lostPictures: 0, lostParts: 0 };

/** No part of a text: nobody misses it. */
const NO_TEXT = 'style,script,noscript,template,meta,link,title,base,xml';

/** What no page shows. */
const UNKNOWN =
  'iframe,object,embed,video,audio,canvas,svg,math,form,input,button,select,textarea,dialog';

/** Takes out what is no text. The pictures' numbers go on behind `before`. */
export function dropParts(content: DocumentFragment, before = 0): PastedParts {
  for (const element of content.querySelectorAll(NO_TEXT)) element.remove();
  for (const element of content.querySelectorAll('[lang],[dir=ltr]')) {
    // Word and Google Docs say the language of all words, and that they run as all others do.
    element.removeAttribute('lang');
    if (element.getAttribute('dir') === 'ltr') element.removeAttribute('dir');
  }
  for (const frame of content.querySelectorAll('iframe')) asVideo(frame);
  for (const form of content.querySelectorAll('form')) form.replaceWith(...form.childNodes);
  const unknown = [...content.querySelectorAll(UNKNOWN)];
  for (const element of unknown) element.remove();
  // A sign before an item of a list that can be ticked off.
  for (const sign of content.querySelectorAll('[role="checkbox"] img')) sign.remove();
  const all = [...content.querySelectorAll('img')];
  const pictures: File[] = [];
  for (const image of all) {
    const file = fileOf(image.getAttribute('src') ?? '', before + pictures.length + 1);
    if (file === null) {
      image.remove();
      continue;
    }
    pictures.push(file);
    placeWaiting(image, file.name);
  }
  for (const figure of content.querySelectorAll('figure:not([data-waiting])')) {
    if (figure.querySelector('a,table,pre,blockquote') === null) asParagraph(figure);
  }
  return {
    pictures,
    lostPictures: all.length - pictures.length,
    lostParts: unknown.length,
  };
}

/** A frame that plays a video becomes the video. */
function asVideo(frame: HTMLIFrameElement): void {
  const id = youtubeId(frame.getAttribute('src') ?? '');
  if (id === null) return;
  const link = madeFor(frame, 'a');
  link.setAttribute('href', videoLink(id));
  link.textContent = frame.title || 'Putar video';
  const figure = madeFor(frame, 'figure');
  figure.append(link);
  frame.replaceWith(figure);
}

/** Of a figure whose picture has not come along its words stay. */
function asParagraph(figure: Element): void {
  const words = figure.textContent.trim();
  const line = madeFor(figure, 'p');
  line.textContent = words;
  figure.replaceWith(...(words === '' ? [] : [line]));
}

const DATA = /^data:(image\/(?:png|jpeg|webp|gif));base64,([a-z0-9+/=\s]+)$/i;

/** The file that a picture's address holds; null where it holds none. */
function fileOf(src: string, number: number): File | null {
  const [, type = '', data = ''] = DATA.exec(src) ?? [];
  if (type === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `tempelan-${number}.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}
