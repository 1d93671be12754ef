import { describe, expect, it } from 'vitest';
import { draw, type Tenant } from './draw';
import { PALETTES, SAMPLE } from './draw.fixture';
import { nameSeeds } from './identity/seed';
import { placeOf } from './landscape';
import { areTwins, isOther, LOOKS, lookOf, otherLook, SCHEMES } from './look';
import { MEN, WOMEN, whoIs } from './people/names';
import { subjectOf } from './works/subjects';

const tenant: Tenant = { key: 'contoh', layout: 'alpha', primary: '#1d4ed8', secondary: '#f59e0b' };
const KINDS = ['people', 'works', 'landscapes', 'covers', 'waves', 'marks'];
const SHAPES = ['', 'square', 'tall', 'banner', 'photo'];

/** A picture of every kind, for one seed. */
function all(seed: string, of: Tenant = tenant, query = ''): string[] {
  const written = (kind: string) =>
    kind === 'people' ? nameSeeds(seed) : encodeURIComponent(seed);
  return KINDS.map((kind) => draw(`${kind}/${written(kind)}.svg`, query, of) ?? '');
}

/** What stands between tags, in order, if the tags are well nested. */
function textsOf(svg: string): string[] {
  const open: string[] = [];
  const texts: string[] = [];
  for (const [, text, close, name, attributes, self] of svg.matchAll(
    /([^<]*)<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (text) texts.push(text);
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? '');
    expect(attributes).not.toMatch(/ on|href|NaN|undefined|Infinity/);
  }
  expect(open).toEqual([]);
  return texts;
}

describe('every picture', () => {
  it('is small, whole, and the same every time, for hundreds of seeds in every palette', () => {
    for (const [index, seed] of SAMPLE.entries()) {
      const of = { ...tenant, ...PALETTES[index % PALETTES.length], key: `k${index}` };
      const query = `level=${['beginner', 'intermediate', 'advanced'][index % 3]}&shape=${SHAPES[index % 5]}&seconds=${index * 37}&note=Catatan`;
      const drawn = all(seed, of, query);
      for (const [kind, svg] of drawn.entries()) {
        expect(svg.length, `${KINDS[kind]} ${seed}`).toBeLessThan(6 * 1024);
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/,
        );
        textsOf(svg);
      }
      expect(all(seed, of, query)).toEqual(drawn);
    }
  });

  it('follows its tenant: its colours, its cloth', () => {
    const other = { ...tenant, key: 'lain', primary: '#7f1d1d', secondary: '#c58b12' };
    for (const [index, svg] of all('Siti Aminah', other).entries()) {
      expect(svg).not.toBe(all('Siti Aminah')[index]);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    '"/><image href="//x',
    ']]>&amp;',
    '\u0000\u0007a\uffff',
    '漢字 \ud800x',
  ])('keeps %j a text', (title) => {
    const written = `${new URLSearchParams({ '': title })}`.slice(1);
    for (const kind of KINDS.filter((one) => one !== 'people')) {
      const svg =
        draw(`${kind}/${written}.svg`, `note=${written}&subject=${written}`, tenant) ?? '';
      expect(svg).not.toMatch(/<script|<image/);
      expect([...svg].every((character) => character >= ' ')).toBe(true);
      textsOf(svg);
    }
  });
});

describe('an address', () => {
  it.each([
    'people/.svg',
    'people/%20.svg',
    'people/a.png',
    'people/a',
    'people/a/b.svg',
    'people/Siti+Aminah.svg',
    'people/siti.svg',
    'people/3f2a-.svg',
    'people/3f2a-91bc2d.svg',
    `people/${Array.from({ length: 9 }, () => 'a').join('-')}.svg`,
    'hewan/a.svg',
    'constructor/a.svg',
    'PEOPLE/a.svg',
    'people/%E0%A4%A.svg',
    `people/${'a'.repeat(161)}.svg`,
    '',
  ])('%s is none', (path) => {
    expect(draw(path, '', tenant)).toBeUndefined();
  });

  it.each([
    ['people/3f2a-91bc.svg', 'people/3f2a-91bc.svg', '', 'shape=square&other=1'],
    ['works/Dasar+Web.svg', 'works/Dasar%20Web.svg', '', ''],
    ['works/dasar-web.svg', 'works/dasar-web.svg', '', 'x=1&shape=bulat&level=9&other='],
    ['works/dasar-web.svg', 'works/dasar-web.svg', 'level=beginner', 'level=1&v=abc'],
    ['covers/Judul.svg', 'covers/Judul.svg', 'seconds=-1', 'seconds=abc'],
  ])('%s and %s say the same with "%s" and "%s"', (one, other, query, hints) => {
    expect(draw(one, query, tenant)).toBe(draw(other, hints, tenant));
  });

  it.each([
    ['works/dasar-web.svg', 'level=advanced'],
    ['works/dasar-web.svg', 'subject=robot'],
    ['works/dasar-web.svg', 'shape=square'],
    ['works/dasar-web.svg', 'other=1'],
    ['covers/Judul.svg', 'note=Berita'],
    ['covers/Judul.svg', 'seconds=600'],
    ['covers/Judul.svg', 'bare=1'],
    ['landscapes/a.svg', 'subject=pelabuhan'],
    ['waves/a.svg', 'seconds=3000'],
  ])('%s draws otherwise for %s', (path, query) => {
    const usual = path.startsWith('landscapes') ? 'subject=kota' : '';
    expect(draw(path, query, tenant)).not.toBe(draw(path, usual, tenant));
  });
});

