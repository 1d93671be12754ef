/** Days and hours are those of Western Indonesian Time, wherever the visitor's machine stands. */

import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const machines = ['America/Los_Angeles', 'Pacific/Kiritimati'];

const times = [
  {
    startDate: '2030-12-03T00:00+07:00',
    shown: /^3 Des 2030$/,
    saved: 'DTSTART;VALUE=DATE:20301203',
  },
  {
    startDate: '2030-12-03T09:00',
    // Whose own clock says another hour is told that too.
    shown: /^3 Des 2030, 09\.00 WIB( \(.+ di tempatmu\))?$/,
    saved: 'DTSTART:20301203T020000Z',
  },
];

for (const timezoneId of machines) {
  test.describe(`on a machine in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [at, { startDate, shown, saved }] of times.entries()) {
      test(`an event at ${startDate} keeps its day, on the page and in the calendar file`, async ({
        page,
        site,
        visit,
      }) => {
        const slug = `waktu-${at}-${timezoneId.replace(/\W/g, '-')}`;
        await site.upstream.control('POST', 'fault', {
          host: 'services',
          path: 'v3/post/detail',
          body: {
            status: true,
            message: '',
            data: { id: slug, slug, title: 'Temu Wicara', startDate, content: '<p>Isi</p>' },
          },
        });
        // Nothing but its page knows of it, which counts a reading.
        await site.upstream.control('POST', 'fault', {
          host: 'services',
          path: 'v3/post/view',
          body: { status: true, message: '', data: null },
        });
        await visit('alpha', `/Event/${slug}`);
        const facts = page.getByRole('complementary', { name: 'Waktu dan tempat' });
        await expect(facts.getByRole('definition').first()).toHaveText(shown);
        const download = page.waitForEvent('download');
        await facts.getByRole('link', { name: 'Tambahkan ke kalender' }).click();
        const file = await readFile(await (await download).path(), 'utf8');
        expect(file.split('\r\n')).toContain(saved);
      });
    }

    test('a class keeps its days', async ({ page, site, visit }) => {
      const item = {
        id: 1,
        slug: 'kelas',
        name: 'Kelas Waktu',
        startDate: '2030-12-03T00:00+07:00',
        endDate: '2030-12-20T23:00',
      };
      await site.upstream.control('POST', 'fault', {
        host: 'services',
        path: 'v1/class/active',
        body: { status: true, message: '', data: { items: [item], totalItems: 1, totalPages: 1 } },
      });
      await visit('alpha', `/Class?search=waktu-${timezoneId.length}`);
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card).toContainText(/3\s?–\s?20 Des 2030/);
    });
  });
}
