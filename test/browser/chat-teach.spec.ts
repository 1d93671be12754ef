/** The assistant as a teacher: asked about a chapter, tested by, taken notes from; by touch and by keyboard. */

import type { Page } from '@playwright/test';
import { chooseAccount } from './account';
import { answer, finished, log, signIn } from './chat';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';

const READING = '/Courses/sql-untuk-analis';
const composer = (page: Page) => page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Teks yang dipilih' });
const notes = (page: Page) => page.getByLabel('Catatanmu tentang bab ini');
const ways = (page: Page) => answer(page).getByRole('list', { name: 'Cara melanjutkan' });

/** Opens the chapter of that place in the course, as somebody who has joined it. */
async function openChapter(page: Page, visit: Visit, place: number): Promise<string> {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await visit('alpha', READING);
  const links = page.getByRole('region', { name: 'Isi kursus' }).getByRole('link');
  const path = (await links.nth(place).getAttribute('href')) ?? '';
  await visit('alpha', path);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Belajar dengan asisten' })).toBeVisible();
  return path;
}

/** Selects a paragraph as a visitor does who draws over it; returns what was selected. */
async function select(page: Page, within: string): Promise<string> {
  const text = await page
    .locator(within)
    .last()
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' });
      const selection = document.getSelection();
      selection?.selectAllChildren(paragraph);
      return selection?.toString() ?? '';
    });
  await expect(toolbar(page)).toBeVisible();
  return text.trim();
}

