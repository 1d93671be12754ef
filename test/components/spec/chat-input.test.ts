/** What is typed, composed and dictated for the assistant: sent once, when it is meant, and not again. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { Heard, Recognition } from '../../../app/areas/chat/dictation';
import {
  answers,
  ask,
  composer,
  conversations,
  finished,
  log,
  openChat,
  questions,
} from '../harness/assistant';
import { release } from '../harness/platform';
import { write } from '../harness/rooms';
import { signInToAssistant, visitTenant } from '../harness/visit';

/** What input methods send with a key that they take for themselves; Safari says it by code alone. */
const COMPOSED: readonly { how: string; init: KeyboardEventInit }[] = [
  { how: 'as a composition', init: { isComposing: true } },
  { how: 'by code 229', init: { keyCode: 229 } },
];

describe.each(COMPOSED)('a key that an input method takes, told $how', ({ init }) => {
  const press = (element: HTMLElement, key: string, change = init) =>
    fireEvent.keyDown(element, { key, ...change });

  test('sends nothing, and stops no answer', async () => {
    const user = await openChat();
    await ask(user, 'Aku mau belajar web [[held]] [[fast]]');
    await answers('Terima kasih');
    const field = await composer();
    await write(user, field, 'むずかしい');
    press(field, 'Enter');
    press(field, 'Escape');
    expect(field).toHaveProperty('value', 'むずかしい');
    expect(questions()).toHaveLength(1);
    await release();
    await finished();
    expect(log().textContent).not.toContain('Dihentikan');
    press(field, 'Enter', {});
    await waitFor(() => expect(questions()).toHaveLength(2));
    await finished();
  });

  test('gives up no edit of a question', async () => {
    const user = await openChat();
    await ask(user, 'Apa itu web? [[fast]]');
    await finished();
    await user.click(within(log()).getByRole('button', { name: 'Ubah pertanyaan' }));
    const edit = screen.getByRole('textbox', { name: 'Ubah pertanyaanmu' });
    press(edit, 'Escape');
    expect(edit.isConnected).toBe(true);
    press(edit, 'Escape', {});
    await waitFor(() => expect(edit.isConnected).toBe(false));
  });

  test('closes neither the assistant beside a page nor a name that is being changed', async () => {
    const user = await visitTenant('alpha', '/About');
    await signInToAssistant();
    await user.click(screen.getByRole('button', { name: 'Tanya asisten' }));
    await ask(user, 'Apa itu web? [[fast]]');
    await finished();
    press(await composer(), 'Escape');
    await user.click(screen.getByRole('button', { name: 'Riwayat percakapan' }));
    await user.click(screen.getByRole('button', { name: /^Menu percakapan/ }));
    await user.click(screen.getByRole('button', { name: 'Ganti nama' }));
    const name = screen.getByRole('textbox', { name: 'Nama percakapan' });
    press(name, 'Escape');
    expect(name.isConnected).toBe(true);
    // Without an input method it closes the form alone, and what lies below with the next press.
    press(name, 'Escape', {});
    await waitFor(() => expect(name.isConnected).toBe(false));
    const close = screen.getByRole('button', { name: 'Tutup asisten' });
    press(screen.getByRole('button', { name: /^Menu percakapan/ }), 'Escape', {});
    await waitFor(() => expect(close.isConnected).toBe(false));
  });
});

describe('a question is sent once', () => {
  test.each<[string, (field: HTMLElement) => void]>([
    ['Enter was pressed twice', (field) => fireEvent.keyDown(field, { key: 'Enter' })],
    [
      'the button was pressed twice',
      () => screen.queryByRole('button', { name: 'Kirim' })?.click(),
    ],
  ])('where %s', async (_how, send) => {
    const user = await openChat();
    const field = await composer();
    await write(user, field, 'Apa itu web? [[fast]]');
    send(field);
    // A browser tells of no second press before what was asked of React has been done.
    await Promise.resolve();
    send(field);
    await waitFor(() => expect(questions()).toHaveLength(1));
    await finished();
    expect(questions()).toHaveLength(1);
  });

  test('and the next one goes on in its conversation, though its answer had not begun', async () => {
    const user = await openChat();
    await ask(user, 'Apa itu web? [[slow]]');
    await ask(user, 'Apa itu data? [[fast]]');
    await finished();
    expect(questions().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('web'),
      expect.stringContaining('data'),
    ]);
    await waitFor(() => expect(within(conversations()).getAllByRole('link')).toHaveLength(1));
  });
});

/** Listens as Chrome does: it goes on until it is told to stop, or the page gives it up. */
class Listening implements Recognition {
  static all: Listening[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  isOver = false;
  constructor() {
    Listening.all.push(this);
  }
  start() {}
  stop() {
    this.onend?.();
  }
  abort() {
    this.isOver = true;
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
  hear(...words: string[]) {
    const results: Heard = words.map((transcript) => [{ transcript }]);
    this.onresult?.({ results });
  }
}

describe('a dictation', () => {
  const begin = async () => {
    vi.stubGlobal('SpeechRecognition', Listening);
    Listening.all = [];
    const user = await openChat();
    const dictate = async () => {
      await user.click(screen.getByRole('button', { name: 'Dikte pertanyaan' }));
      await screen.findByRole('button', { name: 'Hentikan dikte' });
      const last = Listening.all.at(-1);
      if (last === undefined) throw new Error('Nothing listens');
      return last;
    };
    return { user, dictate };
  };
  const says = (text: string) =>
    waitFor(async () => expect(await composer()).toHaveProperty('value', text));
  const ended = async (listening: Listening) => {
    await screen.findByRole('button', { name: 'Dikte pertanyaan' });
    expect(listening.isOver).toBe(true);
  };

  test('ends once it is sent, and brings nothing of it back', async () => {
    const { user, dictate } = await begin();
    const listening = await dictate();
    listening.hear('apa itu');
    await says('apa itu');
    listening.hear('apa itu', 'indeks');
    await says('apa itu indeks');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await ended(listening);
    await finished();
    listening.hear('apa itu', 'indeks', 'lalu');
    await says('');
    // It can begin again, which the end of the one before does not end.
    const next = await dictate();
    listening.onend?.();
    next.hear('dan tabel');
    await says('dan tabel');
    screen.getByRole('button', { name: 'Hentikan dikte' });
  });

  test('gives way to what is typed', async () => {
    const { user, dictate } = await begin();
    const listening = await dictate();
    listening.hear('apa itu indek');
    await says('apa itu indek');
    await write(user, await composer(), 'Apa itu indeks?');
    await ended(listening);
    listening.hear('apa itu indek', 'basis data');
    await says('Apa itu indeks?');
  });

  test('does not follow into another conversation', async () => {
    const { user, dictate } = await begin();
    await ask(user, 'Apa itu web? [[fast]]');
    await finished();
    const listening = await dictate();
    listening.hear('untuk yang ini');
    await says('untuk yang ini');
    await user.click(screen.getByRole('button', { name: 'Percakapan baru' }));
    await ended(listening);
    listening.hear('untuk yang ini', 'saja');
    await says('');
    await user.click(within(conversations()).getByRole('link'));
    await says('untuk yang ini');
  });
});
