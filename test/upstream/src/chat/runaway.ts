/** What a model says that has lost its way: one thing, over and over. */

const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('\n');

const wide = (cell: string): string => `${`| ${cell} `.repeat(20_000)}|`;

const answers: Record<string, string> = {
  bullets: `Daftarnya:\n\n${'- '.repeat(3000)}selesai`,
  quotes: `Kutipannya:\n\n${'> '.repeat(20_000)}selesai`,
  table: `Tabelnya:\n\n| Nomor | Nilai |\n| --- | --- |\n${rows(20_000, (at) => `| ${at} | **${at}** |`)}\n\nselesai`,
  wide: `Tabelnya:\n\n${wide('a')}\n${wide('-')}\n${wide('b')}\n\nselesai`,
};

/** The answer to a question with `[[bullets]]`, `[[quotes]]`, `[[table]]` or `[[wide]]`, if it has one. */
export const runaway = (question: string): string | undefined =>
  Object.entries(answers).find(([name]) => question.includes(`[[${name}]]`))?.[1];
