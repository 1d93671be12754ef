import { describe, expect, it } from 'vitest';
import { byKey, changesOf, errorsOf, inWords, together, undone } from './changes';
import { settingNames, valuesOf } from './setting-fields';

const raw = {
  title: 'Alpha',
  isMaintenance: false,
  css: { clr_primary: '#2096C4', clr_dark: '#212529', ft_primary: 'Raleway' },
  meta: { name: 'Alpha', robot_index: 'index', robot_follow: true },
  radio: null,
};
const saved = valuesOf(raw);

it('reads what the platform keeps, and nothing where that is odd', () => {
  expect(saved).toMatchObject({
    title: 'Alpha',
    'css.clr_primary': '#2096C4',
    'meta.robot_index': 'yes',
    'meta.robot_follow': 'yes',
    'radio.url': '',
    isMaintenance: '',
  });
  const odd = valuesOf({ title: 7, css: 'red', meta: [], isMaintenance: '1' });
  expect([odd.title, odd['css.clr_primary'], odd['meta.name'], odd.isMaintenance]).toEqual([
    '',
    '',
    '',
    'yes',
  ]);
  expect(Object.keys(odd)).toEqual(settingNames);
});

describe('changes', () => {
  const now = {
    ...saved,
    title: ' Alpha Baru ',
    'css.clr_primary': '#2096c4',
    'css.clr_dark': '#000000',
    'css.ft_primary': 'Inter',
    'meta.robot_index': '',
    isMaintenance: 'yes',
    'radio.url': 'https://siaran.example/a',
  };
  const changes = changesOf(saved, now);

  it('are what differs, spaces and a colour’s spelling aside', () => {
    expect(changes.map(({ name }) => name)).toEqual([
      'title',
      'css.clr_dark',
      'css.ft_primary',
      'meta.robot_index',
      'radio.url',
      'isMaintenance',
    ]);
    expect(changesOf(saved, { ...saved, title: 'Alpha ' })).toEqual([]);
  });

  it('are sent by key, each with its changed fields alone', () => {
    expect(byKey(changes).map(({ key, value }) => [key, value])).toEqual([
      ['title', 'Alpha Baru'],
      ['css', { clr_dark: '#000000', ft_primary: 'Inter' }],
      ['meta', { robot_index: 'noindex' }],
      ['radio', { url: 'https://siaran.example/a' }],
      ['isMaintenance', true],
    ]);
    expect(together(changes)).toMatchObject({ title: 'Alpha Baru', isMaintenance: true });
  });

  it('go back by the same calls', () => {
    expect(byKey(undone(changes)).map(({ key, value }) => [key, value])).toEqual([
      ['title', 'Alpha'],
      ['css', { clr_dark: '#212529', ft_primary: 'Raleway' }],
      ['meta', { robot_index: 'index' }],
      ['radio', { url: '' }],
      ['isMaintenance', false],
    ]);
  });

  it.each([
    ['title', { title: ['Terlalu panjang'] }, { title: 'Terlalu panjang' }],
    ['title', { value: ['Salah', 'Lagi'] }, { title: 'Salah Lagi' }],
    ['css', { clr_dark: ['Bukan warna'] }, { 'css.clr_dark': 'Bukan warna' }],
    ['css', { clr_light: ['Bukan warna'] }, {}],
  ])('%s refused for %j: beside their fields', (key, errors, expected) => {
    const change = byKey(changes).find((one) => one.key === key);
    expect(change && errorsOf(change, errors)).toEqual(expected);
  });
});

it.each([
  ['title', 'Alpha', 'Alpha'],
  ['logoDark', '', 'bawaan'],
  ['isMaintenance', 'yes', 'ya'],
  ['isMaintenance', '', 'tidak'],
  ['meta.card', 'summary', 'Kecil'],
  ['layout', 'festival', 'festival'],
] as const)('%s "%s" in words: %s', (name, value, words) => {
  expect(inWords(name, value)).toBe(words);
});
