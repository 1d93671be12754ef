/** Reads app/first-views.json, which the build writes (first-views.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { object, record } from '../core/schema';

/** Where the file is in a checkout. */
export const FIRST_VIEWS = join(import.meta.dirname, '../first-views.json');

const table = object({
  /** The calls of a page's first view, by the page's name; the edge's build checks each. */
  pages: record(v.array(v.unknown())),
  /** Those of a landing's, by the brand's key; the others show what the home page's view reads. */
  landings: record(v.array(v.string())),
});

/** The file's content. Throws an error where it cannot be read. */
export function readFirstViews(file: string = FIRST_VIEWS): v.InferOutput<typeof table> {
  return v.parse(table, JSON.parse(readFileSync(file, 'utf8')));
}
