/** Drawings of numbers say what they mean: a title, a scale, the same values as text. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { main, words } from '../harness/page';
import { fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { visit } from '../harness/visit';

const figure = () => main().findByRole('figure', { name: 'Sekolah per provinsi' });

/** The shades of a map's tiles by the value that a tile's tip tells. */
function shadesByValue(map: HTMLElement): Record<string, string[]> {
  const shades: Record<string, string[]> = {};
  for (const tile of map.querySelectorAll('g')) {
    const value = tile.querySelector('title')?.textContent?.split(': ')[1];
    const shade = tile.getAttribute('class') ?? '';
    if (value !== undefined) shades[value] = [...new Set([...(shades[value] ?? []), shade])];
  }
  return shades;
}

test("the schools' map has a title, a legend of values, and a table", async () => {
  const user = await visit('/Network');
  const shown = within(await figure());
  const map = await shown.findByRole('img', { name: /^Peta kotak\. 300 sekolah/ });
  expect((await figure()).textContent).toContain('300 sekolah di 38 provinsi');
  expect(map.querySelectorAll('g')).toHaveLength(38);

  await user.click(shown.getByText('Lihat sebagai tabel'));
  expect(shown.getAllByRole('row')).toHaveLength(39);
  expect(shown.getByRole('row', { name: /Jawa Barat/ }).textContent).toContain('8');

  // Provinces have seven schools or eight: each number is a shade of its own, and both are named.
  expect((await figure()).textContent).toMatch(/Sekolah78/);
  const shades = shadesByValue(map);
  expect(Object.keys(shades)).toEqual(['7', '8']);
  expect(new Set(Object.values(shades).flat()).size).toBe(2);
});

test('the map of one programme draws provinces without a school as empty', async () => {
  const provinces = ['Jawa Barat', 'Jawa Barat', 'Bali'];
  const data = provinces.map((province, id) => ({ id, name: `Sekolah ${id}`, province }));
  const body = { status: true, message: '', data };
  await fault({ host: 'services', path: 'v1/program/schools', body });
  await visit('/Network?category=3');
  const map = await within(await figure()).findByRole('img', { name: /^Peta kotak\. 3 sekolah/ });
  expect(map.querySelectorAll('g')).toHaveLength(38);
  const shades = shadesByValue(map);
  expect(Object.keys(shades)).toEqual(['1', '2']);
  const empty = [...map.querySelectorAll('g:not(:has(title))')].map((tile) =>
    tile.getAttribute('class'),
  );
  expect(empty).toHaveLength(36);
  expect(new Set([...Object.values(shades).flat(), ...empty]).size).toBe(3);
});

const ranking = async () =>
  within(await main().findByRole('region', { name: 'Peringkat lengkap' }));

const rows = async () => (await ranking()).findAllByRole('listitem');

/** Where a row of scores has its dot on the axis, of 1, and what it says. */
function placeOf(row: HTMLElement): { value: number; place: number } {
  const value = /([\d,]+) nilai/.exec(row.textContent ?? '')?.[1]?.replace(',', '.');
  const place = row.querySelector('circle')?.getAttribute('cx') ?? '';
  return { value: Number(value), place: Number.parseFloat(place) / 100 };
}

async function onSecondPage(): Promise<void> {
  const next = (await ranking()).getByRole('link', { name: /^Halaman ?2$/ });
  next.click();
  await waitFor(async () => expect(nth(await rows()).textContent).toContain('21'));
}

const SCALE = 'Skala nilai 50–100, tidak mulai dari nol.';

test('scores that lie close can be told apart, on one scale that is named', async () => {
  const user = await visit('/Leaderboards');
  await screen.findByText(SCALE);
  const [first, close] = [placeOf(nth(await rows())), placeOf(nth(await rows(), 19))];
  expect(first.value - close.value).toBeGreaterThan(10);
  // Their distance on the axis is what their values say, and no less than a fifth of it.
  expect(first.place - close.place).toBeCloseTo((first.value - close.value) / 50, 2);
  expect(first.place - close.place).toBeGreaterThan(0.2);

  // The other pages and a search are drawn on the same axis.
  await onSecondPage();
  expect(words()).toContain(SCALE);
  await user.type(screen.getByRole('searchbox', { name: 'Cari provinsi' }), 'sulawesi');
  await user.click(main().getByRole('button', { name: 'Cari' }));
  await waitFor(async () => expect(await rows()).toHaveLength(5));
  expect(words()).toContain(SCALE);
});

test('numbers of people are bars from zero, on one scale for all pages', async () => {
  await visit('/Leaderboards?category=total');
  const scaleOf = (row: HTMLElement) => {
    const value = /([\d.]+) peserta/.exec(row.textContent ?? '')?.[1]?.replace('.', '');
    const bar = row.querySelectorAll('rect')[1]?.getAttribute('width') ?? '';
    return Number(value) / Number.parseFloat(bar);
  };
  const whole = scaleOf(nth(await rows()));
  await onSecondPage();
  expect(scaleOf(nth(await rows())) / whole).toBeCloseTo(1, 1);
});
