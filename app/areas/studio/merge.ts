/**
 * Two versions of a post made into one, part by part. A text is taken apart into its blocks (paragraphs,
 * headings, lists, tables), so that a part is never half a tag.
 */
// The package's index would bring all its other kinds of difference along.
import { diffArrays } from 'diff/lib/diff/array.js';

export type Side = 'mine' | 'theirs';

/** What both versions share, or a place in which they differ: some of mine stands where some of theirs does. */
export type MergePart =
  | { readonly kind: 'same'; readonly text: readonly string[] }
  | {
      readonly kind: 'differs';
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

/** The blocks of some HTML, each as HTML of its own; what stands between them belongs to the one before. */
export function blocksOf(html: string): string[] {
  const whole = document.createElement('template');
  whole.innerHTML = html;
  const blocks: string[] = [];
  let loose = '';
  const end = () => {
    if (loose.trim() !== '') blocks.push(loose);
    loose = '';
  };
  for (const node of whole.content.childNodes) {
    const written = htmlOf(node);
    if (node instanceof Element && BLOCK.test(node.localName)) {
      end();
      blocks.push(written);
    } else {
      loose += written;
    }
  }
  end();
  return blocks;
}

const BLOCK =
  /^(address|article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

function htmlOf(node: Node): string {
  const box = document.createElement('template');
  box.content.append(node.cloneNode(true));
  return box.innerHTML;
}

/** More edits than this are not looked for: versions that have so little in common are one place. */
const MOST_EDITS = 800;

/** Both versions side by side: what follows one another and differs is one place. */
export function mergeParts(mine: readonly string[], theirs: readonly string[]): MergePart[] {
  const changes = diffArrays(theirs.map(compared), mine.map(compared), {
    comparator: (one, other) => one.plain === other.plain,
    maxEditLength: MOST_EDITS,
  });
  if (changes === undefined) return [{ kind: 'differs', mine, theirs }];
  const parts: MergePart[] = [];
  for (const { added, removed, value } of changes) {
    const text = value.map(({ block }) => block);
    const last = parts.at(-1);
    const side = added ? 'mine' : 'theirs';
    if (!added && !removed) parts.push({ kind: 'same', text });
    else if (last?.kind === 'differs')
      parts.splice(-1, 1, { ...last, [side]: [...last[side], ...text] });
    else parts.push({ kind: 'differs', mine: [], theirs: [], [side]: text });
  }
  return parts;
}

const compared = (block: string) => ({ block, plain: plain(block) });

/** What the editor writes in its own way, and says nothing: an older text has it not. */
const BY_EDITOR = /<\/?(?:p|tbody)>|\s(?:target|rel)="[^"]*"/g;

/** A block as it is compared. */
export function plain(block: string): string {
  const isParagraph = /^<p>/.test(block);
  return (isParagraph ? '<p>' : '') + block.replace(BY_EDITOR, '').replace(/\s+/g, ' ').trim();
}

/** The blocks of what is chosen: of the n-th place that differs, the n-th side; mine where none is said. */
export function merged(parts: readonly MergePart[], sides: readonly Side[]): string[] {
  let place = 0;
  return parts.flatMap((part) => {
    if (part.kind === 'same') return part.text;
    const side = sides[place] ?? 'mine';
    place += 1;
    return part[side];
  });
}
