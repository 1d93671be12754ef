/** The editor by itself in React's strict mode: what it begins with and tells, and when its tools are drawn. */

import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createElement, Profiler, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import RichEditor from '../../../app/areas/studio/pages/studio-write/rich-editor';
import { createApp } from '../../../app/core/app';
import { AppContext } from '../../../app/core/app-context';
import { bootFixture } from '../../../app/core/boot.fixture';
import { said } from '../harness/page';
import { textBox, writeText } from '../harness/studio';

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Shows the editor with a text; gives what it tells, how often it was drawn, and what shows it again. */
async function begin(initial: string) {
  const place = document.createElement('main');
  document.body.innerHTML = '<span id="label">Isi</span>';
  document.body.append(place);
  const app = createApp({ boot: bootFixture, fetch: () => new Promise(() => {}) });
  const told = { onChange: vi.fn(), onLoss: vi.fn(), onBusy: vi.fn() };
  const onRender = vi.fn();
  const made = createRoot(place);
  root = made;
  const show = (describedBy?: string) => {
    const editor = createElement(RichEditor, {
      initial,
      labelledBy: 'label',
      describedBy,
      ...told,
    });
    const counted = createElement(Profiler, { id: 'editor', onRender }, editor);
    const whole = createElement(AppContext, { value: app }, counted);
    made.render(createElement(StrictMode, null, whole));
  };
  show();
  await textBox();
  return { ...told, drawn: () => onRender.mock.calls.length, show };
}

/** Puts the caret at the end of an element of the text. */
async function caretIn(selector: string): Promise<void> {
  const box = await textBox();
  const element = box.querySelector(selector);
  if (element === null) throw new Error(`The text has no ${selector}`);
  box.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  fireEvent(document, new Event('selectionchange'));
}

const tool = (name: string) => screen.getByRole('button', { name });

test('back where it began it is what was stored, to the letter', async () => {
  const stored = '<p>a</p>\n<p>b</p>';
  const { onChange, onLoss } = await begin(stored);
  expect(document.querySelectorAll('.ProseMirror')).toHaveLength(1);
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  await writeText(' lagi');
  expect(onChange.mock.calls).toEqual([['<p>a lagi</p><p>b</p>']]);
  fireEvent.click(tool('Urungkan'));
  expect(onChange).toHaveBeenLastCalledWith(stored);
  expect(onLoss).not.toHaveBeenCalled();
});

test('what would be lost is told before anything is changed', async () => {
  const { onChange, onLoss } = await begin('<address>Jalan Contoh 1</address>');
  await waitFor(() => expect(onLoss).toHaveBeenCalledWith(['alamat']));
  expect(onChange).not.toHaveBeenCalled();
});

test('a message below it is named in the text, whose rules for pasting stay', async () => {
  const { show } = await begin('<p>a</p>');
  const paste = async () =>
    fireEvent.paste(await textBox(), {
      clipboardData: {
        getData: (kind: string) => (kind === 'text/html' ? '<video src="a"></video>' : ''),
        types: ['text/html'],
        files: [],
        items: [],
      },
    });
  show('message');
  await waitFor(async () =>
    expect((await textBox()).getAttribute('aria-describedby')).toBe('message'),
  );
  await paste();
  await said('1 bagian dari tempelan');
  show();
  await waitFor(async () => expect((await textBox()).hasAttribute('aria-invalid')).toBe(false));
  expect((await textBox()).getAttribute('aria-labelledby')).toBe('label');
});

test('the tools show the place of the caret, and are drawn where that changes them alone', async () => {
  const { drawn } = await begin('<p>a <strong>b</strong></p><h2>c</h2><p>d</p>');
  const pressed = () =>
    [...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.getAttribute('title'));
  await caretIn('strong');
  await waitFor(() => expect(pressed()).toEqual(['Tebal']));
  await caretIn('h2');
  await waitFor(() => expect(pressed()).toEqual(['Judul bagian']));
  await caretIn('p:last-child');
  await waitFor(() => expect(pressed()).toEqual([]));
  const before = drawn();
  await writeText(' e', 1);
  await writeText(' f', 1);
  expect((await textBox()).textContent).toBe('a bcd e f');
  expect(drawn()).toBe(before);
});
