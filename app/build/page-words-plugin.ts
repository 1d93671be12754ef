/**
 * The tenants' own page titles and descriptions, as `brand/<key>/pages.json` for every row of
 * tenants.json: `{"pages": {<page>: {title?, description?}}}`. The edge reads a tenant's when it first
 * shows one of its pages (worker/src/services/page_words.rs); its build has checked them.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TABLE = join(dirname(fileURLToPath(import.meta.url)), '../../tenants.json');

interface Words {
  title?: string;
  description?: string;
}

export function pageWords(): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.addWatchFile(TABLE);
      const table: unknown = JSON.parse(await readFile(TABLE, 'utf8'));
      for (const [key, pages] of wordsOf(table)) {
        const source = JSON.stringify({ pages });
        this.emitFile({ type: 'asset', fileName: `brand/${key}/pages.json`, source });
      }
    },
  };
}

/** The own words of every tenant by its key; none are empty ones. */
export function wordsOf(table: unknown): [key: string, pages: Record<string, Words>][] {
  return listOf(recordOf(table).tenants).map((row) => {
    const { key, pages } = recordOf(row);
    const own = listOf(pages).flatMap((item): [string, Words][] => {
      const { name, title, description } = recordOf(item);
      if (typeof name !== 'string') return [];
      const words = { ...named('title', title), ...named('description', description) };
      return Object.keys(words).length > 0 ? [[name, words]] : [];
    });
    return [String(key), Object.fromEntries(own)];
  });
}

const named = (name: keyof Words, value: unknown): Words =>
  typeof value === 'string' ? { [name]: value } : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
