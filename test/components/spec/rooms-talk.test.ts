/** The conversation's brands: a first question, a sentence with gaps, two sides of a desk, a board of notes. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main, said } from '../harness/page';
import { addressed, move, nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

/** The form that one is led to, with what it knows already. */
const message = () => screen.findByRole('textbox', { name: /^Yang perlu kami ketahui/ });

async function messageHolds(text: RegExp): Promise<void> {
  expect(await message()).toHaveProperty('value', expect.stringMatching(text));
}

test('two presses answer the first question, and the test goes on at the second', async () => {
  const user = await visitTenant('personality');
  const question = await part('Mana yang paling kamu?');
  expect(question.getByRole('heading', { level: 1 })).toBeTruthy();
  await user.click(question.getByRole('button', { name: /^Mudah akrab dengan orang baru/ }));
  await question.findByRole('button', { name: /^Mudah akrab dengan orang baru.*paling aku$/ });
  await says(() => question.getByRole('status'), 'paling bukan kamu');
  question.getByRole('button', { name: /^Tenang walau keadaan/ }).focus();
  await user.keyboard('{Enter}');
  await question.findByRole('button', { name: /^Tenang walau keadaan.*paling bukan aku$/ });
  await says(() => question.getByRole('status'), /^Terjawab\. Tinggal 23 pertanyaan\.$/);

  await user.click(question.getByRole('link', { name: 'Lanjut ke pertanyaan 2' }));
  await screen.findByText('Pertanyaan 2 dari 24');
  await user.click(screen.getByRole('button', { name: 'Sebelumnya' }));
  const akin = 'Paling seperti aku: Mudah akrab dengan orang baru';
  expect(await screen.findByRole('radio', { name: akin })).toHaveProperty('checked', true);

  await visitTenant('personality', '/Welcome');
  await headed('Kita belum kenalan');
  await screen.findByRole('link', { name: 'Teruskan tesnya' });
});

test('the same sentence is heard differently', async () => {
  const user = await visitTenant('personality');
  const ears = await part('Kalimatmu sama, telinganya beda');
  await user.click(ears.getByRole('radio', { name: 'menegur' }));
  await user.click(ears.getByRole('radio', { name: 'yang ingin pasti' }));
  await says(() => ears.getByRole('status'), 'Bisa dicek sumbernya?');
});

test('a sentence is filled in, and who answers it is come to', async () => {
  const user = await visitTenant('mentor');
  await headed('Ada yang sudah lewat jalan itu');
  const people = () => within(nth(main().getAllByRole('list')));
  await waitFor(() => expect(people().getAllByRole('listitem')).toHaveLength(3));
  const first = () => nth(people().getAllByRole('listitem'));
  await user.selectOptions(main().getByRole('combobox', { name: 'Soal apa' }), 'harga');
  const aim = main().getByRole<HTMLSelectElement>('combobox', { name: 'Tujuan' });
  await user.selectOptions(aim, aim.options[4]?.value ?? '');
  await user.selectOptions(main().getByRole('combobox', { name: 'Waktu' }), 'malam');
  await says(first, 'soal harga');
  await says(first, /luang \w+ malam/);
  const name = within(first()).getByRole('heading').textContent ?? '';
  await user.click(within(first()).getByRole('link'));
  await headed(name);
});

test('an hour with a mentor is divided', async () => {
  await visitTenant('mentor');
  const pace = await part('Punya berapa menit?');
  move(pace.getByRole('slider'), '90');
  const second = () => nth(pace.getAllByRole('listitem'), 1);
  await says(second, /3\d menit, mulai menit ke-9/);
});

const shortList = (name: string) => main().findByRole('button', { name: `Daftar pendek: ${name}` });

