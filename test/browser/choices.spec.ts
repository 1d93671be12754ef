/**
 * One of several, wherever a brand asks for it: radios under faces of the brand's own. What is chosen
 * before the page's script has come is kept and acted upon, and the arrow keys walk from one to the next.
 */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdScripts } from './held';
import { moveUntil } from './presence';

interface Choice {
  tenant: string;
  /** What the group is called. */
  group: string;
  /** The one that is chosen early, and what the page shows for it and for none of its neighbours. */
  option: RegExp;
  outcome: (main: Locator) => Locator;
}

const choices: readonly Choice[] = [
  {
    tenant: 'festival',
    group: 'Tanggal festival; pilih satu untuk melihat acaranya',
    option: /^Hari ke-2, /,
    outcome: (main) => main.getByRole('heading', { name: /^Hari ke-2: / }),
  },
  {
    tenant: 'media',
    group: 'Meja redaksi',
    option: /^Kebijakan$/,
    outcome: (main) => main.getByText(/^\d+ tulisan dari Kebijakan$/),
  },
  {
    tenant: 'jongkreatif',
    group: 'Kisi',
    option: /^Ubin$/,
    outcome: (main) => main.getByRole('radio', { name: 'Ubin', checked: true }),
  },
  {
    tenant: 'perempuan',
    group: 'Siapa yang disapa',
    option: /^Sapa Daeng Rani/,
    outcome: (main) => main.getByRole('heading', { level: 2, name: /^Daeng Rani/ }),
  },
  {
    tenant: 'farcapital',
    group: 'Anda duduk sebagai',
    option: /^Analis Muda$/,
    outcome: (main) => main.getByText(/^3 angkatan, /),
  },
  {
    tenant: 'data',
    group: 'Tingkat',
    option: /^Pemula$/,
    outcome: (main) => main.getByText(/^4 kelas, /),
  },
  {
    tenant: 'coding-school',
    group: 'Jadwal hari',
    option: /^Kamis/,
    outcome: (main) => main.getByRole('table', { name: 'Kamis' }),
  },
  {
    tenant: 'galeri',
    group: 'Denah',
    option: /^Peta/,
    outcome: (main) => main.getByRole('region', { name: 'Ruang Peta' }),
  },
  {
    tenant: 'desain',
    group: 'Susun menurut',
    option: /^Brief$/,
    outcome: (main) => main.getByRole('heading', { level: 2, name: 'Merek untuk Warung Sebelah' }),
  },
  {
    tenant: 'corporate',
    group: 'Pilih kasus',
    option: /kue kepada pengeklik/,
    outcome: (main) => main.getByText('21'),
  },
  {
    tenant: 'government',
    group: 'Warna peta menurut',
    option: /^Nilai rata-rata$/,
    outcome: (main) => main.getByRole('radio', { name: /^Riau, nilai / }),
  },
  {
    tenant: 'foundation',
    group: 'Pilih pulau',
    option: /^Kalimantan$/,
    outcome: (main) => main.getByRole('heading', { name: /^[\d.]+ warga Kalimantan$/ }),
  },
  {
    tenant: 'gim',
    group: 'Pilih tingkat kesulitan',
    option: /^Sulit/,
    outcome: (main) => main.getByRole('link', { name: 'Musuh yang Adil' }),
  },
];

for (const { tenant, group, option, outcome } of choices) {
  test(`one of several on ${tenant} is chosen early and walked`, async ({ page, site }) => {
    const comesAlive = await holdScripts(page);
    await page.goto(site.address(tenant), { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const options = main.getByRole('group', { name: group });
    const wanted = options.getByRole('radio', { name: option });
    await wanted.check();
    comesAlive();
    // Parts below the first screen come alive once somebody is there.
    await moveUntil(page, () => outcome(main).isVisible());
    await expect(wanted).toBeChecked();

    await wanted.press('ArrowLeft');
    await expect(wanted).not.toBeChecked();
    await expect(outcome(main)).toBeHidden();
    const before = options.getByRole('radio', { checked: true });
    await expect(before).toHaveCount(1);
    await expect(before).toBeFocused();
    await before.press('ArrowRight');
    await expect(wanted).toBeChecked();
    await expect(wanted).toBeFocused();
    await expect(outcome(main)).toBeVisible();
  });
}

test('the chosen one is told apart without the brand’s colours', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('media');
  const desk = (name: string) =>
    page.getByRole('main').getByRole('radio', { name }).locator('xpath=..');
  const ground = (of: Locator) => of.evaluate((face) => getComputedStyle(face).backgroundColor);
  expect(await ground(desk('Halaman muka'))).not.toBe(await ground(desk('Kebijakan')));
  await desk('Kebijakan').click();
  await expect
    .poll(async () => (await ground(desk('Halaman muka'))) !== (await ground(desk('Kebijakan'))))
    .toBe(true);
});
