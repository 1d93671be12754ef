/** What comes out of other programs, made into what the editor reads. */
import { readDocs } from './pasted-docs';
import { fragmentOf } from './pasted-dom';
import { dropParts, NOTHING, type PastedParts } from './pasted-parts';
import { readWord } from './pasted-word';

export interface Pasted extends PastedParts {
  readonly html: string;
}

/** What the editor itself has put into the clipboard says so. */
const OWN = 'data-pm-slice';

/**
 * Makes pasted HTML readable for the editor. Pictures of others stay behind: they are not ours to link to.
 * `before` is how many have come with what was pasted earlier, so that no two have one name.
 */
export function readPasted(html: string, before = 0): Pasted {
  if (html.includes(OWN)) return { ...NOTHING, html };
  const whole = fragmentOf(html);
  readWord(whole.content);
  readDocs(whole.content);
  const parts = dropParts(whole.content, before);
  return { ...parts, html: whole.innerHTML };
}
