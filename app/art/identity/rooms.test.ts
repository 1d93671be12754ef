/** Each room has a form of its own for lists, and documents say which room theirs is. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readLooks } from './look';
import { lookEntries } from './look-entry';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = `${root}/app/sections/rooms/lists`;
const styled = readdirSync(folder)
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');
const looks = await readLooks(root);
const rooms = [...new Set([...looks.values()].map(({ room }) => room))];

it('there are rooms', () => expect(rooms.length).toBeGreaterThan(10));

it.each(rooms)('%s sets its lists in its own way', (room) => {
  expect(styled).toContain(`[data-room="${room}"]`);
});

it('the root element of every brand names its room', async () => {
  const { looks: entries } = await lookEntries(root);
  for (const [brand, { room }] of looks) {
    expect(entries[brand]?.attributes, brand).toContain(` data-room="${room}"`);
  }
});
