/**
 * Attributes that a text may have and the editor has no means to set: they stay as they were written. The
 * public page shows them (ui/rich-text/text-schema.ts).
 */
import { Extension } from '@tiptap/core';

/** Blocks that may say which language they are in, which way it runs, and what they are about. */
const BLOCKS = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader'],
];

const OF_TYPES: readonly (readonly [types: string[], names: readonly string[]])[] = [
  [BLOCKS, ['lang', 'dir', 'title']],
  [['orderedList'], ['reversed']],
  [['listItem'], ['value']],
  [['tableHeader'], ['scope', 'abbr']],
];

export const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () =>
    OF_TYPES.map(([types, names]) => ({
      types,
      attributes: Object.fromEntries(names.map((name) => [name, { default: null }])),
    })),
});
