import type { Page } from '../../api/page';

/** The page to go to from one that is empty, and what the way there is called. */
export interface WayBack {
  readonly page: number;
  readonly label: string;
}

/** Leads from an emptied last page to the one before it, and from one far beyond the end to the first. */
export function wayBack(asked: number, { totalPages }: Pick<Page<unknown>, 'totalPages'>): WayBack {
  const page = totalPages >= asked - 1 ? asked - 1 : 1;
  return { page, label: page === 1 ? 'Ke halaman pertama' : 'Ke halaman sebelumnya' };
}
