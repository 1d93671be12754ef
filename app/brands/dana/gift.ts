/** What a small daily gift comes to, and what that pays for. */

/** What things cost, in rupiah, from the smallest on; demo content like the campaigns. */
export const needs = [
  { price: 12_000, name: 'satu buku tulis dan dua pena' },
  { price: 45_000, name: 'kuota belajar seorang siswa selama sebulan' },
  { price: 150_000, name: 'ongkos angkutan seorang siswa selama sebulan' },
  { price: 400_000, name: 'uang saku seorang penerima selama sebulan' },
  { price: 1_250_000, name: 'uang praktik satu semester di sekolah kejuruan' },
  { price: 4_800_000, name: 'uang saku seorang penerima selama setahun' },
] as const;

export interface GiftEffect {
  /** Rupiah that come together. */
  readonly total: number;
  /** The largest need that the total covers, and how often; null while it covers none. */
  readonly covers: { readonly name: string; readonly count: number } | null;
}

const DAYS_OF_MONTH = 30;

/** What `perDay` rupiah a day for `months` months come to. */
export function effectOf(perDay: number, months: number): GiftEffect {
  const total = Math.max(0, perDay) * DAYS_OF_MONTH * Math.max(0, months);
  const covered = needs.filter(({ price }) => price <= total).at(-1);
  if (!covered) return { total, covers: null };
  return { total, covers: { name: covered.name, count: Math.floor(total / covered.price) } };
}
