import { describe, expect, it } from 'vitest';
import { LONGEST_SHOWN } from './answer-limits';
import { MOST_LINKS, MOST_RELINKED } from './block-links';
import {
  type Block,
  type Blocks,
  drawnGroups,
  GROUP,
  NO_BLOCKS,
  readAllBlocks,
  readBlocks,
} from './blocks';

const all = ({ groups, open }: Blocks): readonly Block[] => [...groups.flat(), ...open];
const outline = (blocks: Blocks) =>
  all(blocks).map(({ at, level, token }) => [at, level, token.type, token.raw.trimEnd()]);

/** An answer with all that blocks are told apart by, of about so many characters. */
function answerOf(length: number): string {
  const part = (n: number) =>
    [
      `## Bagian ${n}`,
      `Kalimat **tebal** dan [kelas](/Class/dasar-web), rumus $x_${n}$.`,
      `1. satu\n2. dua\n\n   lanjutan\n3. tiga`,
      `| a | b |\n| - | - |\n| ${n} | dua |`,
      `\`\`\`js\nconst a = ${n};\n\nconsole.log(a);\n\`\`\``,
      `> kutipan\nmalas`,
      `Judul lama\n---`,
    ].join('\n\n');
  const parts: string[] = [];
  for (let n = 1; parts.join('\n\n').length < length; n += 1) parts.push(part(n));
  return parts.join('\n\n');
}

/** Reads a text as it streams, `size` characters more at a time. */
function stream(text: string, size: number, look = (_: Blocks) => {}): Blocks {
  let blocks = NO_BLOCKS;
  for (let end = size; ; end += size) {
    blocks = readBlocks(blocks, text.slice(0, end), end >= text.length);
    while (blocks.hasMore) blocks = readBlocks(blocks, text.slice(0, end), end >= text.length);
    look(blocks);
    if (end >= text.length) return blocks;
  }
}

