/** The screens in place of a page, with the texts of spec section 2 and the status to match. */

import { expect, test } from './fixtures';

test.use({ isApart: true });

const missing = [
  { name: 'a path no page has', path: '/Tidak/Ada/Di/Sini' },
  { name: 'a class nobody knows', path: '/Class/kelas-yang-tidak-ada' },
];

for (const { name, path } of missing) {
  test(`404: ${name}`, async ({ page, problems, visit }) => {
    problems.expect(/status of 404/);
    const response = await visit('alpha', path);
    expect(response.status()).toBe(404);
    await expect(page).toHaveTitle('Halaman tidak ditemukan | Alpha Academy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops.. Maaf halaman tidak ditemukan',
    );
    await page.getByRole('main').locator('a[href="/"]').click();
    await expect(page).toHaveTitle(/^Alpha Academy Indonesia —/);
  });
}

test('error: a class that fails on the first load', async ({ page, problems, site, visit }) => {
  problems.expect(/status of 50[023]/);
  problems.expect(/PageError/);
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/overview',
    status: 500,
  });
  const response = await visit('alpha', '/Class/model-ke-produksi');
  expect(response.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Opps.. Maaf terjadi kesalahan pada website',
  );
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

// The flag that is missing counts as on (spec section 2).
const closings = [
  { name: 'the setting is on', tenant: 'gim', brand: 'Akademi Gim', isMaintenance: true },
  { name: 'the flag is missing', tenant: 'guru', brand: 'Guru Digital' },
];

for (const { name, tenant, brand, ...flag } of closings) {
  test(`maintenance: ${name}`, async ({ page, problems, site, visit }) => {
    problems.expect(/status of 503/);
    await site.upstream.control('POST', 'settings', {
      domain: `${tenant}.belajar.example`,
      settings: { title: brand, ...flag },
    });
    for (const path of ['/', '/Class']) {
      const response = await visit(tenant, path);
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toMatch(/^\d+$/);
      await expect(page).toHaveTitle(`Sedang dalam perbaikan | ${brand}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Website Sedang Dalam Perbaikan',
      );
      await expect(page.getByRole('main')).toContainText(
        'Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!',
      );
      await expect(page.getByRole('img', { name: brand })).toHaveAttribute(
        'src',
        /logo-(dark|light)/,
      );
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
  });
}

test('settings full of markup come out as text', async ({ page, site, visit }) => {
  const title = `Data </script><script>alert(1)</script> "dan" 'kutip' \u2028`;
  await site.upstream.control('POST', 'settings', {
    domain: 'data.belajar.example',
    settings: {
      title,
      isMaintenance: false,
      css: { clr_primary: 'red;}body{display:none', clr_secondary: '#7b5ea7' },
      meta: { site_name: title, name: title },
    },
  });
  page.on('dialog', (dialog) => expect(dialog.message(), 'no script of a title runs').toBe(''));
  await visit('data');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Data <\/script><script>alert\(1\)<\/script> "dan" 'kutip'/);
});
