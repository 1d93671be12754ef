import { describe, expect, it } from 'vitest';
import { beginning, cutTables, MOST_COLUMNS, MOST_ROWS } from './answer-limits';

describe('beginning', () => {
  it.each([
    { name: 'a short text is whole', text: 'abc', most: 3, cut: 'abc' },
    { name: 'a line that ends near the limit', text: 'abcd\nefgh', most: 6, cut: 'abcd\n' },
    { name: 'a line that ends far from it', text: 'a\nbcdefghij', most: 8, cut: 'a\nbcdefg' },
    { name: 'a pair of surrogates stays whole', text: 'abc😀def', most: 4, cut: 'abc' },
  ])('$name', ({ text, most, cut }) => expect(beginning(text, most)).toBe(cut));
});

const row = (columns: number, cell = 'a') => `|${`${cell}|`.repeat(columns)}`;
const table = (rows: number, columns: number) =>
  [row(columns), row(columns, '-'), ...Array.from({ length: rows }, () => row(columns))].join('\n');
const rowsNote = '*Tabel ini panjang, jadi yang ditampilkan hanya 200 baris pertama.*';

describe('cutTables', () => {
  it.each([
    { name: 'no table', text: 'a | b\n\nc' },
    { name: 'a table within the limits', text: `a\n\n${table(MOST_ROWS, MOST_COLUMNS)}\n\nb` },
    { name: 'a long list of lines with pipes', text: 'a|b\n'.repeat(1000) },
    { name: 'code', text: `\`\`\`\n${table(1000, 2)}\n\`\`\`` },
    { name: 'code that is still being written', text: `~~~\n${table(1000, 2)}` },
  ])('leaves $name alone', ({ text }) => expect(cutTables(text)).toBe(text));

  it('cuts the rows of a long table, and says so', () => {
    const cut = cutTables(`a\n\n${table(20_000, 2)}\n\nb`);
    expect(cut).toBe(`a\n\n${table(MOST_ROWS, 2)}\n\n${rowsNote}\n\n\nb`);
  });

  it('cuts the columns of a wide one', () => {
    const cut = cutTables(table(2, 20_000));
    const note = '*Tabel ini panjang, jadi yang ditampilkan hanya 30 kolom pertama.*';
    expect(cut).toBe(`${table(2, MOST_COLUMNS)}\n\n${note}\n`);
  });

  it('cuts both', () => {
    const cut = cutTables(table(300, 40));
    expect(cut).toContain('hanya 200 baris dan 30 kolom pertama');
    expect(cut.split('\n').filter((line) => line === row(MOST_COLUMNS))).toHaveLength(201);
  });

  it('does so without outer pipes, within a quotation, and after code', () => {
    const rows = Array.from({ length: 300 }, () => 'a|b');
    expect(cutTables(['a|b', '-|-', ...rows].join('\n'))).toContain(rowsNote);
    const quoted = table(300, 2).replaceAll(/^/gm, '> ');
    expect(cutTables(quoted)).toContain(rowsNote);
    expect(cutTables(`\`\`\`\na|b\n\`\`\`\n\n${table(300, 2)}`)).toContain(rowsNote);
  });

  it('takes a pipe after a backslash for a part of its cell', () => {
    const cell = 'a\\|a';
    const lines = [row(31, cell), row(31, '-')].join('\n');
    expect(cutTables(lines)).toContain(`${row(30, cell)}\n${row(30, '-')}\n`);
  });

  // What goes back over blanks or cells for each of them does not come to an end.
  it.each(['|', '-', ' ', '|-', '| ', '- ', '|a\n|-\n', 'a|\n', '>', '|\\'])(
    'reads each line once: %j',
    (part) => {
      const long = part.repeat(500_000);
      expect(cutTables(`a|b\n${long}x\n${long}`)).toContain('a|b');
    },
  );
});
