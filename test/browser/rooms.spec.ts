/**
 * Landings on a phone, with what visitors set on them: nothing is wider than the screen. What comes of
 * what is set is held without a browser (test/components/spec/rooms-*.test.ts); the default landing is
 * walked with all pages (walk.spec.ts).
 */

import type { Locator } from '@playwright/test';
import { onAPhone, overflow, walk } from './checks';
import { expect, test } from './fixtures';

interface Room {
  tenant: string;
  path?: string;
  /** Sets what makes the landing say the most. */
  settle?: (main: Locator) => Promise<unknown>;
}

/** Those that are looked at for barriers as well. */
const readRooms: readonly Room[] = [
  {
    tenant: 'umptn',
    settle: async (main) => {
      await main.getByRole('region').first().getByRole('button').first().click();
      await main.getByLabel('Nilai try-outmu').fill('100');
    },
  },
  {
    tenant: 'beasiswa',
    settle: async (main) => {
      await main.getByLabel('Rata-rata rapor').fill('70');
      await main.getByLabel('Sekarang kamu').selectOption('Kelas 12 SMK');
      await main.getByLabel('Putaran yang kamu kejar').selectOption('Putaran Vokasi');
    },
  },
  {
    tenant: 'prakerja',
    settle: (main) => main.getByRole('radio', { name: /^Admin Pesanan/ }).check(),
  },
  { tenant: 'umkm', settle: (main) => main.getByLabel('Harga sebuah').fill('3500') },
  {
    tenant: 'farcapital',
    settle: async (main) => {
      const board = main.getByRole('region', { name: 'Papan Anggota' });
      await board.getByRole('radio', { name: 'Analis Muda' }).check();
      await board.getByText('Membaca Laporan Keuangan Pelan-pelan').click();
      const wager = main.getByRole('region', { name: 'Seberapa yakin Anda?' });
      await wager.scrollIntoViewIfNeeded();
      await wager.getByRole('button', { name: 'Pasti benar' }).click();
    },
  },
  {
    tenant: 'dana',
    settle: async (main) => {
      await main.getByLabel('Sehari kamu sisihkan').fill('5000');
      await main.getByLabel('Selama').fill('12');
    },
  },
  {
    tenant: 'liga-smk',
    settle: async (main) => {
      await main.getByLabel('Provinsimu di urutan berapa?').fill('atlantis');
      await main.getByLabel('Juru cerita').check();
      await main.getByLabel('Perancang tampilan').check();
    },
  },
  {
    tenant: 'siber',
    settle: async (main) => {
      await main.getByRole('button', { name: /198\.51\.100\.7/ }).click();
      await main.getByLabel('Contoh kata sandi').fill('kopi-Tubruk-3-gelas');
    },
  },
];

const rooms: readonly Room[] = [
  {
    tenant: 'personality',
    settle: async (main) => {
      const question = main.getByRole('region', { name: 'Mana yang paling kamu?' });
      await question.getByRole('button', { name: /^Mudah akrab dengan orang baru/ }).click();
      await main.getByRole('radio', { name: 'yang ingin pasti' }).check();
    },
  },
  {
    tenant: 'mentor',
    settle: async (main) => {
      await main.getByRole('combobox', { name: 'Soal apa' }).selectOption('harga');
      await main.getByRole('combobox', { name: 'Waktu' }).selectOption('malam');
      await main.getByRole('slider').fill('90');
    },
  },
  { tenant: 'talent', path: '/?mencari=kerja&saring=mid' },
  {
    tenant: 'talent',
    path: '/?mencari=orang',
    settle: async (main) => {
      await main.getByRole('button', { name: 'Daftar pendek: Putu Ariani' }).click();
      const first = main.getByRole('group', { name: 'Tawaran pertama' });
      await first.getByRole('slider', { name: 'Gaji sebulan' }).fill('12000000');
    },
  },
  {
    tenant: 'innovation',
    path: '/?ambil=menjemput-nenek-tanpa-aplikasi',
    settle: async (main) => {
      await main.getByLabel('Kami menduga bahwa').fill('telepon rumah cukup');
      await main.getByLabel('Kami tahu dugaan itu salah kalau').fill('kurang dari 15 yang datang');
      await main.getByRole('radio', { name: 'gejala' }).first().check();
    },
  },
  {
    tenant: 'media',
    settle: async (main) => {
      await main.getByRole('radio', { name: 'Kebijakan' }).check();
      const scale = main.getByRole('region', { name: 'Timbang dulu angkanya' });
      await scale.scrollIntoViewIfNeeded();
      await scale.getByRole('button', { name: /52% pelamar/ }).click();
    },
  },
  {
    tenant: 'buku',
    settle: async (main) => {
      await main.getByRole('listitem').nth(2).getByRole('button').click();
      const table = main.getByRole('region', { name: 'Duduk sebentar di meja penyunting' });
      await table.scrollIntoViewIfNeeded();
      await table.getByRole('button', { name: 'Pada suatu hari yang cerah,' }).click();
    },
  },
  {
    tenant: 'aksara',
    settle: async (main) => {
      await main.getByRole('button', { name: 'Mulai membaca' }).click();
      const meter = main.getByRole('region', { name: 'Teks Anda cocok untuk kelas berapa?' });
      await meter.getByRole('textbox').fill('Budi makan nasi dan ikan. '.repeat(6));
    },
  },
  {
    tenant: 'festival',
    settle: async (main) => {
      await main.getByRole('radio', { name: /^Hari ke-2, / }).check();
      const plan = main.getByRole('region', { name: 'Susun harimu sendiri' });
      await plan.scrollIntoViewIfNeeded();
      await plan.getByRole('checkbox').first().check();
    },
  },
  {
    tenant: 'perempuan',
    settle: async (main) => {
      await main
        .getByRole('radio', { name: /^Sapa / })
        .nth(2)
        .check();
      await main.getByLabel(/Nama panggilan/).fill('Yanti');
      await main.getByRole('radio', { name: 'Kembali setelah jeda' }).check();
    },
  },
];

for (const { tenant, path = '/', settle } of readRooms) {
  test(`${tenant}${path} fits a phone and can be read`, async ({ page, visit }) => {
    await visit(tenant, path);
    await settle?.(page.getByRole('main'));
    await onAPhone(page);
  });
}

for (const { tenant, path = '/', settle } of rooms) {
  test(`${tenant}${path} fits a phone`, async ({ page, visit }) => {
    await visit(tenant, path);
    await settle?.(page.getByRole('main'));
    await page.setViewportSize({ width: 390, height: 844 });
    await walk(page);
    expect(await overflow(page)).toEqual([]);
  });
}
