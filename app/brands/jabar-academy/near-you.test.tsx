import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createApp } from '../../core/app';
import { AppContext } from '../../core/app-context';
import { bootFixture } from '../../core/boot.fixture';
import { NearYou } from './near-you';

const CLASSES = 'services/v1/class/active?page=1&pageSize=100';
const SCHOOLS = 'services/v1/school/list?page=1&perPage=100';
const seats = { quota: 60, totalStudents: 36, isRegistrationOpen: true };
const classes = [
  { slug: 'a', name: 'Dekat', type: 'offline', city: 'Garut', ...seats },
  { slug: 'b', name: 'Jauh', type: 'offline', city: 'Kota Bekasi', ...seats },
];
const answer = (items: unknown[]) => ({ status: true, data: { items } });

/** The numbers beside the map, as they come with the document. */
function numbersOf(prefetched: Record<string, unknown>) {
  const fetch = () => Promise.reject(new Error('nothing is asked for'));
  const app = createApp({ boot: { ...bootFixture, prefetched }, fetch });
  const html = renderToStaticMarkup(
    <AppContext value={app}>
      <MemoryRouter>
        <NearYou />
      </MemoryRouter>
    </AppContext>,
  );
  return [...html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, text]) => text);
}

it('counts what lies within two layers of the town', () => {
  const cities = ['Kabupaten Garut', 'Kabupaten Bekasi', 'Depok'];
  const schools = cities.map((city) => ({ name: `Sekolah di ${city}`, city }));
  expect(numbersOf({ [CLASSES]: answer(classes), [SCHOOLS]: answer(schools) })).toEqual([
    '1',
    '24',
    '2',
  ]);
});

it('says of schools that could not be had that nobody knows, not that there are none', () => {
  expect(numbersOf({ [CLASSES]: answer(classes) })).toEqual(['1', '24', '–']);
  expect(numbersOf({ [CLASSES]: answer([]), [SCHOOLS]: answer([]) })).toEqual(['0', '0', '0']);
});
