import { ConsentChoice } from '../../analytics/consent-choice';
import type { LegalPart } from '../../legal-page';

/** How visits are counted where a tenant has them counted, and the visitor's choice. */
export const statisticsPart: LegalPart = {
  id: 'statistik',
  title: 'Statistik kunjungan',
  body: (
    <>
      <p>
        Bila Anda mengizinkan, halaman yang dibuka dihitung dengan layanan statistik pihak ketiga.
        Yang dikirim: alamat dan judul halaman tanpa isi pencarian, halaman sebelumnya, jenis
        peramban, dan perkiraan kota menurut alamat IP. Layanan itu menaruh kuki yang namanya
        berawalan <code>_ga</code> di peramban Anda, paling lama enam bulan. Tidak ada iklan dan
        tidak ada penggabungan dengan akun Anda.
      </p>
      <p>
        Tanpa izin Anda tidak satu pun dimuat atau dikirim. Hal yang sama berlaku bila peramban Anda
        meminta untuk tidak dilacak (Do Not Track, Global Privacy Control) atau menghemat data.
        Pilihan Anda diingat enam bulan, atau sampai Anda keluar, dan bisa diubah di sini kapan
        saja; kuki tadi dihapus begitu Anda menolak.
      </p>
      <ConsentChoice />
    </>
  ),
};
