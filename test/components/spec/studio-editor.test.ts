/** The editor's tools: rows and columns of tables by button and key, and what is dropped and pasted. */

import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { barriers } from '../harness/checks';
import { pictureFile } from '../harness/files';
import { held } from '../harness/line';
import { said } from '../harness/page';
import { fault } from '../harness/platform';
import { press } from '../harness/press';
import { openWriting, textBox, writeText } from '../harness/studio';

const UPLOAD = /\/drive\/v1\/upload$/;

/** The table as rows of "h" for a header cell and "d" for another. */
const shape = async () =>
  [...(await textBox()).querySelectorAll('tr')]
    .map((row) => [...row.cells].map(({ localName }) => localName.slice(1)).join(''))
    .join(' ');

/** The editor takes the focus with the next frame. */
const isWrittenIn = () => waitFor(async () => expect(document.activeElement).toBe(await textBox()));

const hasShape = (wanted: string) => waitFor(async () => expect(await shape()).toBe(wanted));

test('rows and columns are added and taken away, and come back, however quick the presses', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const user = await openWriting('articles');
  expect(screen.queryByRole('toolbar', { name: 'Baris dan kolom tabel' })).toBeNull();
  await press(user, 'Tabel');
  await hasShape('hhh ddd ddd');
  // A table that was just made is empty.
  const isOfText = (barrier: string) => barrier.startsWith('empty-table-header');
  expect((await barriers()).filter((one) => !isOfText(one))).toEqual([]);
  for (const [tool, wanted] of [
    ['Tambah kolom di kanan', 'hhhh dddd dddd'],
    ['Tambah kolom di kiri', 'hhhhh ddddd ddddd'],
    ['Hapus kolom', 'hhhh dddd dddd'],
    ['Tambah baris di bawah', 'hhhh dddd dddd dddd'],
    ['Baris kepala', 'dddd dddd dddd dddd'],
    ['Tambah baris di atas', 'dddd dddd dddd dddd dddd'],
    ['Hapus baris', 'dddd dddd dddd dddd'],
  ] as const) {
    await press(user, tool);
    await hasShape(wanted);
    // The caret is where it was, so that one can write on.
    await isWrittenIn();
  }
  const head = screen.getByRole('button', { name: 'Baris kepala' });
  expect(head.getAttribute('aria-pressed')).toBe('false');
  await press(user, 'Hapus tabel');
  await hasShape('');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus tabel' })).toBeNull());
  await press(user, 'Urungkan');
  await hasShape('dddd dddd dddd dddd');
  await press(user, 'Urungkan');
  await hasShape('dddd dddd dddd dddd dddd');
  await press(user, 'Ulangi');
  await hasShape('dddd dddd dddd dddd');
});

test('the last row or column goes with its table, and nobody is left without a place', async () => {
  const user = await openWriting('articles');
  await press(user, 'Tabel');
  for (let row = 0; row < 3; row += 1) await press(user, 'Hapus baris');
  await hasShape('');
  await isWrittenIn();
});

test('the keyboard reaches rows and columns, and gets back', async () => {
  const user = await openWriting('articles');
  await press(user, 'Tabel');
  await said('Alt+F10: baris dan kolom');
  await isWrittenIn();
  fireEvent.keyDown(await textBox(), { key: 'F10', altKey: true });
  const first = screen.getByRole('button', { name: 'Tambah baris di atas' });
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Enter}');
  await hasShape('ddd hhh ddd ddd');
  await isWrittenIn();
  // The button of the table leads there as well: a second one within would be no use.
  await press(user, 'Tabel');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Escape}');
  await isWrittenIn();
  await hasShape('ddd hhh ddd ddd');
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a clipboard or a drag holds. */
const data = (html: string, files: readonly File[] = []) => ({
  getData: (kind: string) => (kind === 'text/html' ? html : ''),
  types: ['text/html', ...(files.length > 0 ? ['Files'] : [])],
  files,
  items: [],
});

const pictures = async () => (await textBox()).querySelectorAll('figure img').length;
const hasPictures = (count: number) => waitFor(async () => expect(await pictures()).toBe(count));

beforeEach(() => {
  // The document here draws no pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
});

