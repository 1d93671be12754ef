/** The files that the app's README names are there, and few of them stand between an address and its rows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import pages from '../../app/pages.json';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'app/README.md'), 'utf8');

/** The most files that a reader passes from a list's address to its rows. */
const MOST_FILES = 12;

/** A path to a file, from the README's folder or from the root. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.[a-z]+)`/g;

/** A file of a numbered list that says what it does. */
const STEP = /^\d+\. `([^`]+)` /gm;

const isThere = (path: string) =>
  ['app', ''].some((folder) => existsSync(join(ROOT, folder, path)));

const allOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, path = '']) => path);

describe('the README of the app', () => {
  it('names files that are there', () => {
    const paths = allOf(README, PATH);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('leads from the address of a list to its rows past few files', () => {
    const [, part = ''] = README.split('## Files to begin with\n');
    const address = /the address `([^`?]+)/.exec(part)?.[1];
    expect(pages.find(({ path }) => path === address)?.name).toBe('podcasts');
    const steps = allOf(part.split('\n## ')[0] ?? '', STEP);
    expect(steps[0]).toBe('router/page-loader.ts');
    expect(steps.at(-1)).toBe('areas/podcast/episode-row.tsx');
    expect(steps.length).toBeLessThanOrEqual(MOST_FILES);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.filter((path) => !isThere(path))).toEqual([]);
  });
});
