/**
 * What pages say of the items that are part of the app (`values` in app/pages.json): the edge writes it
 * into the head, and so does the app when the page changes.
 */
import rows from 'virtual:page-values';
import type { PageParams } from './page-table';

/** An item's name, and what it is. */
export interface ItemText {
  readonly title: string;
  readonly description: string;
}

/** By path parameter and value; `a/b` is the value `b` below another parameter's value `a`. */
export type PageValues = Readonly<Record<string, Readonly<Record<string, ItemText>>>>;

/** The known values of a page. */
export function pageValues(name: string): PageValues | undefined {
  return rows.find((row) => row.name === name)?.values;
}

/** The item that the last parameter names which is given, in whatever case; none where none does. */
export function knownItem(values: PageValues = {}, params: PageParams): ItemText | undefined {
  for (const [name, given] of Object.entries(params).reverse()) {
    const known = Object.entries(values[name] ?? {});
    const found = known.find(
      ([path]) => path.replace(/^.*\//, '').toLowerCase() === given.toLowerCase(),
    );
    if (found) return found[1];
  }
  return undefined;
}

/** The texts of a page's own item. Throws for a value that the table lacks, which is a defect. */
export function textOf(name: string, value: string): ItemText {
  const texts = Object.values(pageValues(name) ?? {}).flatMap((known) => known[value] ?? []);
  if (texts[0] === undefined) throw new Error(`The page ${name} has no value ${value}`);
  return texts[0];
}

/** The same where the description is a summary of more. */
export function summaryOf(name: string, value: string): { title: string; summary: string } {
  const { title, description: summary } = textOf(name, value);
  return { title, summary };
}
