import { pagePath } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import { ContactLine } from '../../contact-line';
import type { LegalPart } from '../../legal-page';

/** Who else sees the data, how long it stays, and the visitor's rights. */
export function rightsParts(domain: string): readonly LegalPart[] {
  return [
    {
      id: 'pihak-lain',
      title: 'Siapa lagi yang menerima data',
      body: (
        <>
          <p>
            Kami tidak menjual data pribadi. Data diteruskan seperlunya kepada penyedia layanan yang
            menjalankannya untuk kami: situs akun untuk masuk, penyedia pembayaran untuk tagihan,
            pengirim surel, penyimpan berkas, dan penyedia asisten percakapan.
          </p>
          <p>
            Kalau Anda ikut program sebuah lembaga, penyelenggara program itu menerima kehadiran dan
            hasil belajar Anda. Sebagian penyedia layanan dapat menyimpan data di luar Indonesia;
            untuk itu kami menuntut tingkat pelindungan yang setara dengan UU PDP.
          </p>
        </>
      ),
    },
    {
      id: 'lama',
      title: 'Berapa lama data disimpan',
      body: (
        <ul>
          <li>Data akun dan riwayat belajar: selama akun ada, lalu paling lama dua tahun.</li>
          <li>Tagihan dan bukti pembayaran: sepuluh tahun, mengikuti aturan pembukuan.</li>
          <li>Isian formulir kontak dan perjanjian: paling lama satu tahun setelah selesai.</li>
          <li>Percakapan dengan asisten: sampai Anda menghapusnya, paling lama satu tahun.</li>
          <li>Catatan klik: paling lama sembilan puluh hari.</li>
        </ul>
      ),
    },
    {
      id: 'hak',
      title: 'Hak Anda',
      body: (
        <>
          <p>Sebagai subjek data pribadi, UU PDP memberi Anda hak untuk:</p>
          <ul>
            <li>mengetahui siapa yang memproses data Anda dan untuk apa;</li>
            <li>mendapat akses dan salinan data Anda;</li>
            <li>melengkapi, memperbarui, dan memperbaiki data yang keliru;</li>
            <li>mengakhiri pemrosesan, menghapus, atau memusnahkan data Anda;</li>
            <li>menarik kembali persetujuan yang pernah diberikan;</li>
            <li>menolak keputusan yang dibuat mesin semata;</li>
            <li>menunda atau membatasi pemrosesan;</li>
            <li>memindahkan data ke pengendali lain dalam bentuk yang lazim;</li>
            <li>menggugat dan menerima ganti rugi atas pelanggaran.</li>
          </ul>
          <p>
            Yang ada di peramban Anda dapat Anda lihat, unduh, pindahkan, dan hapus sendiri di{' '}
            <AppLink to={pagePath('my-data')}>Data saya</AppLink>.
          </p>
          <p>
            Permintaan akses dan perbaikan, serta penarikan persetujuan, kami tindak lanjuti paling
            lambat 3 × 24 jam sejak diterima.
          </p>
        </>
      ),
    },
    {
      id: 'anak',
      title: 'Data anak',
      body: (
        <p>
          Peserta yang belum berusia 18 tahun mendaftar dengan persetujuan orang tua atau wali.
          Untuk program sekolah, persetujuan dikumpulkan lewat sekolah.
        </p>
      ),
    },
    {
      id: 'keamanan',
      title: 'Keamanan',
      body: (
        <p>
          Semua sambungan dienkripsi, tanda masuk tidak terbaca oleh skrip, dan akses petugas
          dibatasi menurut tugasnya. Bila pelindungan data gagal, kami memberi tahu Anda dan lembaga
          yang berwenang secara tertulis paling lambat 3 × 24 jam.
        </p>
      ),
    },
    {
      id: 'perubahan',
      title: 'Perubahan dan cara menghubungi kami',
      body: (
        <>
          <p>
            Perubahan yang berarti diumumkan di halaman ini sebelum berlaku. Kebijakan ini berlaku
            untuk {domain}.
          </p>
          <ContactLine />
        </>
      ),
    },
  ];
}
