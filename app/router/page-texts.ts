/**
 * What pages are called and how they describe themselves: the part of app/pages.json that only a
 * change of page needs. The edge has written both for the first page, so this is loaded later.
 */
import texts from 'virtual:page-texts';

/** Field names that a detail page's title and description come from; `worker/core/src/sites/page/row.rs`. */
export interface PageItem {
  readonly name: string;
  /** What titles say in the name's place: a text with fields in braces. */
  readonly title?: string;
  readonly description?: string;
  /**
   * Route parameter to item field: the item counts only when all are equal. Fields are dot paths
   * into the item.
   */
  readonly match: Readonly<Record<string, string>>;
}

/** The texts of one row. */
export interface PageTexts {
  readonly name: string;
  readonly title: string;
  /** Its title with a parameter of its query, by that parameter. */
  readonly titleWith?: Readonly<Record<string, string>>;
  readonly description: string;
  readonly item?: PageItem;
}

const table: readonly PageTexts[] = texts;

/** The texts of a page, or undefined for a name the table lacks. */
export function pageTexts(name: string): PageTexts | undefined {
  return table.find((row) => row.name === name);
}
