import { expect, it } from 'vitest';
import { fileOf, readFile } from './backup';
import { valuesOf } from './setting-fields';

const saved = valuesOf({
  title: 'Alpha',
  css: { clr_primary: '#2096c4', clr_dark: '#212529', ft_primary: 'Inter' },
  meta: { robot_index: 'index', card: 'summary' },
  isMaintenance: false,
});

it('what was kept changes nothing, and brings back what was changed since', () => {
  const file = fileOf(saved);
  expect(readFile(file, saved)?.changes).toEqual([]);
  const now = { ...saved, title: 'Beta', 'css.clr_dark': '#000000', 'meta.robot_index': '' };
  expect(readFile(file, now)?.changes).toEqual([
    { name: 'title', from: 'Beta', to: 'Alpha' },
    { name: 'css.clr_dark', from: '#000000', to: '#212529' },
    { name: 'meta.robot_index', from: '', to: 'yes' },
  ]);
});

it('what a file does not name stays, what is wrong in it is named', () => {
  const read = readFile(
    JSON.stringify({
      settings: { title: '', css: { clr_primary: 'merah', clr_dark: '#111111' }, nope: 1 },
    }),
    saved,
  );
  expect(read?.changes.map(({ name }) => name)).toEqual(['css.clr_dark']);
  expect(read?.refused).toEqual(['title', 'css.clr_primary']);
});

it.each(['', '{', '[]', 'null', '{"settings":[]}', '{"title":"x"}'])('%s is no copy', (text) => {
  expect(readFile(text, saved)).toBeNull();
});
