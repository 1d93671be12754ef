/** Where two versions of a post differ: its fields, and its text block by block. */
import type { PostDetail } from '../../api/post';
import { entriesOf, type FormFields } from '../../sections/forms/fields';
import { blocksOf, type MergePart, merged, mergeParts, plain, type Side } from './merge';
import { initialPost, type PostField } from './post-fields';
import { linesOf } from './text-lines';

type Values = Readonly<Record<PostField, string>>;

/** A place in which the versions differ, or what stands between two such places of the text. */
export type Difference =
  | { readonly kind: 'same'; readonly lines: readonly string[] }
  | {
      readonly kind: 'differs';
      /** Names the place among all: a field's name, or the number of a place in the text. */
      readonly key: string;
      readonly label: string;
      readonly mine: string;
      readonly theirs: string;
      /** The side that has changed what both began with; the writer's own where both have. */
      readonly suggested: Side;
    };

/** What is chosen of each place, by its key. */
export type Choices = Readonly<Record<string, Side>>;

export interface Versions {
  readonly fields: FormFields<PostField>;
  readonly mine: Values;
  readonly theirs: PostDetail;
  /** What both began with. */
  readonly base: PostDetail | null;
}

/** All places, the fields first. */
export function differencesOf({ fields, mine, theirs, base }: Versions): Difference[] {
  const other = initialPost(theirs);
  const begun = base === null ? {} : initialPost(base);
  const ofFields = entriesOf(fields).flatMap(([name, field]): Difference[] => {
    const [one, two] = [mine[name], other[name] ?? ''];
    if (name === 'content' || name === 'revision' || one === two) return [];
    const suggested = one === (begun[name] ?? '') ? 'theirs' : 'mine';
    const named = (value: string) => textOf(field, value);
    return [
      {
        kind: 'differs',
        key: name,
        label: field.label,
        mine: named(one),
        theirs: named(two),
        suggested,
      },
    ];
  });
  return [...ofFields, ...ofText(mine.content, theirs.content, base?.content ?? '')];
}

/** What the fields hold with what was chosen of each place; those that stay as they are are left out. */
export function chosenOf(
  { fields, mine, theirs }: Versions,
  choices: Choices,
): [PostField, string][] {
  const other = initialPost(theirs);
  const taken = entriesOf(fields).flatMap(([name]): [PostField, string][] =>
    choices[name] === 'theirs' ? [[name, other[name] ?? '']] : [],
  );
  const parts = mergeParts(blocksOf(mine.content), blocksOf(theirs.content));
  const places = parts.filter(({ kind }) => kind === 'differs');
  const sides = places.map((_, at): Side => choices[keyOf(at)] ?? 'mine');
  if (sides.includes('theirs')) taken.push(['content', merged(parts, sides).join('')]);
  return [...taken, ['revision', theirs.updatedAt]];
}

const keyOf = (place: number): string => `text-${place}`;

function ofText(mine: string, theirs: string, base: string): Difference[] {
  const begun = new Set(blocksOf(base).map(plain));
  let place = 0;
  return mergeParts(blocksOf(mine), blocksOf(theirs)).map((part): Difference => {
    if (part.kind === 'same') return { kind: 'same', lines: part.text.map(wordsOf) };
    place += 1;
    return {
      kind: 'differs',
      key: keyOf(place - 1),
      label: `Isi, bagian ${place}`,
      mine: part.mine.map(wordsOf).join('\n'),
      theirs: part.theirs.map(wordsOf).join('\n'),
      suggested: isUnchanged(part, begun) ? 'theirs' : 'mine',
    };
  });
}

/** Whether the writer has changed nothing there, so that only the other one has. */
function isUnchanged(part: MergePart & { kind: 'differs' }, begun: ReadonlySet<string>): boolean {
  const isOld = (block: string) => begun.has(plain(block));
  return part.mine.every(isOld) && !(part.mine.length === 0 && part.theirs.every(isOld));
}

/** What a block says, in words; a picture by what it shows. */
function wordsOf(block: string): string {
  const words = linesOf(block).join('\n');
  if (words !== '') return words;
  const alt = /<img[^>]*\salt="([^"]*)"/i.exec(block)?.[1] ?? '';
  if (/<img/i.test(block)) return alt === '' ? 'Gambar' : `Gambar: ${alt}`;
  return /<hr/i.test(block) ? 'Garis pemisah' : 'Baris kosong';
}

function textOf(field: FormFields<PostField>[PostField], value: string): string {
  if (!('options' in field)) return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
