/** The first screens of brands whose own object is played with or searched, and what stands below it. */

import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { addressed, move, nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

const status = () => nth(main().getAllByRole('status'));

test('the fund’s cash book has a line for each need, and one more is a press away', async () => {
  const user = await visitTenant('dana');
  await headed('Buku kas yang boleh dibuka siapa saja');
  await main().findAllByText(/Dijanjikan/, { selector: 'li *' });
  await user.click(main().getByRole('link', { name: 'Tambah satu baris' }));
  await addressed(/^\/Donation$/i);
});

test('pocket money comes to something', async () => {
  await visitTenant('dana');
  const daily = await part('Kembalian kopi, kalau dikumpulkan');
  move(daily.getByLabelText('Sehari kamu sisihkan'), '5000');
  move(daily.getByLabelText('Selama'), '12');
  await says(() => daily.getByText(/^Terkumpul/), 'satu semester di sekolah kejuruan');
});

test('the league’s table finds a province', async () => {
  const user = await visitTenant('liga-smk');
  await headed('Klasemen Liga SMK');
  const search = main().getByLabelText('Provinsimu di urutan berapa?');
  await write(user, search, 'papua bar');
  await says(status, /Papua Barat.* di urutan \d+/);
  await write(user, search, 'atlantis');
  await says(status, 'Belum ada tim dari “atlantis”');
});

test('a line-up is judged', async () => {
  const user = await visitTenant('liga-smk');
  const sheet = await part('Susun tim di papan taktik');
  await user.click(sheet.getByLabelText(/Juru cerita/));
  await user.click(sheet.getByLabelText(/Perancang tampilan/));
  await says(() => sheet.getByRole('status'), 'Susunan sah');
});

test('the log gives its intruder away', async () => {
  const user = await visitTenant('siber');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Satu baris di sini');
  await user.click(await main().findByRole('button', { name: /192\.0\.2\.31/ }));
  await says(status, 'Itu pekerjaan biasa');
  await user.click(main().getByRole('button', { name: /198\.51\.100\.7/ }));
  await says(status, 'Kena.');
  await user.click(main().getByRole('button', { name: 'Log berikutnya' }));
  await main().findByText(/masuk\.log/);
});

test('a password is weighed', async () => {
  const user = await visitTenant('siber');
  const scale = await part('Berapa lama sandi itu bertahan?');
  await write(user, scale.getByLabelText('Contoh kata sandi'), 'kopi-Tubruk-3-gelas');
  await says(() => scale.getByRole('status'), /^Ditebak dalam lebih dari sejuta tahun\.$/);
});

test('the yard runs what is put together', async () => {
  const user = await visitTenant('anak');
  await headed('Bantu Kiko menjemput bintang!');
  const box = main().getByRole('group', { name: 'Kotak balok' });
  const forward = () => nth([...box.querySelectorAll('button')].filter(isForward));
  for (let steps = 0; steps < 3; steps += 1) await user.click(forward());
  await main().findByRole('list', { name: 'Programmu' });
  await user.click(main().getByRole('button', { name: 'Jalankan' }));
  await says(status, 'Sampai!');
  await user.click(await main().findByRole('button', { name: 'Halaman berikutnya' }));
  await says(status, 'Ada genangan');
});

const isForward = ({ textContent }: HTMLElement) => textContent?.includes('Maju');

test('four answers tie a belt', async () => {
  const user = await visitTenant('pesilat');
  await headed('Empat sabuk. Tidak ada jalan pintas.');
  const advice = () => main().getByText(/^Mulai dari sabuk/);
  expect(advice().textContent).not.toMatch(/sabuk \S+\. /);
  const measure = main().getByRole('group', { name: 'Ukur dulu, baru ikat' });
  for (const box of measure.querySelectorAll('input')) await user.click(box);
  await says(advice, 'biru');
});
