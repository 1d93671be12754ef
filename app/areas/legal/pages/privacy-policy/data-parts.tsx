import type { LegalPart } from '../../legal-page';

/** What is stored, where and why; `isCounted` where visits may be counted. */
export function dataParts(name: string, isCounted: boolean): readonly LegalPart[] {
  return [
    {
      id: 'pengendali',
      title: 'Siapa yang bertanggung jawab',
      body: (
        <p>
          {name} adalah pengendali data pribadi yang dikumpulkan lewat situs ini, sebagaimana
          dimaksud Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).
          Kebijakan ini berlaku untuk seluruh halaman situs dan formulir di dalamnya.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'Data yang kami kumpulkan',
      body: (
        <dl>
          <dt>Isian formulir</dt>
          <dd>
            Nama, surel, nomor telepon, lembaga, kota, dan pesan yang Anda tulis saat mendaftar,
            membuat perjanjian, meminta peragaan, mengisi testimoni, komentar, aspirasi, atau
            donasi. Hasil tes kepribadian hanya disimpan sebagai tipe hasilnya.
          </dd>
          <dt>Akun dan riwayat belajar</dt>
          <dd>
            Identitas akun, peran, kelas yang diikuti, tagihan, dan status pembayarannya. Nomor
            kartu dan sandi bank tidak pernah melewati situs ini; pembayaran ditangani penyedia
            pembayaran.
          </dd>
          <dt>Percakapan dengan asisten</dt>
          <dd>
            Pertanyaan, jawaban, dan penilaian Anda atas jawaban itu. Salinan riwayatnya juga ada di
            peramban Anda.
          </dd>
          <dt>Catatan klik</dt>
          <dd>
            Alamat halaman asal, alamat tujuan, jenis klik, dan waktunya. Satu catatan saat situs
            dibuka, dan satu setiap kali tautan ditekan. Isi halaman dan ketikan tidak dicatat.
          </dd>
          <dt>Data teknis</dt>
          <dd>
            Alamat IP dan jenis peramban, dipakai sesaat untuk menolak penyalahgunaan dan membatasi
            jumlah permintaan.
          </dd>
        </dl>
      ),
    },
    {
      id: 'kuki',
      title: 'Kuki dan penyimpanan peramban',
      body: (
        <>
          <dl>
            <dt>
              <code>__Host-access_token</code>
            </dt>
            <dd>Menandai bahwa Anda sudah masuk. Berlaku paling lama 30 hari.</dd>
            <dt>
              <code>__Host-assistant_token</code>
            </dt>
            <dd>
              Menandai bahwa Anda sudah masuk ke asisten belajar. Berlaku paling lama 30 hari.
            </dd>
            <dt>
              <code>__Host-login_to</code>
            </dt>
            <dd>Mengingat halaman tujuan selama proses masuk, paling lama sepuluh menit.</dd>
            <dt>
              <code>__Host-login_again</code>
            </dt>
            <dd>
              Mengingat halaman tujuan setelah proses masuk gagal, supaya bisa dicoba lagi, paling
              lama sepuluh menit.
            </dd>
            <dt>
              <code>signed_in</code>
            </dt>
            <dd>
              Memberi tahu halaman bahwa Anda sudah masuk, tanpa menyebut siapa. Berlaku selama{' '}
              <code>__Host-access_token</code>.
            </dd>
            <dt>
              <code>__Host-login_switch</code>, <code>login_name</code>
            </dt>
            <dd>
              Menunggu jawaban Anda ketika akun lain hendak masuk menggantikan akun sekarang, paling
              lama sepuluh menit.
            </dd>
            <dt>
              <code>__Host-receipt</code>
            </dt>
            <dd>
              Menyimpan apa yang baru Anda kirim tanpa JavaScript, untuk ditampilkan sesudahnya,
              paling lama sepuluh menit.
            </dd>
            <dt>
              <code>__Host-wish</code>
            </dt>
            <dd>Mengingat formulir yang Anda lanjutkan setelah masuk, paling lama setengah jam.</dd>
            <dt>
              <code>hemat</code>
            </dt>
            <dd>
              Mengingat pilihan Anda menghemat data atau tidak. Berlaku satu tahun, juga setelah
              Anda keluar.
            </dd>
            <dt>
              <code>scripted</code>
            </dt>
            <dd>
              Mencatat, setelah Anda masuk, bahwa peramban Anda menjalankan JavaScript, supaya
              halaman dikirim dalam bentuk yang sesuai. Berlaku satu hari.
            </dd>
          </dl>
          <p>
            Hanya <code>signed_in</code>, <code>login_name</code>, <code>hemat</code>, dan{' '}
            <code>scripted</code> dapat dibaca skrip. Tidak ada yang dikirim ke situs lain. Yang
            menyangkut akun Anda hilang saat Anda keluar, selebihnya saat masa berlakunya habis.
            Kami tidak memakai kuki iklan maupun kuki pihak ketiga.
            {isCounted && (
              <>
                {' '}
                Kuki untuk menghitung kunjungan hanya ada bila Anda mengizinkannya; lihat{' '}
                <a href="#statistik">Statistik kunjungan</a>.
              </>
            )}
          </p>
          <p>
            Di penyimpanan lokal peramban kami menaruh versi aplikasi, peran akun, kemajuan belajar
            dan catatan Anda, riwayat percakapan beserta penilaian Anda, dan isian formulir yang
            belum terkirim yang tidak menyangkut orang. Nama, surel, nomor telepon, dan teks yang
            Anda ketik di formulir hanya disimpan selama tabnya terbuka. Semuanya tetap di perangkat
            Anda. Ketika Anda keluar, milik akun Anda disembunyikan di perangkat itu dan muncul lagi
            begitu Anda masuk; saat keluar Anda dapat memilih menghapusnya. Anda juga dapat melihat,
            mengunduh, dan menghapus semuanya sendiri, tanpa harus masuk; lihat{' '}
            <a href="#hak">Hak Anda</a>.
          </p>
          <p>
            Bab kursus yang Anda buka setelah masuk juga disimpan di tembolok peramban (
            <code>player</code>) supaya dapat dibaca tanpa koneksi. Tembolok itu dihapus saat Anda
            keluar.
          </p>
        </>
      ),
    },
    {
      id: 'tujuan',
      title: 'Untuk apa data dipakai',
      body: (
        <ul>
          <li>
            Menjalankan kelas, tagihan, dan sertifikat yang Anda minta (pelaksanaan perjanjian).
          </li>
          <li>Menjawab pertanyaan, perjanjian, dan permintaan peragaan (persetujuan Anda).</li>
          <li>
            Menampilkan komentar dan testimoni yang Anda kirim untuk ditampilkan (persetujuan).
          </li>
          <li>
            Mengetahui halaman mana yang berguna dan mana yang membingungkan (kepentingan yang sah).
          </li>
          <li>Mencegah penyalahgunaan dan memenuhi kewajiban hukum (kewajiban hukum).</li>
        </ul>
      ),
    },
  ];
}