describe('what is drawn', () => {
  it.each([
    ['Pelabuhan Makassar', 'harbour'],
    ['kota-surabaya', 'city'],
    ['laptop-untuk-desa', 'rice'],
    ['Gedung Contoh, Bandung', 'city'],
    ['lereng gunung', 'volcano'],
    ['desain', null],
    ['', null],
  ])('of the place "%s" is %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    ['dasar-keamanan-siber', 'shield'],
    ['Model ke Produksi', 'chart'],
    ['produk-pertama', 'stall'],
    ['API yang Andal dengan Node.js', 'terminal'],
    ['Aplikasi Antre Puskesmas', 'phone'],
    ['Robot Pengikut Garis', 'robot'],
    ['', null],
  ])('of the subject "%s" is %s', (text, subject) => {
    expect(subjectOf(text)).toBe(subject);
  });

  it.each([
    ['Bu Ratna', 'woman'],
    ['Siti Aminah', 'woman'],
    ['H. Abdul Rahman', 'man'],
    ['Pak Kevin', 'man'],
    ['Wambrauw', null],
    // Whose words agree with known ones where seeds are shorter.
    ['Joni Prawiro', null],
    ['', null],
  ])('of the name "%s" is likely %s', (name, who) => {
    expect(whoIs(nameSeeds(name).split('-'))).toBe(who);
  });
});

describe('a name', () => {
  it.each([
    ['Siti Aminah', ' siti  AMINAH '],
    ['H. Abdul Rahman', 'h abdul rahman'],
    ["Ma'ruf", 'ma ruf'],
    ['', ''],
  ])('"%s" has the seeds of "%s"', (one, other) => {
    expect(nameSeeds(one)).toBe(nameSeeds(other));
  });

  it.each([
    ['Siti Aminah', 'Aminah Siti'],
    ['Peserta 1', 'Peserta 2'],
    ['漢字', '漢'],
    ['-', ' '],
  ])('"%s" has others than "%s"', (one, other) => {
    expect(nameSeeds(one)).not.toBe(nameSeeds(other));
  });

  it('is drawn, and nothing of it is read, however it is written', () => {
    const names = [
      ...SAMPLE,
      '<script>alert(1)</script>',
      'a\ud800x',
      'kata '.repeat(400),
      '🌱',
      ' ',
    ];
    for (const name of names) {
      const seeds = nameSeeds(name);
      expect(draw(`people/${seeds}.svg`, '', tenant), name).toMatch(/^<svg/);
      for (const word of name.toLowerCase().split(/\s+/)) {
        if (word.length > 4) expect(seeds).not.toContain(word);
      }
    }
  });

  it('that is known for a woman’s is none for a man’s by its seed', () => {
    expect([...WOMEN].filter((seed) => MEN.has(seed))).toEqual([]);
  });
});

describe('looks', () => {
  it('of neighbours that would agree differ in colours and in how they are set', () => {
    for (let look = 0; look < LOOKS; look += 1) {
      const other = otherLook(look);
      expect(areTwins(look, other)).toBe(false);
      expect(Math.floor(other / SCHEMES)).not.toBe(Math.floor(look / SCHEMES));
    }
  });

  it('of a list never agree from one to the next', () => {
    for (let from = 0; from < SAMPLE.length - 12; from += 5) {
      const list = SAMPLE.slice(from, from + 12);
      const shown = list.map((seed, index) => {
        const own = lookOf(seed);
        return isOther(list.slice(0, index + 1)) ? otherLook(own) : own;
      });
      expect(shown.some((look, index) => index > 0 && areTwins(look, shown[index - 1] ?? 0))).toBe(
        false,
      );
    }
  });

  it('spread evenly over what is listed', () => {
    const counts = new Map<number, number>();
    for (const seed of SAMPLE) counts.set(lookOf(seed), (counts.get(lookOf(seed)) ?? 0) + 1);
    expect(counts.size).toBe(LOOKS);
    expect(Math.max(...counts.values())).toBeLessThan((SAMPLE.length / LOOKS) * 2.5);
  });
});
