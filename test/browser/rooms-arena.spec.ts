/** First screens that are answered, played or asked, and the one block that only each brand has. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('the exam’s question is answered and explained, and the plan shifts', async ({
  page,
  visit,
}) => {
  await visit('umptn');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ hari menuju Ujian tulis UMPTN$/,
  );
  const sheet = main.getByRole('region').first();
  await sheet.getByRole('button').first().click();
  await expect(sheet.getByRole('status')).toContainText(/Tepat\.|Kuncinya [B-E],/);
  const first = await sheet.getByRole('heading').textContent();
  await sheet.getByRole('button', { name: 'Soal berikutnya' }).click();
  await expect(sheet.getByText('Soal ke-2')).toBeVisible();
  await expect(sheet.getByRole('heading')).not.toHaveText(first ?? '');

  const plan = main.getByRole('region', { name: 'Satu kotak, satu hari.' });
  await plan.scrollIntoViewIfNeeded();
  const english = plan.getByText('Literasi Inggris', { exact: true }).last().locator('..');
  const before = Number.parseInt((await english.getByRole('definition').textContent()) ?? '', 10);
  await plan.getByLabel('Yang paling sering membuatmu ragu').selectOption('Literasi Inggris');
  await expect
    .poll(async () =>
      Number.parseInt((await english.getByRole('definition').textContent()) ?? '', 10),
    )
    .toBeGreaterThan(before * 1.5);

  const line = main.getByRole('region', { name: 'Geser nilaimu, bukan kepercayaan dirimu' });
  await line.scrollIntoViewIfNeeded();
  await line.getByLabel('Nilai try-outmu').fill('100');
  await expect(line.getByRole('status')).toContainText('Tidak ada lagi yang di depanmu');
  const slip = main.getByRole('region', { name: 'Berapa kalau ikut semuanya?' });
  await slip.scrollIntoViewIfNeeded();
  await expect(slip.getByRole('status')).toContainText('Rp 302.000');
  await slip.getByRole('checkbox', { name: /Bahasa Inggris/ }).uncheck();
  await expect(slip.getByRole('status')).toContainText('Rp 223.000');
  await onAPhone(page);

  await sheet.getByRole('button').first().click();
  await sheet.getByRole('link', { name: /^Kelas / }).click();
  await expect(page).toHaveURL(/\/Class\?search=\w+$/i);
  const cards = main.getByRole('article').getByRole('link');
  await expect(cards.filter({ hasText: /Penalaran|Kuantitatif|Literasi/ })).toHaveCount(1);
});

test('the exam’s question has its key without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('umptn'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hari menuju');
  await page.getByText('Buka kunci').click();
  await expect(page.getByText(/^[A-E], .{20,}/)).toBeVisible();
  await context.close();
});

test('the title screen is played by keyboard, and another jump is put into it', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('gim');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Tekan mulai. Itu pelajaran pertamanya.' }),
  ).toBeVisible();
  await expect(main.getByRole('img', { name: /seekor kucing/ })).toBeVisible();
  await beThere(page);
  await main.getByRole('button', { name: 'Mulai', exact: true }).click();
  const pad = main.getByRole('button', { name: 'Lompat' });
  await expect(pad).toBeFocused();
  await page.keyboard.press('p');
  await expect(main.getByText('Dijeda.')).toBeVisible();
  await page.keyboard.press('Space');
  // Who does nothing runs into the first thing.
  await expect(main.getByRole('status').first()).toContainText(/Kena! Skor \d+\./);
  await expect(main.getByText(/Rekor 00\d\d/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Main lagi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pad).toBeFocused();

  const bench = main.getByRole('region', { name: 'Sebelas hari untuk dua angka ini' });
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.getByText('Enak.')).toBeVisible();
  await bench.getByLabel('Gravitasi').fill('400');
  await bench.getByLabel('Tenaga lompat').fill('200');
  await expect(bench.getByText('Melayang seperti balon.')).toBeVisible();
  await bench.getByRole('button', { name: 'Pasang di gim' }).click();
  await expect(bench.getByRole('link', { name: 'Naik ke layar' })).toBeVisible();

  const levels = main.getByRole('region', { name: 'Pilih tingkat kesulitan' });
  await levels.scrollIntoViewIfNeeded();
  await levels.getByRole('radio', { name: 'Sulit' }).check();
  await expect(levels.getByRole('link', { name: 'Musuh yang Adil' })).toBeVisible();
  await onAPhone(page);
});

test('the game goes by turns where motion is unwanted', async ({ page, visit }) => {
  // As every spec does, unless it says otherwise.
  await visit('gim');
  await beThere(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mulai', exact: true }).click();
  const turn = main.getByRole('button', { name: 'Maju selangkah' });
  const over = main.getByText(/Kena! Skor/);
  await turn.click();
  await expect(over).toHaveCount(0);
  // Every turn covers some ground; nothing moves between them.
  for (let left = 40; left > 0 && (await over.count()) === 0; left -= 1) {
    await page.keyboard.press('ArrowRight');
    await main.getByRole('button', { name: 'Lompat' }).press('ArrowRight');
  }
  await expect(over).toBeVisible();
});

test('the calendar says what is open, and the check what is missing', async ({ page, visit }) => {
  await visit('beasiswa');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Satu pintu terbuka hari ini.' }),
  ).toBeVisible();
  const tickets = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(tickets.first()).toContainText(/Ditutup \d+ hari lagi/);
  await expect(tickets.nth(1)).toContainText(/Dibuka \d+ hari lagi/);

  const check = main.getByRole('region', { name: 'Apakah saya memenuhi syarat?' });
  const answer = check.getByRole('status');
  await expect(answer).toContainText('Tinggal surat penghasilan orang tua, rapor lima semester.');
  await check.getByLabel('Surat penghasilan orang tua').check();
  await check.getByLabel('Rapor lima semester').check();
  await expect(answer).toContainText(
    /Reguler \(ditutup \d+ hari lagi\): ya, dan berkasmu lengkap\./,
  );
  await expect(check.getByRole('link', { name: 'Daftar sekarang' })).toBeVisible();
  await check.getByLabel('Rata-rata rapor').fill('70');
  await expect(answer).toContainText('rata-rata rapornya di bawah batas');
  await expect(check.getByRole('link', { name: 'Ceritakan keadaanmu ke panitia' })).toBeVisible();
  await check.getByLabel('Sekarang kamu').selectOption('Kelas 12 SMK');
  await expect(answer.locator('p').first()).toContainText(
    /Vokasi \(dibuka \d+ hari lagi\): ya\. Tinggal tiga foto/,
  );

  const back = main.getByRole('region', { name: 'Hitung mundur dari tanggal tutup' });
  await back.scrollIntoViewIfNeeded();
  await expect(back.getByRole('listitem')).toHaveCount(6);
  const day = (await back.getByRole('time').first().textContent()) ?? '';
  await back.getByLabel('Putaran yang kamu kejar').selectOption('Putaran Vokasi');
  await expect(back.getByRole('time').first()).not.toHaveText(day);
  await onAPhone(page);
  await check.getByRole('link', { name: 'Buat akun sebelum dibuka' }).click();
  await expect(page).toHaveURL(/\/Register$/i);
});