test('the other side of the desk is another screen, and a short list goes along to the form', async () => {
  const user = await visitTenant('talent', '/?mencari=kerja&saring=mid');
  await headed('Upahnya tertulis sebelum Anda melamar');
  await main().findByRole('link', { name: 'Insinyur Layanan' });
  expect(main().queryByRole('link', { name: 'Analis Rute' })).toBeNull();
  const status = () => nth(main().getAllByRole('status'));
  const turnTo = async (side: RegExp) => user.click(main().getByRole('link', { name: side }));
  await turnTo(/^Saya mencari orang/);
  await addressed(/\?mencari=orang$/);
  await headed('Karyanya dulu, baru orangnya');
  await user.click(await main().findByRole('link', { name: 'Pengujian' }));
  await waitFor(() =>
    expect(main().getAllByRole('button', { name: /^Daftar pendek: / })).toHaveLength(2),
  );
  await user.click(await shortList('Hendrik Manuputty'));
  history.back();
  await user.click(await shortList('Putu Ariani'));
  await says(status, /^Daftar pendek: Hendrik Manuputty, Putu Ariani$/);

  await turnTo(/^Saya mencari kerja/);
  await headed('Upahnya tertulis sebelum Anda melamar');
  await turnTo(/^Saya mencari orang/);
  await headed('Karyanya dulu, baru orangnya');
  await says(status, 'Hendrik Manuputty, Putu Ariani');
  await user.click(main().getByRole('link', { name: 'Minta dipertemukan' }));
  await messageHolds(/Putu Ariani \(Kasir Buta Warna\)/);
  const wish = screen.getByRole('radio', { name: 'Merekrut lulusan' });
  expect(wish).toHaveProperty('checked', true);
});

test('two offers are weighed', async () => {
  await visitTenant('talent', '/?mencari=orang');
  const offers = await part('Gaji besar belum tentu upah besar');
  const first = within(offers.getByRole('group', { name: 'Tawaran pertama' }));
  move(first.getByRole('slider', { name: 'Gaji sebulan' }), '12000000');
  await says(() => nth(offers.getAllByRole('status')), 'Tawaran pertama membayar');
});

const guess = () => main().findByLabelText('Kami menduga bahwa');

test('a note is taken down, written on, kept, and brought to the form', async () => {
  let user = await visitTenant('innovation');
  await headed('Ambil satu masalah dari papan ini');
  const note = 'Ambil: Menjemput nenek tanpa aplikasi';
  await user.click(await main().findByRole('link', { name: note }));
  await addressed(/\?ambil=menjemput-nenek-tanpa-aplikasi$/);
  await write(user, await guess(), 'a'.repeat(355));
  await said('355 dari 350 huruf, 5 terlalu banyak');
  await said('Singkatkan dulu dugaanmu.');
  await write(user, await guess(), 'telepon rumah cukup');
  await said('Sekarang tanda gagalnya.');
  expect(main().queryByRole('link', { name: 'Bawa ke meja kurator' })).toBeNull();
  const sign = main().getByLabelText('Kami tahu dugaan itu salah kalau');
  await write(user, sign, 'kurang dari 15 yang datang');
  await main().findByRole('link', { name: 'Bawa ke meja kurator' });

  user = await visitTenant('innovation', location.pathname + location.search);
  expect(await guess()).toHaveProperty('value', 'telepon rumah cukup');
  await user.click(main().getByRole('link', { name: 'Bawa ke meja kurator' }));
  await messageHolds(
    /Menjemput nenek tanpa aplikasi\nDugaan: telepon rumah cukup\nTanda gagal: kurang dari 15/,
  );
});

test('a complaint is told from a symptom', async () => {
  const user = await visitTenant('innovation');
  const sorter = await part('Keluhan, gejala, atau masalah?');
  const row = () => nth(sorter.getAllByRole('listitem'));
  await user.click(within(row()).getByRole('radio', { name: 'gejala' }));
  await says(row, 'Tepat.');
  await says(() => nth(sorter.getAllByRole('status')), '1 dari 1 tepat');
});

test('what annoys is told to the curator, as far as it is not too long', async () => {
  const user = await visitTenant('innovation', '/Welcome');
  const complaint = await screen.findByLabelText('Apa yang mengesalkan pekan ini?');
  await write(user, complaint, 'b'.repeat(402));
  await said('402 dari 400 huruf, 2 terlalu banyak');
  expect(main().queryByRole('link', { name: 'Ceritakan ke kurator' })).toBeNull();
  await write(user, complaint, 'Lift selalu penuh');
  await user.click(await main().findByRole('link', { name: 'Ceritakan ke kurator' }));
  await messageHolds(/^Keluhan pekan ini: Lift selalu penuh$/);
});
