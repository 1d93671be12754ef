/** Learning: who may open a chapter, what makes it done, and what leads on. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import {
  addressesOf,
  atChapter,
  done,
  doneMarks,
  keepAllRead,
  noteField,
  openChapter,
  STUDENT,
  steps,
} from '../harness/course';
import { main, said } from '../harness/page';
import { nth, says, write } from '../harness/rooms';
import { visit } from '../harness/visit';

const JAVASCRIPT = 'javascript-dari-nol';
const SQL = 'sql-untuk-analis';

const next = () => nth(steps(), steps().length - 1);
const heading = () => main().getByRole('heading', { level: 1 });
const region = (name: string) => main().getByRole('region', { name });
const locked = { name: 'Bab ini untuk peserta kursus' };

/** Presses a key where it means nothing else. */
async function turn(user: UserEvent, key: string): Promise<void> {
  await user.click(heading());
  await user.keyboard(key);
}

test('a chapter opens by enrolment, to nobody else, and is locked again without a session', async () => {
  const [, , third = ''] = await addressesOf(JAVASCRIPT);
  expect(within(region('Isi kursus')).getAllByRole('link')).toHaveLength(16);
  await visit(third);
  await main().findByRole('heading', locked);
  await visit(third, 'Mitra Contoh');
  await main().findByRole('heading', locked);
  await visit(third, STUDENT);
  await said('Ketik sendiri setiap barisnya');
  expect(main().queryByRole('heading', locked)).toBeNull();
  // The platform takes the session no longer, which the page hears in the middle of it.
  await visit(third, STUDENT, { isOver: true });
  await main().findByRole('heading', locked);
});

describe('every kind of chapter stands there without a barrier', () => {
  test.each([
    ['a video', 0],
    ['a text', 1],
    ['a quiz', 3],
    ['a project', 15],
  ])('%s', async (_kind, place) => {
    await openChapter(JAVASCRIPT, place);
    expect(await barriers()).toEqual([]);
  });
});

test('notes stay, and the arrow keys turn the pages but not in a note', async () => {
  const { address, user } = await openChapter(JAVASCRIPT, 0);
  await write(user, await noteField(), 'Tanyakan soal tipe.');
  await user.keyboard('{ArrowRight}');
  await atChapter(1);
  await turn(user, '{ArrowRight}');
  await atChapter(2);
  expect(await noteField()).toHaveProperty('value', '');
  await turn(user, '{ArrowLeft}');
  await atChapter(1);
  await visit(address, STUDENT);
  expect(await noteField()).toHaveProperty('value', 'Tanyakan soal tipe.');
});

describe('going on, by press and by key, leaves open', () => {
  test('a quiz that was not done', async () => {
    const { user } = await openChapter(SQL, 3);
    await main().findByRole('heading', { name: 'Kuis' });
    await says(next, 'kuis belum dikerjakan');
    await user.click(next());
    await atChapter(5);
    history.back();
    await atChapter(4);
    expect(doneMarks()).toEqual([]);
    await turn(user, '{ArrowRight}');
    await atChapter(5);
    await turn(user, '{ArrowLeft}');
    await atChapter(4);
    expect(doneMarks()).toEqual([]);
  });

  test('a project that was not sent', async () => {
    await openChapter(SQL, 15);
    await says(next, 'proyek belum dikirim');
    expect(await barriers()).toEqual([]);
  });

  test('a video that was not watched, until its player says that it has ended', async () => {
    const { user } = await openChapter(SQL, 0);
    await says(next, 'video belum ditonton sampai habis');
    await turn(user, '{ArrowRight}');
    await atChapter(2);
    // The text's end is in sight from the start.
    await done();
    await turn(user, '{ArrowLeft}');
    await atChapter(1);
    expect(doneMarks()).toEqual([]);
    await user.click(main().getByRole('link', { name: /^Putar video/ }));
    tellEnded('https://elsewhere.example');
    await user.click(heading());
    expect(doneMarks()).toEqual([]);
    tellEnded('https://www.youtube-nocookie.com');
    await done();
    expect(main().getAllByText('2 dari 16 bab')).not.toHaveLength(0);
  });
});

/** Says what a video's player says at its end. */
function tellEnded(origin: string): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  const data = '{"event":"onStateChange","info":0}';
  fireEvent(window, new MessageEvent('message', { origin, source, data }));
}

test('a course that is read whole says so, and one that is over leads to what is open now', async () => {
  const all = await addressesOf(JAVASCRIPT);
  let user = await visit(all[0] ?? '', STUDENT);
  await user.click(await main().findByRole('button', { name: 'Tandai sudah ditonton' }));
  await done();
  await keepAllRead(JAVASCRIPT);
  user = await visit(all[15] ?? '', STUDENT);
  await says(next, 'Semua bab selesai');
  expect(main().queryByRole('heading', locked)).toBeNull();
  await user.click(next());
  const finish = () => region('Selamat, kamu menamatkan JavaScript dari Nol');
  await says(finish, 'Semua 16 bab selesai');
  await says(finish, 'Sertifikatmu terbit setelah kelasnya selesai');
  await user.click(await main().findByRole('button', { name: 'Tunggu angkatan berikutnya' }));
  await says(finish, 'kabarnya muncul di Belajarku');
  expect(await barriers()).toEqual([]);
  user = await visit('/Welcome', STUDENT);
  await says(() => region('Kelas yang sudah selesai'), /JavaScript.*Semua 16 bab selesai\./);
  await says(() => region('Angkatan yang kamu tunggu'), 'JavaScript dari Nol');
  await user.click(nth(await main().findAllByRole('link', { name: /^Ikut lagi/ })));
  const again = () => within(region('Ikut lagi'));
  await waitFor(() => expect(again().getAllByRole('link')).not.toHaveLength(0));
  expect(await barriers()).toEqual([]);
});

test('a chapter has a frame of its own: a few ways out, and after the last one back to the course', async () => {
  const { user } = await openChapter(JAVASCRIPT, 15);
  const ways = within(screen.getByRole('navigation', { name: 'Menu kaki halaman' }));
  expect(ways.getAllByRole('link').length).toBeLessThan(8);
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
  // The key does what the button says.
  const to = next().getAttribute('href');
  await turn(user, '{ArrowRight}');
  await waitFor(() => expect(location.pathname).toBe(to));
  expect(to).toBe(`/Courses/${JAVASCRIPT}`);
});
