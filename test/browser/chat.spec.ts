/** The assistant's page: signing in, an answer that grows, stop, cut answers, versions, votes. */

import type { Page } from '@playwright/test';
import { answer, ask, conversations, finished, log, signIn } from './chat';
import { expect, test } from './fixtures';
import { paste, pressesOf } from './uploads';

const stop = (page: Page) => page.getByRole('button', { name: 'Hentikan jawaban' });
const question = 'Aku mau belajar web dari nol [[fast]]';

test('a visitor who is not signed in signs in, and the question is answered', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/status of 401/);
  await visit('alpha', '/Chat');
  await ask(page, question);
  const form = page.getByRole('form', { name: 'Masuk untuk melanjutkan' });
  await form.getByLabel('Surel').fill('sari@contoh.id');
  await form.getByLabel('Kata sandi').fill('salah-sandi');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await expect(form.getByRole('alert')).toContainText('tidak sesuai');

  await form.getByLabel('Kata sandi').fill('belajar123');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await finished(page);
  await expect(answer(page)).toContainText('Rekayasa Web');
  await expect(conversations(page)).toContainText('Masuk sebagai sari@contoh.id');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'assistant_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });

  // The session runs out: the next question is not lost, and neither is the draft nor the answer.
  await page.context().clearCookies({ name: 'assistant_token' });
  await ask(page, 'Lalu apa? [[fast]]');
  await expect(form.getByLabel('Surel')).toHaveValue('sari@contoh.id');
  await page.getByRole('textbox', { name: 'Pertanyaanmu' }).fill('Sebuah draf');
  await form.getByLabel('Kata sandi').fill('belajar123');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await finished(page);
  await expect(log(page).getByText('Lalu apa?').first()).toBeVisible();
  await expect(log(page)).toContainText('Rekayasa Web');
  await expect(page.getByRole('textbox', { name: 'Pertanyaanmu' })).toHaveValue('Sebuah draf');

  // Who the assistant wants to know is asked before the first question from then on.
  await page.context().clearCookies({ name: 'assistant_token' });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes('chat:')) localStorage.removeItem(key);
    }
  });
  await visit('alpha', '/Chat');
  await expect(form).toContainText('perlu tahu siapa yang bertanya');
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('alpha', '/Chat');
    await signIn(page);
  });

  test('an answer grows line by line, and Escape ends it upstream too', {
    tag: '@journey',
  }, async ({ page, site }) => {
    await ask(page, 'Aku mau belajar web [[slow]]');
    const length = async () => ((await answer(page).textContent()) ?? '').length;
    await expect(stop(page)).toBeVisible();
    await expect(answer(page)).toHaveAttribute('aria-busy', 'true');
    await expect(answer(page)).toContainText(/\p{L}{3}/u);
    const early = await length();
    await expect.poll(length).toBeGreaterThan(early);
    await page.keyboard.press('Escape');
    await expect(answer(page)).toContainText('Dihentikan');
    await expect(page.getByRole('textbox', { name: 'Pertanyaanmu' })).toBeFocused();
    await expect(answer(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => site.upstream.control('GET', 'aborts')).not.toEqual({ aborts: 0 });

    // What there is of it can be copied, voted on and gone on with.
    await expect(answer(page).getByRole('button', { name: 'Salin', exact: true })).toBeVisible();
    await answer(page).getByRole('button', { name: 'Jawaban membantu' }).click();
    await expect(answer(page).getByRole('button', { pressed: true })).toHaveCount(1);
    await answer(page).getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(log(page)).toContainText('Lanjutkan jawabanmu');
    await finished(page);
  });

  test('a small move up lets go of the end of an answer that grows', async ({ page }) => {
    await ask(page, 'Aku mau belajar web [[fast]]');
    await finished(page);
    await ask(page, 'Aku mau belajar data');
    const box = log(page);
    const below = () => box.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
    await expect(answer(page)).toContainText('Terima kasih sudah bertanya');
    await box.hover();
    // Less than a line each, while pieces come with every frame.
    for (let move = 0; move < 2; move += 1) await page.mouse.wheel(0, -15);
    const newest = page.getByRole('button', { name: 'Ke pesan terbaru' });
    await expect(newest).toBeVisible();
    await finished(page);
    // What has come since then is below.
    expect(await below()).toBeGreaterThan(100);
    await newest.click();
    await expect.poll(below).toBeLessThan(2);
    await expect(box).toBeFocused();
  });

  test('what came of an answer is there after a reload in its middle, and when the app was left', async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 50[02]/);
    const path = 'v1/conversations/*';
    await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
    await ask(page, 'Aku mau belajar web [[slow]]');
    await expect(answer(page)).toContainText('Terima kasih sudah bertanya');
    // A phone may end a page that nobody looks at without another word.
    const kept = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return Object.keys(localStorage)
        .filter((key) => key.includes(':unsaved:'))
        .map((key) => localStorage.getItem(key));
    });
    expect(kept.join()).toContain('Terima kasih sudah bertanya');
    await page.reload();
    await expect(log(page)).toContainText('Aku mau belajar web');
    await expect(answer(page)).toContainText('Terima kasih sudah bertanya');
    await expect(answer(page)).toContainText('Jawaban terputus');

    // The platform has kept it whole, and tells it once it is asked again.
    await site.upstream.control('DELETE', 'fault');
    await page.reload();
    await expect(answer(page)).toContainText('jalurnya bisa kusesuaikan lagi');

    // It stands in the database by then, and is shown from there where the platform cannot tell.
    const isInLocalStorage = () =>
      Object.keys(localStorage).some((key) => key.includes(':unsaved:'));
    await expect.poll(() => page.evaluate(isInLocalStorage)).toBe(false);
    await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
    await page.reload();
    await expect(page.getByText('simpanan di perangkatmu')).toBeVisible();
    await expect(answer(page)).toContainText('jalurnya bisa kusesuaikan lagi');
  });

  test('on a slow phone the end is told, and its actions come, once all of it is drawn', async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate(() => {
      const told: boolean[] = [];
      new MutationObserver(() => {
        const text = [...document.querySelectorAll('article')].at(-1)?.textContent ?? '';
        const isTold = [...document.querySelectorAll('[role=status]')].some(
          ({ textContent }) => textContent === 'Jawaban selesai',
        );
        if (isTold || text.includes('Jawab ulang')) told.push(text.includes('TERAKHIR'));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { told });
    });
    const line = (text: string) => `${JSON.stringify({ message_id: 'm', id: 'c', text })}\n`;
    const parts = Array.from({ length: 400 }, (_, at) => line(`## Bab ${at}\n\n**isi** bab\n\n`));
    await page.route('**/v2/chat', (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: `${parts.join('')}${line('TERAKHIR')}{"done":true}\n`,
      }),
    );
    await ask(page, 'Panjang');
    await finished(page);
    await expect(page.getByText('Jawaban selesai')).toBeAttached();
    const told = await page.evaluate(() => Reflect.get(window, 'told'));
    expect(told).not.toEqual([]);
    expect(told).not.toContain(false);
  });

  test('a cut answer never looks finished', { tag: '@journey' }, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 50[02]/);
    const path = 'v1/conversations/*';
    await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
    await ask(page, 'Aku mau belajar web [[cut]]');
    await expect(answer(page)).toContainText('Jawaban terputus');
    await expect(answer(page)).toHaveAttribute('aria-busy', 'false');
    await expect(answer(page).getByText('Memeriksa')).toBeHidden();
    await expect(answer(page)).toContainText('Jawaban terputus');
    await expect(answer(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pertanyaan lanjutan' })).toHaveCount(0);
  });

  test('too many questions wait before the visitor’s eyes, and are asked by themselves', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 429/);
    const refusal = { status: false, message: 'Terlalu banyak', statusCode: 429, data: null };
    await page.route(
      '**/v2/chat',
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: refusal }),
      { times: 1 },
    );
    await ask(page, question);
    await expect(answer(page).getByRole('timer')).toContainText(/dalam \d detik/);
    await finished(page);
    await expect(log(page).getByRole('article')).toHaveCount(2);
  });

  test('a question asked offline is kept, and sent once the visitor agrees', async ({
    page,
    context,
    problems,
  }) => {
    // Parts that come once somebody is there are asked for offline, too.
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No style sheet/);
    await context.setOffline(true);
    await ask(page, question);
    await expect(answer(page)).toContainText('Kamu sedang luring');
    await context.setOffline(false);
    await expect(answer(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await context.setOffline(true);
    await answer(page)
      .getByRole('checkbox', { name: /Kirim otomatis/ })
      .check();
    await context.setOffline(false);
    await finished(page);
  });

  test('versions and votes stay, also after a reload', async ({ page }) => {
    const versions = answer(page).getByRole('group', { name: 'Versi jawaban' });
    const up = answer(page).getByRole('button', { name: 'Jawaban membantu' });
    const dialog = page.getByRole('dialog', { name: 'Nilai jawaban ini' });
    await ask(page, question);
    await finished(page);
    // One press saves the thumb; the modal adds the reason.
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await answer(page).getByRole('button', { name: 'Tambah alasan' }).click();
    await expect(dialog).toContainText('disimpan di perangkat ini saja');
    await dialog.getByRole('checkbox', { name: 'Jelas' }).check();
    await dialog.getByRole('button', { name: 'Simpan penilaian' }).click();
    await expect(dialog).toBeHidden();

    await answer(page).getByRole('button', { name: 'Jawab ulang' }).click();
    await finished(page);
    await expect(versions).toContainText('2/2');
    await expect(up).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Ubah pertanyaan' }).click();
    await page
      .getByRole('textbox', { name: 'Ubah pertanyaanmu' })
      .fill('Aku mau belajar data [[fast]]');
    await page.getByRole('button', { name: 'Tanya lagi' }).click();
    await finished(page);
    await expect(versions).toContainText('3/3');
    await expect(log(page).getByRole('article').first()).toContainText('belajar data');

    const address = page.url();
    expect(address).toMatch(/\/Chat\/[\w-]{8,}$/);
    await page.reload();
    await expect(versions).toContainText('3/3');
    await versions.getByRole('button', { name: 'Versi sebelumnya' }).click();
    await versions.getByRole('button', { name: 'Versi sebelumnya' }).click();
    await expect(versions).toContainText('1/3');
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await answer(page).getByRole('button', { name: 'Ubah alasan' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Jelas' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Hapus penilaian' }).click();
    await expect(answer(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });

  test('what is pasted is never cut: too much is said, and not sent', async ({ page }) => {
    await ask(page, question);
    await finished(page);
    const sent = pressesOf(page, 'assistant/v2/chat');
    await page.getByRole('button', { name: 'Ubah pertanyaan' }).click();
    const edit = page.getByRole('textbox', { name: 'Ubah pertanyaanmu' });
    await paste(edit, `${'a'.repeat(7997)} [[fast]]`);
    await expect(log(page).getByText('8.006 dari 8.000 huruf, 6 terlalu banyak')).toBeVisible();
    await expect(edit).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Tanya lagi' }).click();
    await expect(edit).toHaveValue(/a \[\[fast\]\]$/);
    expect(sent).toEqual([]);
    await edit.press('Escape');

    await answer(page).getByRole('button', { name: 'Jawaban membantu' }).click();
    await answer(page).getByRole('button', { name: 'Tambah alasan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nilai jawaban ini' });
    const reason = dialog.getByLabel('Ceritakan lebih lanjut');
    await paste(reason, 'b'.repeat(501));
    await expect(dialog.getByText('501 dari 500 huruf, 1 terlalu banyak')).toBeVisible();
    await dialog.getByRole('button', { name: 'Simpan penilaian' }).click();
    await expect(reason).toHaveValue('b'.repeat(501));
    await reason.press('Backspace');
    await dialog.getByRole('button', { name: 'Simpan penilaian' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: /^Menu percakapan/ }).click();
    await page.getByRole('button', { name: 'Ganti nama' }).click();
    const name = page.getByRole('textbox', { name: 'Nama percakapan' });
    await paste(name, 'c'.repeat(103));
    await expect(page.getByText('103 dari 100 huruf, 3 terlalu banyak')).toBeVisible();
    await name.press('Enter');
    await expect(name).toHaveValue('c'.repeat(103));
    await paste(name, 'Soal web');
    await name.press('Enter');
    await expect(conversations(page).getByRole('link', { name: 'Soal web' })).toBeVisible();
  });

  test('a conversation has an address, and a place in the history', { tag: '@journey' }, async ({
    page,
    context,
    site,
  }) => {
    await ask(page, question);
    await finished(page);
    await expect(page).toHaveURL(/\/Chat\/[\w-]{8,}$/);
    const address = page.url();
    // Another day, from the menu.
    await page.goto(address.replace(/Chat\/.*/, 'About'));
    await page.goto(address.replace(/Chat\/.*/, 'Chat'));
    await expect(page).toHaveURL(address);
    await expect(answer(page)).toContainText('Rekayasa Web');

    await page.getByRole('button', { name: 'Percakapan baru' }).click();
    await expect(page).toHaveURL(/\/Chat$/);
    await expect(log(page).getByRole('article')).toHaveCount(0);
    await ask(page, 'Apa itu basis data? [[fast]]');
    await finished(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(log(page)).toContainText('belajar web');

    // A second tab finds it by its address; what it changes shows here.
    const other = await context.newPage();
    await other.goto(address);
    await expect(answer(other)).toContainText('Rekayasa Web');
    const menu = other.getByRole('button', { name: /^Menu percakapan: Apa itu basis/ });
    await menu.click();
    await other.getByRole('button', { name: 'Ganti nama' }).click();
    await other.getByRole('textbox', { name: 'Nama percakapan' }).fill('Soal basis data');
    await other.getByRole('button', { name: 'Simpan' }).click();
    const renamed = conversations(page).getByRole('link', { name: 'Soal basis data' });
    await expect(renamed).toBeVisible();
    await other.close();

    const row = page.getByRole('button', { name: /^Menu percakapan: Soal basis/ });
    await row.click();
    await page.getByRole('button', { name: 'Sematkan' }).click();
    await expect(conversations(page).getByRole('region', { name: 'Disematkan' })).toContainText(
      'Soal basis data',
    );
    await row.click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh Markdown' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('soal-basis-data.md');
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(String(chunk));
    expect(chunks.join('')).toContain('## Apa itu basis data?');

    await page.getByRole('button', { name: 'Hapus', exact: true }).click();
    await expect(renamed).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(renamed).toBeVisible();
    await row.click();
    await page.getByRole('button', { name: 'Hapus', exact: true }).click();
    // Who leaves the page does not come back to undo: it is gone on the server too.
    await page.reload();
    const seen = async () => JSON.stringify(await site.upstream.control('GET', 'log'));
    await expect.poll(seen).toContain('"method":"DELETE"');
    await expect(conversations(page).getByRole('link')).toHaveCount(1);
  });

  test('older messages come when they are asked for', async ({ page }) => {
    await ask(page, 'Pertanyaan 1 [[fast]]');
    await finished(page);
    // The address takes the conversation's name a moment after its answer.
    await expect(page).toHaveURL(/\/Chat\/.+/);
    const id = page.url().split('/').at(-1) ?? '';
    const status = await page.evaluate(async (conversation_id) => {
      const statuses = [];
      for (let n = 2; n <= 22; n += 1) {
        const body = JSON.stringify({ query: `Pertanyaan ${n} [[fast]]`, conversation_id });
        const headers = { 'content-type': 'application/json' };
        const answered = await fetch('/api/assistant/v2/chat', { method: 'POST', headers, body });
        await answered.text();
        statuses.push(answered.status);
      }
      return [...new Set(statuses)];
    }, id);
    expect(status).toEqual([200]);
    await page.reload();
    await expect(log(page).getByText('Pertanyaan 22', { exact: false }).first()).toBeVisible();
    const questions = log(page).getByRole('article').filter({ hasText: 'Pertanyaanmu:' });
    await expect(questions).toHaveCount(2);
    const topOf = () => questions.last().evaluate((box) => box.getBoundingClientRect().top);
    await log(page).evaluate((box) => box.scrollTo(0, 0));
    const top = await topOf();
    await page.getByRole('button', { name: 'Muat pesan sebelumnya' }).click();
    await expect(questions).toHaveCount(22);
    // What was being read stays where it was, and so does the focus within the conversation.
    expect(Math.abs((await topOf()) - top)).toBeLessThan(24);
    await expect(log(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Muat pesan sebelumnya' })).toHaveCount(0);
  });
});
