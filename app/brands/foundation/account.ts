/** Where the foundation's money goes, rupiah by rupiah. */

/** A line of the account, with its part of a hundred. */
export interface Line {
  readonly name: string;
  readonly group: 'pendampingan' | 'alat' | 'pengelolaan' | 'cadangan';
  readonly share: number;
}

/** As in the yearly report: 61 for those who teach, 22 for tools, 9 for running it, the rest kept. */
export const lines: readonly Line[] = [
  { name: 'Honor pengajar', group: 'pendampingan', share: 38 },
  { name: 'Ongkos dan makan relawan', group: 'pendampingan', share: 23 },
  { name: 'Ponsel dan laptop pinjaman', group: 'alat', share: 14 },
  { name: 'Kartu memori dan paket data', group: 'alat', share: 8 },
  { name: 'Kantor, bank, dan pemeriksa', group: 'pengelolaan', share: 9 },
  { name: 'Cadangan tahun depan', group: 'cadangan', share: 8 },
];

/** An amount in whole rupiah over the lines, in their order; what they get is the amount exactly. */
export function split(amount: number): readonly number[] {
  const whole = Math.max(0, Math.round(amount));
  const exact = lines.map(({ share }) => (whole * share) / 100);
  const parts = exact.map(Math.floor);
  let rest = whole - parts.reduce((sum, part) => sum + part, 0);
  // What rounding has left goes to those who lost most by it.
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss) {
    if (rest === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}

/** What costs how much, the dearest first. */
const costs = [
  [900_000, 'satu kelas ponsel, empat pertemuan untuk dua belas orang'],
  [450_000, 'sebulan ongkos perahu pembawa bahan ajar'],
  [180_000, 'satu laptop pinjaman selama sebulan'],
  [60_000, 'ember cat, kain, dan tali: koper laptop antarpulau'],
  [15_000, 'satu kartu memori berisi 300 bacaan'],
  [4_000, 'teh dan singkong rebus untuk seorang peserta'],
] as const;

/** What an amount is enough for; null below the cheapest. */
export function enoughFor(amount: number): string | null {
  return costs.find(([cost]) => amount >= cost)?.[1] ?? null;
}
