/**
 * Links by reference across blocks. A definition further down makes links of what stood above it as
 * text; a model that has lost its way writes thousands of them. What a block refers to is looked up
 * once, when it is finished, and of definitions and reading again there is a bound.
 */
import type { Links, Token } from 'marked';
import type { Block } from './blocks';
import { lexMarkdown } from './markdown-lexer';
import { isMarkedToken } from './markdown-text';

/** Definitions that count; those after them make no links any more. */
export const MOST_LINKS = 500;

/** Characters of finished blocks that are read again in all for what was defined below them. */
export const MOST_RELINKED = 256 * 1024;

const REFERENCE = /\[([^[\]]{1,200})\](?!\()/g;

/** The known definitions and those among some tokens, the first of each name. */
export function linksOf(tokens: readonly Token[], known: Links): Links {
  let count = Object.keys(known).length;
  const found: Links = {};
  for (const token of tokens) {
    if (!isMarkedToken(token) || token.type !== 'def' || count >= MOST_LINKS) continue;
    const { tag, href, title } = token;
    if (Object.hasOwn(known, tag) || Object.hasOwn(found, tag)) continue;
    found[tag] = { href, title };
    count += 1;
  }
  return Object.keys(found).length === 0 ? known : { ...known, ...found };
}

/** The names that a block may refer to without their being defined so far. */
export function openReferences({ type, raw }: Token, links: Links): readonly string[] {
  if (type === 'code' || !raw.includes('[')) return [];
  const names = Array.from(raw.matchAll(REFERENCE), ([, name = '']) =>
    name.trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return [...new Set(names)].filter((name) => !Object.hasOwn(links, name));
}

type Groups = readonly (readonly Block[])[];

/**
 * Groups of finished blocks once there are more definitions than before, with the characters that
 * were read again for it: no more than `most`.
 */
export function relinked(
  groups: Groups,
  before: Links,
  links: Links,
  most: number,
): { readonly groups: Groups; readonly read: number } {
  if (links === before) return { groups, read: 0 };
  let read = 0;
  const isNews = (name: string) => Object.hasOwn(links, name) && !Object.hasOwn(before, name);
  const again = (block: Block): Block => {
    const { token, refersTo } = block;
    if (!refersTo.some(isNews) || read + token.raw.length > most) return block;
    read += token.raw.length;
    const [found] = lexMarkdown(token.raw, links);
    return found === undefined ? block : { ...block, token: found };
  };
  const changed = groups.map((group) => {
    const blocks = group.map(again);
    return blocks.some((block, index) => block !== group[index]) ? blocks : group;
  });
  return { groups: read === 0 ? groups : changed, read };
}
