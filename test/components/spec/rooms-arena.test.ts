/** First screens that are answered, played or asked, and the one block that only each brand has. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { headed, main } from '../harness/page';
import { addressed, move, nth, part, says } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('the exam’s question is answered and explained, and leads to its classes', async () => {
  const user = await visitTenant('umptn');
  const title = () => screen.getByRole('heading', { level: 1 });
  await says(title, /^\d+ hari menuju Ujian tulis UMPTN$/);
  const sheet = within(nth(main().getAllByRole('region')));
  const answer = () => user.click(nth(sheet.getAllByRole('button')));
  await answer();
  await says(() => sheet.getByRole('status'), /Tepat\.|Kuncinya [B-E],/);
  const first = sheet.getByRole('heading').textContent;
  await user.click(sheet.getByRole('button', { name: 'Soal berikutnya' }));
  await sheet.findByText(/Soal ke-2/);
  expect(sheet.getByRole('heading').textContent).not.toBe(first);
  await answer();
  await user.click(await sheet.findByRole('link', { name: /^Kelas / }));
  await addressed(/^\/Class\?search=\w+$/i);
  const cards = () => main().getAllByRole('article').flatMap(linksOf);
  const isAsked = (name: string) => /Penalaran|Kuantitatif|Literasi/.test(name);
  await waitFor(() => expect(cards().filter(isAsked)).toHaveLength(1));
});

const linksOf = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

test('the plan gives more days to what one is unsure of', async () => {
  const user = await visitTenant('umptn');
  const plan = await part(/^Satu kotak, satu hari\./);
  const days = () => {
    const term = plan.getAllByText('Literasi Inggris', { exact: true }).at(-1)?.parentElement;
    return Number.parseInt(
      within(term ?? document.body).getByRole('definition').textContent ?? '',
      10,
    );
  };
  const before = days();
  const weak = plan.getByLabelText('Yang paling sering membuatmu ragu');
  await user.selectOptions(weak, 'Literasi Inggris');
  await waitFor(() => expect(days()).toBeGreaterThan(before * 1.5));
});

test('a place in the exam’s line and the price of all its classes are told', async () => {
  const user = await visitTenant('umptn');
  const line = await part('Geser nilaimu, bukan kepercayaan dirimu');
  move(await line.findByLabelText(/^Nilai try-outmu/), '100');
  await says(() => line.getByRole('status'), 'Tidak ada lagi yang di depanmu');
  const slip = await part('Berapa kalau ikut semuanya?');
  await says(() => slip.getByRole('status'), /Rp\s302\.000/);
  await user.click(slip.getByRole('checkbox', { name: /Bahasa Inggris/ }));
  await says(() => slip.getByRole('status'), /Rp\s223\.000/);
});

test('the game goes by turns where motion is unwanted', async () => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(matchMedia(media), { matches: /reduce|min-width/.test(media) }),
  );
  const user = await visitTenant('gim');
  await user.click(main().getByRole('button', { name: 'Mulai' }));
  await user.click(await main().findByRole('button', { name: 'Maju selangkah' }));
  const over = () => main().queryByText(/Kena! Skor/);
  expect(over()).toBeNull();
  main().getByRole('button', { name: 'Lompat' }).focus();
  // Every turn covers some ground; nothing moves between them.
  for (let left = 80; left > 0 && over() === null; left -= 1) await user.keyboard('{ArrowRight}');
  expect(over()).not.toBeNull();
});

test('another jump is put into the game', async () => {
  const user = await visitTenant('gim');
  await headed('Tekan mulai. Itu pelajaran pertamanya.');
  await main().findByRole('img', { name: /seekor kucing/ });
  const bench = await part('Sebelas hari untuk dua angka ini');
  await bench.says('Enak.');
  move(bench.getByLabelText(/^Gravitasi/), '400');
  move(bench.getByLabelText(/^Tenaga lompat/), '200');
  await bench.says('Melayang seperti balon.');
  await user.click(bench.getByRole('button', { name: 'Pasang di gim' }));
  await bench.findByRole('link', { name: /^Naik ke layar/ });
});

test('a class of the game makers is found by how hard it is', async () => {
  const user = await visitTenant('gim');
  const levels = await part('Pilih tingkat kesulitan');
  await user.click(await levels.findByRole('radio', { name: /Sulit/ }));
  await levels.findByRole('link', { name: /Musuh yang Adil/ });
});

test('the calendar says what is open', async () => {
  await visitTenant('beasiswa');
  await headed('Satu pintu terbuka hari ini.');
  const tickets = () =>
    main()
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 2 }));
  await says(() => nth(tickets()), /Ditutup \d+ hari lagi/);
  await says(() => nth(tickets(), 1), /Dibuka \d+ hari lagi/);
});

test('the check says what is missing, and leads to the account', async () => {
  const user = await visitTenant('beasiswa');
  const check = await part('Apakah saya memenuhi syarat?');
  const answer = () => check.getByRole('status');
  await says(answer, 'Tinggal surat penghasilan orang tua, rapor lima semester.');
  await user.click(check.getByLabelText('Surat penghasilan orang tua'));
  await user.click(check.getByLabelText('Rapor lima semester'));
  await says(answer, /Reguler \(ditutup \d+ hari lagi\): ya, dan berkasmu lengkap\./);
  await check.findByRole('link', { name: 'Daftar sekarang' });
  move(check.getByLabelText('Rata-rata rapor'), '70');
  await says(answer, 'rata-rata rapornya di bawah batas');
  await check.findByRole('link', { name: 'Ceritakan keadaanmu ke panitia' });
  await user.selectOptions(check.getByLabelText('Sekarang kamu'), 'Kelas 12 SMK');
  const first = () => nth([...answer().querySelectorAll('p')]);
  await says(first, /Vokasi \(dibuka \d+ hari lagi\): ya\. Tinggal tiga foto/);
  await user.click(await check.findByRole('link', { name: 'Buat akun sebelum dibuka' }));
  await addressed(/^\/Register$/i);
});

test('days are counted back from the one that closes a round', async () => {
  const user = await visitTenant('beasiswa');
  const back = await part('Hitung mundur dari tanggal tutup');
  await waitFor(() => expect(back.getAllByRole('listitem')).toHaveLength(6));
  const day = () => nth(back.getAllByRole('time')).textContent;
  const before = day();
  const round = back.getByLabelText('Putaran yang kamu kejar');
  await user.selectOptions(round, 'Putaran Vokasi');
  await waitFor(() => expect(day()).not.toBe(before));
});