describe('the blocks of an answer', () => {
  const text = answerOf(3000);

  it.each([1, 2, 3, 7, 50, 1000])('are the same however it comes: %i at a time', (size) => {
    expect(outline(stream(text, size))).toEqual(outline(readAllBlocks(text)));
  });

  it.each([
    { name: 'a title that its line makes of a paragraph', text: 'a\n\nb\n===\n\nc' },
    {
      name: 'a list that goes on after a blank line',
      text: '- a\n\n- b\n\n  c\n\nd\n\n1. e\n\n2. f',
    },
    { name: 'a definition with its title on the next line', text: '[x]\n\n[x]: /a\n"t"\n\nb\n\nc' },
    { name: 'a fence within a list', text: '- a\n\n  ```\n  b\n\n  c\n  ```\n\nd\n\ne' },
    { name: 'HTML', text: '<div>\n\na\n\n</div>\n\nb\n\nc' },
    { name: 'code by its indent', text: 'a\n\n    b\n\n    c\n\nd\n\ne' },
    { name: 'line ends of another system', text: 'a\r\n\r\nb\r\n\r\nc\r\n\r\nd' },
    { name: 'a formula of several lines', text: 'a\n\n$$\nx\n\ny\n$$\n\nb\n\nc' },
  ])('are the same letter by letter: $name', ({ text: sample }) => {
    expect(outline(stream(sample, 1))).toEqual(outline(readAllBlocks(sample)));
  });

  it('are not read again, nor made anew, once they are finished', () => {
    const long = answerOf(200_000);
    const made = new Set<unknown>();
    let updates = 0;
    let fullGroups: readonly unknown[] = [];
    const whole = stream(long, 500, ({ groups, open }) => {
      updates += 1;
      for (const block of [...groups.flat(), ...open]) made.add(block);
      const full = groups.filter((group) => group.length === GROUP);
      // What was full stays the very same, so that nothing of it is drawn again.
      expect(fullGroups.every((group, index) => group === full[index])).toBe(true);
      fullGroups = full;
    });
    const count = all(whole).length;
    expect(count).toBeGreaterThan(2000);
    // A block is made anew only while it is one of the last.
    expect(made.size).toBeLessThan(count + 8 * updates);
    expect(whole.read).toBeLessThan(3 * long.length);
  });

  it('never move from one group to another', () => {
    const places = new Map<number, number>();
    stream(answerOf(5000), 60, (blocks) => {
      for (const [group, members] of drawnGroups(blocks).entries()) {
        for (const { at } of members.slice(0, -4)) {
          expect(places.get(at) ?? group).toBe(group);
          places.set(at, group);
        }
      }
    });
    expect(places.size).toBeGreaterThan(40);
  });

  it('are read a step at a time when all of it is there at once', () => {
    const long = answerOf(100_000);
    let steps = 1;
    let blocks = readBlocks(NO_BLOCKS, long, true);
    while (blocks.hasMore) {
      const before = blocks;
      blocks = readBlocks(blocks, long, true);
      steps += 1;
      expect(blocks.read - before.read).toBeLessThanOrEqual(before.step);
    }
    expect(steps).toBeGreaterThan(10);
    expect(outline(blocks).length).toBe(outline(readAllBlocks(long)).length);
    expect(blocks.read).toBeLessThan(2 * long.length);
  });

  it('refer to a definition that comes later', () => {
    const filler = 'kata\n\n'.repeat(40);
    const blocks = stream(`[a][x]\n\n${filler}[x]: https://contoh.id\n\nb\n\nc\n\nd`, 20);
    const first = all(blocks)[0]?.token;
    expect(JSON.stringify(first)).toContain('"href":"https://contoh.id"');
  });

  it.each([
    { name: 'definitions', part: (n: number) => `[a${n}]: /x${n}\n` },
    {
      name: 'definitions with what refers to them',
      part: (n: number) => `[a${n}]\n\n[a${n}]: /x\n\n`,
    },
    { name: 'references to what comes last', part: (n: number) => `[a${n}] [z]\n\n` },
    { name: 'marks of emphasis', part: () => '*' },
    { name: 'emphases', part: () => '*a*\n\n' },
  ])('take work that goes with their length: $name', ({ part }) => {
    const parts = Array.from({ length: 4000 }, (_, n) => part(n));
    const end = '\n\n[z]: /z\n\nakhir';
    const quarter = readAllBlocks(parts.slice(0, 1000).join('') + end);
    const whole = readAllBlocks(parts.join('') + end);
    expect(whole.read).toBeLessThan(4.5 * quarter.read + 20_000);
    expect(Object.keys(whole.settled.links).length).toBeLessThanOrEqual(MOST_LINKS);
    expect(whole.settled.relinked).toBeLessThanOrEqual(MOST_RELINKED);
  });

  it('mark a paragraph of many emphases to its end', () => {
    const blocks = readAllBlocks('kata **tebal** dan *miring* '.repeat(280));
    const [block] = all(blocks);
    expect(JSON.stringify(block?.token).match(/"type":"strong"/g)).toHaveLength(280);
  });

  it('are read again only where they refer to what is new', () => {
    const definitions = Array.from({ length: 400 }, (_, n) => `[b${n}]: /x\n\n`).join('');
    const above = `[a]\n\n${'kata [lain]\n\n'.repeat(200)}`;
    const { settled, groups } = stream(`${above}${definitions}[a]: /y\n\nb\n\nc\n\nd`, 500);
    expect(settled.relinked).toBe('[a]'.length);
    expect(JSON.stringify(groups[0]?.[0]?.token)).toContain('"href":"/y"');
  });

  it('begin anew with another text', () => {
    const blocks = readBlocks(readAllBlocks('a\n\nb\n\nc\n\nd'), 'z', true);
    expect(outline(blocks)).toEqual([[0, 1, 'paragraph', 'z']]);
  });

  it('begin anew where a text goes on that was said to be whole', () => {
    const text = 'a\n\n| a | b |\n| - | - |\n| 1 | 2 |';
    const blocks = readBlocks(readAllBlocks(text.slice(0, 8)), text, true);
    expect(outline(blocks)).toEqual(outline(readAllBlocks(text)));
  });

  it('are cut where nobody would read on', () => {
    const blocks = readAllBlocks('kata\n\n'.repeat(100_000));
    expect(blocks.isCut).toBe(true);
    expect(blocks.settled.text.length).toBeLessThanOrEqual(LONGEST_SHOWN);
    expect(readAllBlocks(answerOf(200_000)).isCut).toBe(false);
  });

  it('leave a block that is too long as it came', () => {
    const code = `\`\`\`\n${'a\n'.repeat(60_000)}`;
    const { open, rest, isCut } = readAllBlocks(`judul\n\n${code}`);
    expect(open.length + rest.length).toBeGreaterThan(40_000);
    expect(isCut).toBe(false);
  });
});
