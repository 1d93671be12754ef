/**
 * What stands in a file of its own, for the browser and at the edge, whoever loads it; all other files
 * are planned by who loads what (chunk-files-plugin.ts). A new page, area or brand needs nothing here.
 */

/** Modules that stand in one file. A group takes what those before it have not. */
export interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: '$initial'[];
}

const everybodys: readonly ChunkGroup[] = [
  // React, the router and the bundler's own helpers change far less often than the app: visitors who come
  // back after a release keep most of the scripts.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0rolldown\/runtime/,
  },
  { name: 'entry', tags: ['$initial'] },
];

/** The browser's. */
export const clientGroups = everybodys;

/**
 * At the edge what draws pictures and what draws share images stand apart from the app, and what
 * several of the three know apart from all of them.
 */
export const edgeGroups: readonly ChunkGroup[] = [
  { name: 'look', test: /app\/(art\/look|art\/identity\/seed)\.ts$/ },
  {
    name: 'palette',
    test: /app\/art\/(brand-looks|scheme|oklch|random|identity\/(colour|readable))\.ts$/,
  },
  { name: 'share', test: /app\/(art\/share\/|art\/identity\/glyphs)/ },
  { name: 'drawing', test: /app\/art\// },
  ...everybodys,
];
