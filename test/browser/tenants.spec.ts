/** Three tenants side by side: each is its own brand from the first byte on. */

import { expect, footerLink, test } from './fixtures';

const brands = [
  {
    tenant: 'alpha',
    name: 'Alpha Academy',
    title: 'Alpha Academy Indonesia — Keterampilan digital yang dipakai di tempat kerja',
    primary: '#2096c4',
    description: /Alpha Academy menyiapkan talenta digital/,
  },
  {
    tenant: 'foundation',
    name: 'Yayasan Cakap Digital',
    title: 'Yayasan Cakap Digital — Cakap digital untuk setiap warga Indonesia',
    primary: '#00696a',
    description: /Yayasan Cakap Digital memperluas/,
  },
  {
    tenant: 'dev-blank',
    name: 'Layout Kosong',
    title: 'Layout Kosong — Memperlihatkan setiap cadangan',
    primary: '#2096c4',
    description: /^Memperlihatkan setiap cadangan$/,
  },
] as const;

for (const { tenant, name, title, primary, description } of brands) {
  test(`${tenant}: name, title, colours and tags are its own`, async ({ page, visit }) => {
    const response = await visit(tenant);
    expect(response.status()).toBe(200);
    expect(response.headers()['x-tenant']).toBe(tenant);

    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
    );
    expect(shown).toBe(primary);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  });

  test(`${tenant}: the document itself holds the brand, and no other`, async ({ visit }) => {
    const html = await (await visit(tenant)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(new RegExp(`<style id="theme">[^<]*--primary:\\s*${primary}`));
    for (const other of brands.filter((brand) => brand.tenant !== tenant)) {
      expect(html).not.toContain(other.name);
    }
  });
}

test('each tenant links only to pages that it has', async ({ page, visit }) => {
  await visit('foundation');
  await expect(footerLink(page, 'Kelas Yayasan')).toBeVisible();
  await expect(footerLink(page, 'Asisten Belajar')).toHaveCount(0);
});

test('a page of another tenant is not found here', async ({ page, problems, visit }) => {
  problems.expect(/status of 404/);
  const response = await visit('foundation', '/Chat');
  expect(response.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Oops.. Maaf halaman tidak ditemukan',
  );
});

test('a tenant’s own title of a page is used at first and on later navigation', async ({
  page,
  visit,
}) => {
  const title = 'Kelas Yayasan | Yayasan Cakap Digital';
  await visit('foundation', '/Class');
  await expect(page).toHaveTitle(title);

  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveTitle(/^Yayasan Cakap Digital —/);
  await footerLink(page, 'Kelas Yayasan').click();
  await expect(page).toHaveTitle(title);
});

test('the pesilat path is a site of its own', async ({ page, visit }) => {
  const response = await visit('alpha', '/Pesilat');
  expect(response.headers()['x-tenant-source']).toContain('pesilat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveTitle(/^Alpha Academy Indonesia —/);
});
