/** What the ledger of a campaign holds: its dates, its sums, and the costs that its text plans. */

export interface PlannedCost {
  readonly what: string;
  /** Rupiah. */
  readonly amount: number;
}

export interface LedgerRow {
  /** An ISO time; empty for what has no date, a sum as it is now or a cost to come. */
  readonly date: string;
  readonly what: string;
  /** Rupiah; null where the row has none. */
  readonly amount: number | null;
  readonly kind: 'note' | 'in' | 'promised' | 'out';
}

/** What a ledger is made of; sums are null until they are known. */
interface Book {
  readonly publishedAt: string;
  readonly endDate: string;
  readonly target: number;
  readonly content: string;
  readonly raised: { readonly paid: number; readonly pledged: number } | null;
  readonly hasEnded: boolean;
}

const ITEM = /<li>([^<&]+?):\s*Rp\s?(\d{1,3}(?:\.\d{3})*)\.?<\/li>/g;

/** The costs that a campaign's HTML lists, one an item: "Dua rak: Rp 3.100.000." */
export function plannedCosts(html: string): PlannedCost[] {
  return [...html.matchAll(ITEM)].map(([, what = '', digits = '']) => ({
    what: what.trim(),
    amount: Number(digits.replaceAll('.', '')),
  }));
}

/** The rows in the order of their time: opened, what came in, what is planned, closed. */
export function ledgerRows(book: Book): LedgerRow[] {
  const { publishedAt, endDate, target, content, raised, hasEnded } = book;
  const note = (date: string, what: string, amount: number | null = null): LedgerRow[] =>
    date === '' ? [] : [{ date, what, amount, kind: 'note' }];
  const sum = (what: string, amount: number | undefined, kind: 'in' | 'promised'): LedgerRow => ({
    date: '',
    what,
    amount: amount ?? null,
    kind,
  });
  return [
    ...note(
      publishedAt,
      target > 0 ? 'Kampanye dibuka dengan target' : 'Kampanye dibuka',
      target || null,
    ),
    sum('Uang yang sudah tiba', raised?.paid, 'in'),
    sum('Dijanjikan, belum tiba', raised?.pledged, 'promised'),
    ...plannedCosts(content).map(
      ({ what, amount }): LedgerRow => ({ date: '', what, amount, kind: 'out' }),
    ),
    ...note(endDate, hasEnded ? 'Kampanye ditutup' : 'Kampanye akan ditutup'),
  ];
}
