/** Desks: figures over time of who leads a programme or a region, and what waits for who runs the site. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { asked, fault, heal } from '../harness/platform';
import { nth } from '../harness/rooms';
import { visit } from '../harness/visit';

const months = () => screen.findByRole('region', { name: 'Dari bulan ke bulan' });
const says = async (text: string | RegExp) =>
  waitFor(async () => expect((await months()).textContent).toMatch(text));

const list = (items: object[]) => ({
  host: 'services',
  path: 'v1/class/active',
  body: { status: true, message: '', data: { items, totalPages: 1 } },
});

test('a programme has its classes and seats by month, as drawings and as tables', async () => {
  const user = await visit('/Welcome', 'Ketua Program Contoh');
  await says(/\d kelas, .*sampai/);
  const region = within(await months());
  const figures = region.getAllByRole('figure');
  expect(figures).toHaveLength(2);
  for (const figure of figures) {
    const [drawing, table] = [within(figure).getByRole('img'), figure.querySelector('table')];
    const sums = [...(table?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent ?? '');
    const total = sums.reduce((sum, text) => sum + Number(text.replaceAll('.', '')), 0);
    expect(total).toBeGreaterThan(0);
    expect(drawing.getAttribute('aria-label')).toContain(total.toLocaleString('id-ID'));
  }
  await user.click(nth(region.getAllByText('Lihat sebagai tabel')));
  await says('kapan tiap sekolah bergabung di program ini');
  expect((await asked()).some((one) => /class\/active\?.*programIds=\d+/.test(one))).toBe(true);
  expect(await barriers()).toEqual([]);
});

test('only classes of the region are counted, and who has no day yet is told', async () => {
  const at = (id: number, city: string, startDate: string) => ({
    id,
    slug: `kelas-${id}`,
    name: `Kelas ${id}`,
    type: 'offline',
    city,
    startDate,
    totalStudents: 1200,
  });
  const items = [
    at(1, 'Kota Bandung', '2026-11-02'),
    at(2, 'Bandung', '2026-11-20'),
    at(3, 'Surabaya', '2026-11-20'),
    at(4, 'Bandung', ''),
  ];
  await fault(list(items));
  await visit('/Welcome', 'Ketua Wilayah Contoh');
  await says('2 kelas, semuanya Nov 2026.');
  await says('2.400 kursi, semuanya Nov 2026.');
  await says('1 kelas belum punya tanggal mulai');
  await says('kapan tiap sekolah bergabung di wilayah ini');
});

test('no class with a day is told, and so is a platform that is down', async () => {
  await fault(list([{ id: 1, slug: 'a', name: 'A', startDate: 'menyusul' }]));
  await visit('/Welcome', 'Ketua Program Contoh');
  await says('Belum ada kelas yang bertanggal');
  await heal();
  await fault({ host: 'services', path: 'v1/class/active', status: 500 });
  const user = await visit('/Welcome', 'Ketua Program Contoh');
  await says('Data belum bisa dimuat');
  await heal();
  const again = within(await months()).getByRole('button', { name: 'Coba lagi' });
  await user.click(again);
  await says(/\d kelas, .*sampai/);
});

test('what waits is told apart from what is only counted', async () => {
  await visit('/Welcome', 'Pengelola Utama Contoh');
  const items = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    return region.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);
  };
  expect(await items('Yang menunggumu')).toEqual([
    'Penarikan menunggu keputusan',
    'Testimoni menunggu dibaca',
  ]);
  expect(await items('Angka situs')).toEqual([
    'Kelas aktif',
    'Angkatan berjalan',
    'Sekolah terdaftar',
  ]);
  const figures = within(await screen.findByRole('region', { name: 'Angka situs' }));
  await waitFor(() => {
    const numbers = figures.getAllByRole('listitem').map((item) => item.querySelector('strong'));
    for (const number of numbers) expect(number?.textContent).toMatch(/^[1-9][\d.]*$/);
  });
});
