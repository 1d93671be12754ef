/**
 * An answer's Markdown as blocks, read as it grows. A block that is finished is not read again: only
 * the end of the text is, from the first block that what is still to come could change. What each
 * step gives keeps the blocks and groups of the step before it, so that nothing of them is drawn
 * again.
 */
import type { Links, Token } from 'marked';
import {
  beginning,
  cutTables,
  LONGEST_FORMATTED,
  LONGEST_READ,
  LONGEST_SHOWN,
} from './answer-limits';
import { linksOf, MOST_RELINKED, openReferences, relinked } from './block-links';
import { lexMarkdown } from './markdown-lexer';
import { isMarkedToken } from './markdown-text';

export interface Block {
  /** Where in the text it begins, which tells it apart. */
  readonly at: number;
  readonly token: Token;
  /** The heading level from which headings in it count. */
  readonly level: number;
  /** Names that nothing has defined so far; none while the block may still change. */
  readonly refersTo: readonly string[];
}

/** As much of an answer as has been read. */
export interface Blocks {
  /** The text that was given, and whether it was said to be whole. */
  readonly text: string;
  readonly isEnd: boolean;
  /** Finished blocks in groups of {@link GROUP}; only the last group can still grow. */
  readonly groups: readonly (readonly Block[])[];
  /** What the end of the text is so far. */
  readonly open: readonly Block[];
  /** There is more, which the next step reads. */
  readonly hasMore: boolean;
  /** What no step can read, since it belongs to a block that is too long; shown as it came. */
  readonly rest: string;
  /** Whether there is more that is not shown at all. */
  readonly isCut: boolean;
  /** How many characters the next step reads at most. */
  readonly step: number;
  /** Characters that were read in all, again and again where that was so. */
  readonly read: number;
  readonly settled: Settled;
}

/** The finished part. */
interface Settled {
  readonly text: string;
  readonly links: Links;
  /** Characters that were read again for definitions below them. */
  readonly relinked: number;
  /** Depths of the headings that the next one may stand below. */
  readonly depths: readonly number[];
}

/** Blocks that are drawn, or left alone, together. */
export const GROUP = 16;

/** Characters of one step: as much as a slow phone reads and draws without being felt. */
export const STEP = 4 * 1024;

/** Blocks at the end that more text may still change: a title may yet be added to the last but one. */
const LOOSE = 2;

export const NO_BLOCKS: Blocks = {
  text: '',
  isEnd: false,
  groups: [],
  open: [],
  hasMore: false,
  rest: '',
  isCut: false,
  step: STEP,
  read: 0,
  settled: { text: '', links: {}, relinked: 0, depths: [] },
};

/**
 * One step further in a text that goes on from what was read before; another text is read from its
 * beginning. `isEnd` says that the text is whole.
 */
export function readBlocks(before: Blocks, whole: string, isEnd: boolean): Blocks {
  const text = whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
  const start = before.settled.text.length;
  // What was said to be whole has been settled to its last character, which then was none.
  const wasWhole = before.isEnd && before.text !== whole;
  if (start > 0 && (wasWhole || !text.startsWith(before.settled.text))) {
    return readBlocks(NO_BLOCKS, whole, isEnd);
  }
  const left = beginning(text.slice(start), LONGEST_READ);
  const readable = cutTables(left);
  const cut = beginning(readable, Math.max(0, LONGEST_SHOWN - start));
  const part = beginning(cut, before.step);
  const isLast = part.length === cut.length;
  const tokens = lexMarkdown(part, before.settled.links);
  const split = isEnd && isLast ? tokens.length : settledCount(tokens, left);
  const isStuck = !isLast && split === 0;
  const read = {
    ...before,
    text: whole,
    isEnd,
    hasMore: !isLast && !(isStuck && before.step >= LONGEST_FORMATTED),
    rest: isStuck && before.step >= LONGEST_FORMATTED ? cut.slice(part.length) : '',
    isCut: cut.length < readable.length || left.length < text.length - start,
    step: isStuck ? Math.min(2 * before.step, LONGEST_FORMATTED) : STEP,
    read: before.read + part.length,
  };
  return settle(withLinks(read, tokens.slice(0, split)), tokens, split);
}

/** All steps at once. */
export function readAllBlocks(text: string): Blocks {
  let blocks = readBlocks(NO_BLOCKS, text, true);
  while (blocks.hasMore) blocks = readBlocks(blocks, text, true);
  return blocks;
}

/**
 * All blocks in groups as they are drawn: those that are not finished take the places that they will
 * have, so that no block moves from one group to another.
 */
export function drawnGroups({ groups, open }: Blocks): readonly (readonly Block[])[] {
  return added(groups, open);
}

/** Knows what the tokens define, also where it is referred to above them. */
function withLinks(before: Blocks, tokens: readonly Token[]): Blocks {
  const { settled } = before;
  const links = linksOf(tokens, settled.links);
  const left = MOST_RELINKED - settled.relinked;
  const { groups, read } = relinked(before.groups, settled.links, links, left);
  return {
    ...before,
    groups,
    read: before.read + read,
    settled: { ...settled, links, relinked: settled.relinked + read },
  };
}

/** Moves the first tokens to the finished ones. */
function settle(before: Blocks, tokens: readonly Token[], split: number): Blocks {
  const { settled } = before;
  const blocks: Block[] = [];
  let { depths } = settled;
  let at = settled.text.length;
  let settledDepths = depths;
  let finished = 0;
  for (const [index, token] of tokens.entries()) {
    depths = depthsAt(depths, token);
    if (index < split) settledDepths = depths;
    // From 2 on: below the page's own title, and never skipping a level on the way down.
    if (token.type !== 'space' && token.type !== 'def') {
      const refersTo = index < split ? openReferences(token, settled.links) : [];
      blocks.push({ at, token, level: depths.length + 1, refersTo });
    }
    at += token.raw.length;
    if (index < split) finished = blocks.length;
  }
  const raw = tokens.slice(0, split).map((token) => token.raw);
  return {
    ...before,
    groups: added(before.groups, blocks.slice(0, finished)),
    open: blocks.slice(finished),
    settled: { ...settled, text: settled.text + raw.join(''), depths: settledDepths },
  };
}

/** Finished blocks fill up the last group; the groups before it stay what they are. */
function added(
  groups: readonly (readonly Block[])[],
  finished: readonly Block[],
): readonly (readonly Block[])[] {
  if (finished.length === 0) return groups;
  const last = groups.at(-1) ?? [];
  const isFull = last.length >= GROUP;
  const all = isFull ? finished : [...last, ...finished];
  const chunks: Block[][] = [];
  for (let at = 0; at < all.length; at += GROUP) chunks.push(all.slice(at, at + GROUP));
  return [...(isFull ? groups : groups.slice(0, -1)), ...chunks];
}

/** How many tokens at the beginning are finished, and stand in the text as they were read. */
function settledCount(tokens: readonly Token[], rest: string): number {
  let loose = 0;
  let split = tokens.length;
  while (split > 0 && loose < LOOSE) {
    split -= 1;
    if (tokens[split]?.type !== 'space') loose += 1;
  }
  let at = 0;
  for (let index = 0; index < split; index += 1) {
    const raw = tokens[index]?.raw ?? '';
    if (!rest.startsWith(raw, at)) return index;
    at += raw.length;
  }
  return split;
}

/** A heading leaves those that are as deep as it is, or deeper. */
function depthsAt(depths: readonly number[], token: Token): readonly number[] {
  if (!isMarkedToken(token) || token.type !== 'heading') return depths;
  return [...depths.filter((depth) => depth < token.depth), token.depth];
}
