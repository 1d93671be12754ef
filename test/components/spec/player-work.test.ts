/** What a learner hands in and notes in a chapter: what is refused, what is lost on the way, what stays. */

import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { barriers } from '../harness/checks';
import { done, doneMarks, noteField, openChapter, STUDENT } from '../harness/course';
import { chooseFile, fileOf } from '../harness/files';
import { cutOnce, sentBy } from '../harness/line';
import { main, said } from '../harness/page';
import { fault } from '../harness/platform';
import { write } from '../harness/rooms';
import { loseSession, visit } from '../harness/visit';

const JAVASCRIPT = 'javascript-dari-nol';
const LAST = 15;
const UPLOAD = /\/drive\/v1\/upload$/;

const project = (name: string, size: number) => fileOf(name, 'application/octet-stream', size);
const choose = (file: File) => chooseFile(/^Berkas proyek/, file);
const send = () => main().getByRole('button', { name: 'Kirim proyek' });
const alerted = (text: string) =>
  waitFor(() => expect(main().getByRole('alert').textContent).toContain(text));

const uploads = (addresses: string[]) => addresses.filter((one) => UPLOAD.test(one)).length;

describe('a project is refused before anything is sent', () => {
  test.each([
    ['of another kind', project('karya.exe', 10), 'Jenis berkas ini tidak bisa dikirim'],
    ['that is too large', project('karya.pdf', 10 * 1024 * 1024 + 1), 'lebih besar dari 10 MB'],
    ['that is empty', project('karya.pdf', 0), 'Berkas ini kosong'],
  ])('%s', async (_kind, file, says) => {
    const { user } = await openChapter(JAVASCRIPT, LAST);
    const sent = sentBy('POST');
    await choose(file);
    await said(says);
    await user.click(send());
    await said(says);
    expect(uploads(sent)).toBe(0);
  });
});

test('a project stays chosen until it has been sent, which two presses do once', async () => {
  const { address, user } = await openChapter(JAVASCRIPT, LAST);
  cutOnce(UPLOAD);
  const sent = sentBy('POST');
  main().getByText('Belum ada berkas');
  await choose(project('karya.pdf', 2000));
  await main().findByText('karya.pdf');
  await user.click(send());
  await alerted('Berkasnya belum terkirim');
  await fault({ host: 'drive', path: 'v1/upload', status: 413, times: 1 });
  await user.click(send());
  await waitFor(() => expect(uploads(sent)).toBe(2));
  await alerted('belum terkirim');
  // Both before anything is drawn again.
  const button = send();
  button.click();
  button.click();
  const stands = () =>
    waitFor(() => expect(received()?.textContent).toMatch(/terkirim \d+ \w+ \d{4} pukul/));
  await stands();
  main().getByText('Belum ada berkas');
  expect(uploads(sent)).toBe(3);
  await done();
  expect(main().getAllByRole('region', { name: 'Kumpulkan proyek' })).toHaveLength(1);
  await visit(address, STUDENT);
  await stands();
});

test('a project that has a quiz is done once it is sent and the quiz is passed', async () => {
  const { address } = await openChapter(JAVASCRIPT, LAST);
  await addQuiz();
  const user = await visit(address, STUDENT);
  await screen.findByLabelText(/^Berkas proyek/);
  await choose(project('karya.pdf', 2000));
  await user.click(send());
  await waitFor(() => expect(received()?.textContent).toMatch(/terkirim/));
  expect(doneMarks()).toEqual([]);
  await said('kuis belum dikerjakan');
  await user.click(main().getByRole('radio', { name: RIGHT }));
  await user.click(main().getByRole('button', { name: 'Periksa jawaban' }));
  await user.click(main().getByRole('button', { name: 'Lanjut' }));
  await done();
});

const RIGHT = 'Dua';

/** Gives the last chapter of the course that is open a quiz of one question. */
async function addQuiz(): Promise<void> {
  const overview = await fetch(`/api/services/v1/class/overview?slug=${JAVASCRIPT}`);
  const { id } = (await overview.json()).data;
  const response = await fetch(`/api/services/v1/class/syllabus?classroomId=${id}`);
  const body = await response.json();
  const question = { question: 'Satu tambah satu?', choices: ['Satu', RIGHT], answer: 1 };
  body.data.at(-1).chapters.at(-1).questions = [{ ...question, explanation: '' }];
  await fault({ host: 'services', path: 'v1/class/syllabus', body });
}

/** What says that the work was sent. */
const received = () =>
  main()
    .getAllByRole('status')
    .find(({ textContent }) => textContent?.includes('karya.pdf'));

test('a session that is over while work is handed in: sign in, and nothing is lost', async () => {
  const { address, user } = await openChapter('sql-untuk-analis', LAST);
  await write(user, await noteField(), 'Jangan hilang.');
  await choose(fileOf('karya.zip', 'application/zip', 4));
  loseSession();
  await user.click(send());
  const wayIn = await screen.findByRole('link', { name: 'Masuk' });
  expect(wayIn.getAttribute('href')).toContain(encodeURIComponent(address));
  await visit(address, STUDENT);
  expect(await noteField()).toHaveProperty('value', 'Jangan hilang.');
  await screen.findByLabelText(/^Berkas proyek/);
});

test('a note that the browser has no room for is not said to be kept', async () => {
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.includes('notes:') && value.includes('terlalu')) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    set.call(this, key, value);
  });
  const kept = 'Tersimpan sendiri, hanya di peramban ini.';
  const unkept = /^Belum tersimpan di perangkat ini: catatan\./;
  const { user } = await openChapter(JAVASCRIPT, 2);
  const notes = await noteField();
  await write(user, notes, 'pendek');
  await said(kept);
  await write(user, notes, 'terlalu panjang');
  await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
  await screen.findByText(unkept);
  expect(await barriers()).toEqual([]);
  await write(user, notes, 'pendek lagi');
  await waitFor(() => expect(screen.queryByText(unkept)).toBeNull());
});