/** Answers the test that stands in the last answer; the first question wrong, as its text tells. */
async function takeTest(page: Page, press: (name: string) => Promise<void>): Promise<void> {
  for (let place = 0; place < 3; place += 1) {
    await expect(answer(page).getByText(`Soal ${place + 1} dari 3`)).toBeVisible();
    await answer(page)
      .getByRole('radio')
      .nth(place === 0 ? 0 : 2)
      .check();
    await press('Periksa jawaban');
    await press('Lanjut');
  }
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sentence of a chapter is asked about, tested, and kept', { tag: '@journey' }, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      // The browser of these tests has no voice of its own.
      Object.assign(window, { said });
      window.speechSynthesis.getVoices = () => [{ lang: 'en-GB' } as SpeechSynthesisVoice];
      window.speechSynthesis.speak = (utterance) => void said.push(utterance.text);
    });
    const path = await openChapter(page, visit, 0);
    const passage = await select(page, '[data-chapter-text]');
    await toolbar(page).getByRole('button', { name: 'Tanya tentang ini' }).tap();
    await expect(page.getByRole('button', { name: 'Jangan sertakan bagian ini' })).toBeVisible();
    await composer(page).fill('Maksudnya apa? [[fast]]');
    await page.getByRole('button', { name: 'Sertakan posisi belajarku' }).tap();
    await expect(page.getByText(/Asisten tahu: .*, bab 1 dari 16/)).toBeVisible();
    const sent = page.waitForRequest('**/v2/chat');
    await page.getByRole('button', { name: 'Kirim' }).tap();
    const { query } = (await sent).postDataJSON();
    expect(query).toContain(`(${path}), bagian ini:\n> ${passage.split('\n')[0]}`);
    expect(query).toMatch(/\nPosisi belajarku: kelas “.+”, bab “.+” \(bab 1 dari 16\)/);
    await finished(page);
    await expect(log(page).locator('blockquote')).toContainText(passage.slice(0, 60));
    expect(await overflow(page)).toEqual([]);

    // The whole answer, read aloud and stopped.
    await answer(page).getByRole('button', { name: 'Dengarkan' }).tap();
    await answer(page).getByRole('button', { name: 'Hentikan suara' }).tap();
    await expect(answer(page).getByRole('button', { name: 'Dengarkan' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toHaveLength(1);

    await answer(page).getByRole('button', { name: 'Simpan ke catatan' }).tap();
    await expect(answer(page).getByText(/Tersimpan di catatan/)).toBeVisible();

    // A test made of the answer, run and scored where it stands.
    await ways(page).getByRole('button', { name: 'Uji aku' }).tap();
    await expect(log(page).getByText('Uji aku dengan tiga soal.')).toBeVisible();
    await finished(page);
    await expect(answer(page)).not.toContainText('"question"');
    await takeTest(page, (name) => answer(page).getByRole('button', { name, exact: true }).tap());
    await expect(answer(page).getByText(/^\d dari 3 benar$/)).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    // Passed on as a picture: a file, where the browser has no sheet that takes one.
    await answer(page).getByRole('button', { name: 'Bagikan', exact: true }).tap();
    const download = page.waitForEvent('download');
    await answer(page).getByRole('button', { name: 'Sebagai gambar' }).tap();
    expect((await download).suggestedFilename()).toBe('jawaban-asisten.png');

    await page.getByRole('button', { name: 'Tutup asisten' }).tap();
    await expect(notes(page)).toHaveValue(/— Asisten Belajar, .+: “Maksudnya apa/);
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a chapter is asked about with one press, and where one stands is told no more', async ({
    page,
    visit,
  }) => {
    await openChapter(page, visit, 0);
    await page.getByRole('button', { name: 'Jelaskan lebih sederhana' }).press('Enter');
    await finished(page);
    await expect(log(page)).toContainText('Jelaskan lebih sederhana, dengan satu contoh');
    await expect(log(page).locator('blockquote')).toBeVisible();

    // With words of one's own: the chip is there, and goes away.
    await page.getByRole('button', { name: 'Tanya tentang bab ini' }).press('Enter');
    await expect(composer(page)).toBeFocused();
    const leave = page.getByRole('button', { name: 'Jangan sertakan halaman ini' });
    await leave.press('Enter');
    await expect(page.getByRole('button', { name: 'Tanya tentang halaman ini' })).toBeFocused();
    await page.getByRole('button', { name: 'Sertakan posisi belajarku' }).press('Enter');
    await page.reload();
    const revoke = page.getByRole('button', { name: 'Jangan sertakan posisi belajarku' });
    await revoke.press('Enter');
    const sent = page.waitForRequest('**/v2/chat');
    await composer(page).fill('Lanjut [[fast]]');
    await composer(page).press('Enter');
    expect((await sent).postDataJSON().query).not.toContain('Posisi belajarku');
    await finished(page);

    // A passage of the answer goes into the notes beside it, with its source.
    const passage = await select(page, '[data-answer-text]');
    await toolbar(page).getByRole('button', { name: 'Simpan ke catatan' }).press('Enter');
    await expect(notes(page)).toHaveValue(new RegExp(`^${passage.slice(0, 20)}[\\s\\S]*— Asisten`));
    await expect(toolbar(page)).toBeHidden();

    await select(page, '[data-answer-text]');
    await toolbar(page).getByRole('button', { name: 'Tanya tentang ini' }).press('Enter');
    await expect(composer(page)).toBeFocused();
    await expect(page.getByText('Tentang: jawaban asisten')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // On the assistant's own page it is still what the question is about.
    await page.getByRole('link', { name: 'Buka satu halaman penuh' }).press('Enter');
    await expect(page).toHaveURL(/\/Chat/);
    await expect(page.getByText('Tentang: jawaban asisten')).toBeVisible();
    await page.getByRole('button', { name: 'Jangan sertakan bagian ini' }).press('Enter');
    await expect(page.getByText('Tentang: jawaban asisten')).toHaveCount(0);
  });

  test('a wrong answer of a quiz is asked about with the question', async ({ page, visit }) => {
    await openChapter(page, visit, 3);
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Periksa jawaban' }).press('Enter');
    await page.getByRole('button', { name: 'Tanya tentang soal ini' }).press('Enter');
    await composer(page).fill('Kenapa? [[fast]]');
    const sent = page.waitForRequest('**/v2/chat');
    await composer(page).press('Enter');
    expect((await sent).postDataJSON().query).toMatch(
      /> Soal kuis: .+\n> 1\. [\s\S]*> Jawabanku: .+belum tepat/,
    );
    await finished(page);
  });

  test('a question is dictated where the browser listens', async ({ page, visit }) => {
    await page.addInitScript(() => {
      class Listening {
        onresult = (_: unknown) => {};
        onend = () => {};
        start() {
          setTimeout(() => this.onresult({ results: [[{ transcript: 'apa itu indeks' }]] }), 50);
        }
        stop() {
          this.onend();
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Listening, webkitSpeechRecognition: Listening });
    });
    await visit('alpha', '/Chat');
    await composer(page).fill('Tolong:');
    await page.getByRole('button', { name: 'Dikte pertanyaan' }).press('Enter');
    await expect(composer(page)).toHaveValue('Tolong: apa itu indeks');
    await page.getByRole('button', { name: 'Hentikan dikte' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Dikte pertanyaan' })).toBeVisible();
  });

  test('a picture of an answer carries the brand, and its text can be pasted', async ({
    page,
    context,
    visit,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('alpha', '/Chat');
    await signIn(page);
    await composer(page).fill('Aku mau belajar web [[fast]]');
    await composer(page).press('Enter');
    await finished(page);
    await answer(page).getByRole('button', { name: 'Bagikan', exact: true }).press('Enter');
    await answer(page).getByRole('button', { name: 'Sebagai teks' }).press('Enter');
    await expect(answer(page).getByText('Teks disalin')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Aku mau belajar web[\s\S]*\n— Asisten Belajar .+\n/);
  });
});
