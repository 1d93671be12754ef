/** Answers of the assistant: those that fail, those that are cut, and what is done with whole ones. */

import { screen, waitFor, within } from '@testing-library/dom';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../app/core/record-database';
import {
  answer,
  answers,
  ask,
  composer,
  control,
  conversations,
  finished,
  focused,
  log,
  openChat,
  questions,
} from '../harness/assistant';
import { barriers } from '../harness/checks';
import { aborts, fault, heal, release } from '../harness/platform';
import { write } from '../harness/rooms';
import { signInToAssistant, visitTenant } from '../harness/visit';

const failing = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

const QUESTION = 'Aku mau belajar web dari nol [[fast]]';
const WHOLE = 'jalurnya bisa kusesuaikan lagi';

test('an answer that fails keeps the question and can be asked again', async () => {
  const user = await openChat({ mayFail: true });
  await fault({ host: 'assistant', path: 'v2/chat', status: 500 });
  await ask(user, QUESTION);
  await answers('Belum terkirim');
  await heal();
  await user.click(control('Coba lagi'));
  await finished();
  await answers('Rekayasa Web');
  expect(answer().textContent).not.toContain('Belum terkirim');
  expect(await barriers()).toEqual([]);
});

describe('an answer that the platform has kept whole is mended', () => {
  test.each([
    ['cut between lines', '[[cut]] [[text]]'],
    ['ended within a line', '[[torn]]'],
  ])('%s', async (_how, manner) => {
    const user = await openChat();
    await ask(user, `Aku mau belajar web ${manner} [[fast]]`);
    await finished();
    await answers(WHOLE);
    expect(answer().textContent).not.toMatch(/message_id|Jawaban terputus/);
  });
});

test('an answer that is cut never looks finished', async () => {
  const user = await openChat();
  await fault({ host: 'assistant', path: 'v1/conversations/*', status: 500 });
  await ask(user, 'Aku mau belajar web [[cut]] [[fast]]');
  await answers('Jawaban terputus');
  await waitFor(() => expect(answer().getAttribute('aria-busy')).toBe('false'));
  await answers('Jawaban terputus');
  control('Coba lagi');
  expect(screen.queryByRole('list', { name: 'Pertanyaan lanjutan' })).toBeNull();
});

test('lines that are no JSON are part of the text', async () => {
  const user = await openChat();
  await ask(user, 'Aku mau belajar web [[text]] [[fast]]');
  await finished();
  await answers('layanan sedang ramai');
});

describe('the focus goes where questions are written', () => {
  const stop = () => screen.findByRole('button', { name: 'Hentikan jawaban' });

  test('when the stop button is pressed, which ends the answer at the platform', async () => {
    const user = await openChat();
    await ask(user, 'Aku mau belajar web [[held]] [[fast]]');
    await answers('Terima kasih');
    (await stop()).focus();
    await user.keyboard('{Enter}');
    await answers('Dihentikan');
    await focused(composer);
    await waitFor(async () => expect(await aborts()).toBe(1));
  });

  test('when the answer ends while the stop button has it', async () => {
    const user = await openChat();
    await ask(user, 'Aku mau belajar web [[held]] [[fast]]');
    (await stop()).focus();
    await release();
    await finished();
    await focused(composer);
  });
});

test('versions of an answer stay, and so does a vote', async () => {
  const user = await openChat();
  await ask(user, QUESTION);
  await finished();
  await user.click(control('Jawaban membantu'));
  await waitFor(() =>
    expect(control('Jawaban membantu').getAttribute('aria-pressed')).toBe('true'),
  );
  const versions = () => within(answer()).getByRole('group', { name: 'Versi jawaban' });
  await user.click(control('Jawab ulang'));
  await waitFor(() => expect(versions().textContent).toContain('2/2'));
  await finished();
  expect(control('Jawaban membantu').getAttribute('aria-pressed')).toBe('false');
  await user.click(control('Versi sebelumnya'));
  expect(versions().textContent).toContain('1/2');
  expect(control('Jawaban membantu').getAttribute('aria-pressed')).toBe('true');
});