test('pictures that are dropped are sent one after the other, and keep the text as it is', async () => {
  await openWriting('articles');
  await writeText('Sebelum gambar.');
  const box = await textBox();
  const upload = held(UPLOAD);
  const files = [pictureFile('satu.png'), pictureFile('dua.png')];
  fireEvent.drop(box, { dataTransfer: data('', files) });
  await upload.hasBegun;
  await said('Mengunggah satu.png, 1 lagi menunggu');
  await writeText(' Ditulis selama itu.');
  upload.release();
  await hasPictures(2);
  await said('2 gambar belum punya teks alternatif');
  expect(box.querySelector('p')?.textContent).toBe('Sebelum gambar. Ditulis selama itu.');
});

test.each<[what: string, file: File, told: string]>([
  [
    'of another kind',
    pictureFile('a.gif', 'image/gif'),
    'a.gif: pilih gambar PNG, JPEG, atau WebP.',
  ],
  ['that is a document', pictureFile('c.pdf', 'application/pdf'), 'c.pdf: pilih gambar'],
  ['that the platform refuses', pictureFile('b.png'), 'b.png: '],
])('a picture %s is told, and the text stays', async (_what, file, told) => {
  await openWriting('articles');
  await writeText('Tetap ada.');
  await fault({ host: 'drive', path: 'v1/upload', status: 500 });
  fireEvent.drop(await textBox(), { dataTransfer: data('', [file]) });
  await said(told);
  expect((await textBox()).textContent).toContain('Tetap ada.');
  await hasPictures(0);
});

test('of what is pasted its own pictures come along; what does not is told once', async () => {
  await openWriting('articles');
  const box = await textBox();
  const paste = (html: string, files: readonly File[] = []) =>
    fireEvent.paste(box, { clipboardData: data(html, files) });
  paste(
    `<p>Satu</p><img src="data:image/png;base64,${PIXEL}"><img src="file:///C:/a.png"><iframe src="https://a.id"></iframe>`,
  );
  await hasPictures(1);
  await said('1 gambar dari tempelan tidak ikut');
  await said('1 bagian dari tempelan (sematan, pemutar, atau formulir)');
  // A picture copied from a page: its file stands for it.
  paste('<img src="https://contoh.id/a.png">', [pictureFile('a.png')]);
  await hasPictures(2);
  expect(screen.queryByText(/dari tempelan tidak ikut/)).toBeNull();
});

test('a pasted picture stands where it was pasted, with its words, and is undone with them', async () => {
  const user = await openWriting('articles');
  const box = await textBox();
  const upload = held(UPLOAD);
  const image = `<img src="data:image/png;base64,${PIXEL}" alt="Titik">`;
  fireEvent.paste(box, { clipboardData: data(`<p>Satu ${image}dua</p><p>Tiga</p>`) });
  await upload.hasBegun;
  const order = () =>
    [...box.children].map(({ textContent, localName }) => textContent || localName);
  expect(order()).toEqual(['Satu', 'Gambar sedang diunggah…', 'dua', 'Tiga']);
  upload.release();
  await hasPictures(1);
  expect(order()).toEqual(['Satu', 'figure', 'dua', 'Tiga']);
  expect(box.querySelector('img')?.alt).toBe('Titik');
  await press(user, 'Urungkan');
  await hasPictures(0);
  expect(box.textContent).toBe('');
});

test('a pasted picture that cannot be stored leaves its line; one taken out meanwhile stays out', async () => {
  await openWriting('articles');
  const box = await textBox();
  const figure = `<figure><img src="data:image/png;base64,${PIXEL}"><figcaption>Peta</figcaption></figure>`;
  await fault({ host: 'drive', path: 'v1/upload', status: 500, times: 1 });
  fireEvent.paste(box, { clipboardData: data(`<p>Satu</p>${figure}`) });
  await said('tempelan-1.png: ');
  await waitFor(() => expect(box.textContent).toBe('SatuPeta'));
  const upload = held(UPLOAD);
  fireEvent.paste(box, { clipboardData: data(`${figure}<p>Dua</p>`) });
  await upload.hasBegun;
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(box.querySelector('[data-waiting]')).toBeNull());
  upload.release();
  await waitFor(() => expect(screen.queryByText(/^Mengunggah/)).toBeNull());
  await hasPictures(0);
});
