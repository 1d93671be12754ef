/** The events: the nearest first, whatever day it is, over all pages; and their days, wherever the machine stands. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tellTime } from '../harness/line';
import { headed, main } from '../harness/page';
import { fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { visit } from '../harness/visit';

const DAY_MS = 86_400_000;
const cards = (place = main()) => place.getAllByRole('article');

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Goes to the events a week later than the platform thinks: its own order now begins with what is over. */
async function goThereLater(): Promise<UserEvent> {
  const user = await visit('/Pricing');
  tellTime(Date.now() + 8 * DAY_MS);
  const footer = within(screen.getByRole('navigation', { name: 'Menu kaki halaman' }));
  await user.click(footer.getByRole('link', { name: 'Acara' }));
  await main().findByText(/^Acara 1–/);
  return user;
}

test('what is to come stands before what is over, over all pages', async () => {
  const user = await goThereLater();
  const days: (number | 'over')[] = [];
  for (const number of [1, 2, 3, 4]) {
    if (number > 1) {
      const pages = within(screen.getByRole('navigation', { name: 'Halaman acara' }));
      await user.click(pages.getByRole('link', { name: new RegExp(`^Halaman ?${number}$`) }));
    }
    await main().findByText(new RegExp(`^Acara ${number * 9 - 8}–`));
    for (const { textContent } of cards()) {
      const left = /(\d+) hari lagi/.exec(textContent ?? '')?.[1] ?? 0;
      days.push(textContent?.includes('Telah selesai') ? 'over' : Number(left));
    }
  }
  expect(days).toHaveLength(30);
  const coming = days.filter((day) => day !== 'over');
  expect(coming.length).toBeGreaterThan(10);
  expect(days.slice(0, coming.length)).toEqual([...coming].sort((one, other) => one - other));
  expect(days.slice(coming.length).every((day) => day === 'over')).toBe(true);
});

test('an event leads on to the nearest others, none of which is over', async () => {
  const user = await goThereLater();
  await user.click(nth(main().getAllByRole('link', { name: 'Seminar Guru Digital' })));
  await headed('Seminar Guru Digital');
  const others = () => screen.getByRole('region', { name: 'Yang terdekat berikutnya' });
  await waitFor(() => expect(cards(within(others()))).toHaveLength(3));
  expect(others().textContent).not.toContain('Telah selesai');
});

const machines = [
  ['America/Los_Angeles', '2 Des 2030, 18.00'],
  ['Pacific/Kiritimati', '16.00'],
] as const;

describe.each(machines)('on a machine in %s', (zone, there) => {
  test('the card of an event tells its hour there too', async () => {
    vi.stubEnv('TZ', zone);
    const about = { id: 'waktu', slug: 'waktu', title: 'Temu Wicara', kindSlug: 'events' };
    const data = { items: [{ ...about, startDate: '2030-12-03T09:00' }], totalItems: 1 };
    const body = { status: true, message: '', data };
    await fault({ host: 'services', path: 'v3/post/list', body });
    await visit('/Event');
    const time = `3 Des 2030, 09.00 WIB (${there} di tempatmu)`;
    await waitFor(() => expect(nth(cards()).textContent).toContain(time));
  });

  test.each([
    ['2030-12-03T00:00+07:00', '3 Des 2030'],
    // Whose own clock says another hour is told that too.
    ['2030-12-03T09:00', `3 Des 2030, 09.00 WIB (${there} di tempatmu)`],
  ])('an event at %s keeps its day', async (startDate, shown) => {
    vi.stubEnv('TZ', zone);
    const about = { id: 'waktu', slug: 'waktu', title: 'Temu Wicara', content: '<p>Isi</p>' };
    const answer = (data: object | null) => ({ status: true, message: '', data });
    const post = (path: string, data: object | null) =>
      fault({ host: 'services', path: `v3/post/${path}`, body: answer(data) });
    await post('detail', { ...about, startDate });
    // Nothing but its page knows of it, which counts a reading.
    await post('view', null);
    await visit('/Event/waktu');
    const facts = within(await screen.findByRole('complementary', { name: 'Waktu dan tempat' }));
    await waitFor(() => expect(nth(facts.getAllByRole('definition')).textContent).toBe(shown));
    const calendar = facts.getByRole('link', { name: 'Tambahkan ke kalender' });
    expect(calendar.getAttribute('href')).toBe('/calendar/events/waktu.ics');
  });

  test('a class keeps its days', async () => {
    vi.stubEnv('TZ', zone);
    const dates = { startDate: '2030-12-03T00:00+07:00', endDate: '2030-12-20T23:00' };
    const data = {
      items: [{ id: 1, slug: 'kelas', name: 'Kelas Waktu', ...dates }],
      ...{ totalItems: 1, totalPages: 1 },
    };
    const body = { status: true, message: '', data };
    await fault({ host: 'services', path: 'v1/class/active', body });
    await visit('/Class');
    await waitFor(() => expect(nth(cards()).textContent).toMatch(/3\s?–\s?20 Des 2030/));
  });
});
