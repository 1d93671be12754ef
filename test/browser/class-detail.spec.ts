/** One class: its data comes with the document, its status badge by the priority of spec section 2. */

import { expect, footerLink, test } from './fixtures';

const overviewCall = '/api/services/v1/class/overview';

test('the first load shows the class from the document, without asking again', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await visit('alpha', '/Class/dasar-web');
  expect(await response.text()).toContain('<title>Dasar Web | Alpha Academy</title>');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dasar Web');
  // The syllabus is asked for after the class: with it there, a call for the class would have been made.
  await expect(page.getByText('4 modul · 16 bab')).toBeVisible();
  expect(asked).not.toContain(overviewCall);
});

test('later navigation asks for the class once', async ({ page, visit }) => {
  await visit('alpha', '/Class?search=docker');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('link', { name: 'Kontainer dengan Docker' }).click();
  await expect(page).toHaveTitle('Kontainer dengan Docker | Alpha Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontainer dengan Docker');
  expect(asked.filter((path) => path === overviewCall)).toHaveLength(1);
});

test('its parts, the way in and the way on are there', async ({ page, visit }) => {
  await visit('alpha', '/Class/dasar-web');
  for (const name of ['Tentang kelas', 'Yang akan kamu kuasai', 'Silabus', 'Pengajar']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const enrolment = page.getByRole('complementary', { name: 'Pendaftaran' });
  await expect(enrolment.getByRole('button', { name: 'Daftar gratis' })).toBeVisible();
  const related = page.getByRole('region', { name: 'Kelas serupa' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await related.getByRole('link', { name: 'API yang Andal dengan Node.js' }).click();
  await expect(page).toHaveTitle('API yang Andal dengan Node.js | Alpha Academy');
});

const flags = ['isComingSoon', 'isRegistrationOpen', 'isStarted', 'isEnded'];
const badges = [
  { set: ['isComingSoon', 'isRegistrationOpen', 'isStarted', 'isEnded'], label: 'Akan Datang' },
  { set: ['isRegistrationOpen', 'isStarted', 'isEnded'], label: 'Pendaftaran Dibuka' },
  { set: ['isStarted', 'isEnded'], label: 'Sedang Berlangsung' },
  { set: ['isEnded'], label: 'Telah Selesai' },
  { set: [], label: 'Segera Dimulai' },
];

test('the status badge follows the priority of the flags', async ({ page, site, visit }) => {
  const items = badges.map(({ set }, at) => ({
    ...Object.fromEntries(flags.map((flag) => [flag, set.some((name) => name === flag)])),
    id: at + 1,
    slug: `kelas-${at + 1}`,
    name: `Kelas ${at + 1}`,
  }));
  const data = { items, page: 1, perPage: 12, totalItems: items.length, totalPages: 1 };
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/active',
    body: { status: true, message: 'Berhasil', data },
  });
  await visit('alpha', '/Class?search=lencana');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(badges.length);
  for (const [at, { label }] of badges.entries()) {
    const others = badges.filter((badge) => badge.label !== label);
    await expect(cards.nth(at)).toContainText(label);
    for (const other of others) await expect(cards.nth(at)).not.toContainText(other.label);
  }
});

const failures = [
  {
    status: 404,
    title: 'Oops.. Maaf halaman tidak ditemukan',
    tab: 'Halaman tidak ditemukan | Alpha Academy',
  },
  { status: 500, title: 'Opps.. Maaf terjadi kesalahan pada website', tab: /Alpha Academy$/ },
];

for (const { status, title, tab } of failures) {
  test(`a class that answers ${status} on the way shows the screen inside the shell`, async ({
    page,
    problems,
    site,
    visit,
  }) => {
    problems.expect(/status of (404|50[02])/);
    problems.expect(/PageError/);
    await visit('alpha', '/Class?search=sistem+desain');
    await site.upstream.control('POST', 'fault', {
      host: 'services',
      path: 'v1/class/overview',
      status,
    });
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(tab);
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();

    await footerLink(page, 'Kelas').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Temukan kelas/);
  });
}