test('an answer that ends while the assistant is closed is told on the page', async () => {
  const user = await visitTenant('alpha', '/About');
  await signInToAssistant();
  await user.click(screen.getByRole('button', { name: 'Tanya asisten' }));
  await ask(user, 'Aku mau belajar web [[held]] [[fast]]');
  await answers('Terima kasih');
  await user.click(screen.getByRole('button', { name: 'Tutup asisten' }));
  await release();
  const notice = (await screen.findByText('Asisten sudah selesai menjawab.')).parentElement;
  await user.click(within(notice ?? document.body).getByRole('link', { name: 'Lihat jawaban' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/Chat/));
  await answers(WHOLE);
});

describe('conversations', () => {
  const begin = { name: 'Percakapan baru' };

  test('that cannot be read are told so, and are there once they can', async () => {
    const factory = new IDBFactory();
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const database = { name: 'conversations:alpha@alpha.example', store: 'conversations' };
    vi.stubGlobal('indexedDB', factory);
    await openDatabase(database.name, database.store).change('p:c', () => ({
      conversation_id: 'c',
      title: 'Belajar web',
    }));
    localStorage.setItem('alpha@alpha.example:work:chat:partitions', '["p"]');
    vi.stubGlobal('indexedDB', { open: () => failing() });
    const user = await openChat();
    const list = within(conversations());
    await list.findByText(/belum bisa dibaca/);
    expect(list.queryByText(/Belum ada percakapan/)).toBeNull();
    expect(await barriers()).toEqual([]);
    vi.stubGlobal('indexedDB', factory);
    await user.click(list.getByRole('button', { name: 'Baca lagi' }));
    await list.findByRole('link', { name: 'Belajar web' });
    expect(list.queryByText(/belum bisa dibaca/)).toBeNull();
    await focused(() => list.getByRole('heading', { name: 'Riwayat percakapan' }));
  });

  test('that are many are all there, and found by words of their answers', async () => {
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const database = openDatabase('conversations:alpha@alpha.example', 'conversations');
    for (let number = 1; number <= 40; number += 1) {
      const turns = [{ message_id: 'm', query: 'Apa?', text: `Jawaban ${number} Selesai` }];
      await database.change(`p:c${number}`, () => ({
        conversation_id: `c${number}`,
        title: `Percakapan ke-${number}`,
        turns,
      }));
    }
    localStorage.setItem('alpha@alpha.example:work:chat:partitions', '["p"]');
    const user = await openChat();
    const list = within(conversations());
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(40));
    const search = list.getByRole('searchbox', { name: 'Cari percakapan' });
    await write(user, search, 'JAWABAN 17');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    list.getByRole('link', { name: 'Percakapan ke-17' });
    await write(user, search, '');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(40));
  });

  test('a question right after a new one was begun is sent, and stays', async () => {
    const user = await openChat();
    for (const number of [1, 2, 3]) {
      await user.click(screen.getByRole('button', begin));
      await ask(user, `Apa itu web ${number}? [[fast]]`);
      await finished();
      expect(questions()).toHaveLength(1);
      expect(log().textContent).toContain(`Apa itu web ${number}?`);
      await waitFor(() => expect(location.pathname).toMatch(/^\/Chat\/[\w-]{8,}$/));
    }
    expect(within(conversations()).getAllByRole('link')).toHaveLength(3);
  });

  test('an answer goes on behind a new one, and tells when it is done', async () => {
    const user = await openChat();
    await ask(user, 'Aku mau belajar web [[held]] [[fast]]');
    await answers('Terima kasih');
    await user.click(screen.getByRole('button', begin));
    await waitFor(() => expect(questions()).toHaveLength(0));
    expect(conversations().textContent).toContain('Sedang dijawab');
    await release();
    const shown = await screen.findByRole('button', { name: 'Lihat jawaban' });
    await waitFor(() => expect(conversations().textContent).toContain('Jawaban baru'));
    await user.click(shown);
    await finished();
    await answers(WHOLE);
    expect(screen.queryByRole('button', { name: 'Lihat jawaban' })).toBeNull();
  });

  test('what is being written stays with its own', async () => {
    const user = await openChat();
    await ask(user, 'Apa itu web? [[fast]]');
    // Written before the conversation has its name.
    await write(user, await composer(), 'Lalu apa?');
    await finished();
    await waitFor(() => expect(location.pathname).toMatch(/\/Chat\/.+/));
    expect(await composer()).toHaveProperty('value', 'Lalu apa?');
    await user.click(screen.getByRole('button', begin));
    await waitFor(async () => expect(await composer()).toHaveProperty('value', ''));
    await write(user, await composer(), 'Yang baru');
    await user.click(within(conversations()).getByRole('link'));
    await waitFor(async () => expect(await composer()).toHaveProperty('value', 'Lalu apa?'));
    await user.click(screen.getByRole('button', begin));
    await waitFor(async () => expect(await composer()).toHaveProperty('value', 'Yang baru'));
  });

  test('one that was removed is brought back by keyboard, and shows again what was shown', async () => {
    const user = await openChat();
    await ask(user, 'Apa itu web? [[fast]]');
    await finished();
    const menu = () => screen.findByRole('button', { name: /^Menu percakapan: Apa itu web/ });
    (await menu()).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Hapus' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(questions()).toHaveLength(0));
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    expect(document.activeElement).toBe(undo);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(questions()).toHaveLength(1));
    await menu();
    await focused(() => screen.getByRole('heading', { name: 'Riwayat percakapan' }));
  });

  test('pinning one, and an edit that is given up, leave the focus where it was', async () => {
    const user = await openChat();
    await ask(user, 'Apa itu web? [[fast]]');
    await finished();
    const menu = () => screen.findByRole('button', { name: /^Menu percakapan: Apa itu web/ });
    await user.click(await menu());
    screen.getByRole('button', { name: 'Sematkan' }).focus();
    await user.keyboard('{Enter}');
    await focused(menu);
    const edit = () => within(log()).getByRole('button', { name: 'Ubah pertanyaan' });
    await user.click(edit());
    await user.keyboard('{Escape}');
    await focused(edit);
  });
});
