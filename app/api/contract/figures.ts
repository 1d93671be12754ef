/** The whole numbers of an envelope, which tell where a page stands in its list. */

/** One of them: the least that it can be, and what a page shows without it. */
export interface Figure {
  readonly least: number;
  readonly without: string;
}

const page: Figure = { least: 1, without: 'told as the first page' };
const perPage: Figure = { least: 1, without: 'as many to a page as were asked for' };
const totalItems: Figure = { least: 0, without: 'told as many as came' };
const totalPages: Figure = { least: 0, without: 'no way to the pages behind it' };

/** Beside the `items` of a page. */
export const PAGE_FIGURES = { page, perPage, totalItems, totalPages };

/** Beside the `data` of batches, by the part they stand in. */
export const BATCH_FIGURES = {
  page: { current_page: page, last_page: { ...totalPages, least: 1 } },
  data_count: { per_page: perPage, total_data: totalItems },
};
