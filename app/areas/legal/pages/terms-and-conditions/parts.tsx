import { pagePath } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import { ContactLine } from '../../contact-line';
import type { LegalPart } from '../../legal-page';

/** The rules of using the site and its classes. */
export function termsParts(name: string): readonly LegalPart[] {
  return [...usageParts(name), ...classParts(name), ...closingParts(name)];
}

function usageParts(name: string): readonly LegalPart[] {
  return [
    {
      id: 'persetujuan',
      title: 'Persetujuan',
      body: (
        <p>
          Dengan memakai situs {name} Anda menyetujui ketentuan ini dan{' '}
          <AppLink to={pagePath('privacy-policy')}>Kebijakan Privasi</AppLink>. Kalau Anda mendaftar
          atas nama lembaga, Anda menyatakan berwenang mewakilinya.
        </p>
      ),
    },
    {
      id: 'akun',
      title: 'Akun',
      body: (
        <ul>
          <li>Isi data diri dengan benar, dan perbarui bila berubah.</li>
          <li>Satu akun untuk satu orang. Sandi dan tautan masuk tidak dibagikan.</li>
          <li>Peserta di bawah 18 tahun mendaftar dengan persetujuan orang tua atau wali.</li>
          <li>Beri tahu kami segera bila akun Anda dipakai orang lain.</li>
        </ul>
      ),
    },
    {
      id: 'larangan',
      title: 'Yang tidak boleh dilakukan',
      body: (
        <ul>
          <li>Menyalin, menjual, atau menyiarkan ulang materi kelas tanpa izin tertulis.</li>
          <li>Mengumpulkan karya orang lain sebagai karya sendiri.</li>
          <li>Menghina, melecehkan, atau menyebarkan data pribadi peserta lain.</li>
          <li>
            Mengganggu layanan, mencoba menembusnya, atau mengirim permintaan secara berlebihan.
          </li>
        </ul>
      ),
    },
  ];
}

function classParts(name: string): readonly LegalPart[] {
  return [
    {
      id: 'pendaftaran',
      title: 'Pendaftaran dan pembayaran',
      body: (
        <>
          <p>
            Biaya kelas adalah yang tertulis di halaman kelas pada saat Anda mendaftar. Kursi
            dipesan setelah pembayaran diterima; tagihan yang lewat batas waktunya batal dengan
            sendirinya.
          </p>
          <p>
            Kelas yang ditandai Gratis tidak memungut biaya. Penyelenggara program dapat menetapkan
            seleksi tersendiri.
          </p>
        </>
      ),
    },
    {
      id: 'pembatalan',
      title: 'Pembatalan dan pengembalian dana',
      body: (
        <ul>
          <li>Dibatalkan paling lambat tujuh hari sebelum kelas mulai: dana kembali seluruhnya.</li>
          <li>
            Setelah itu dana tidak kembali, tetapi kursi boleh dialihkan ke orang lain satu kali.
          </li>
          <li>
            Kalau kami membatalkan atau menunda kelas lebih dari 14 hari, Anda memilih: pindah kelas
            atau dana kembali seluruhnya.
          </li>
          <li>Dana dikembalikan lewat cara bayar semula paling lama 14 hari kerja.</li>
        </ul>
      ),
    },
    {
      id: 'belajar',
      title: 'Selama kelas berjalan',
      body: (
        <p>
          Jadwal dan pengajar dapat berubah karena keadaan yang wajar, dan perubahan diberitahukan
          secepatnya. Sesi daring dapat direkam untuk dipakai peserta kelas itu sendiri. Sertifikat
          terbit setelah proyek akhir dinilai lulus.
        </p>
      ),
    },
    {
      id: 'karya',
      title: 'Hak atas materi dan karya',
      body: (
        <p>
          Materi kelas adalah milik {name} dan para pengajarnya; Anda mendapat izin memakainya untuk
          belajar sendiri. Karya yang Anda buat tetap milik Anda. Kami hanya menampilkannya dengan
          izin Anda, dan izin itu dapat ditarik.
        </p>
      ),
    },
    {
      id: 'asisten',
      title: 'Asisten belajar',
      body: (
        <p>
          Jawaban asisten disusun oleh mesin dan bisa keliru. Periksa kembali sebelum dipakai untuk
          keputusan penting, dan jangan mengirim rahasia, data kesehatan, atau data orang lain.
        </p>
      ),
    },
  ];
}

function closingParts(name: string): readonly LegalPart[] {
  return [
    {
      id: 'kiriman',
      title: 'Komentar, testimoni, dan donasi',
      body: (
        <p>
          Kiriman yang ditampilkan untuk umum dapat kami saring bila melanggar hukum atau ketentuan
          ini. Donasi bersifat sukarela dan tidak dapat ditarik setelah disalurkan.
        </p>
      ),
    },
    {
      id: 'tanggung-jawab',
      title: 'Batas tanggung jawab',
      body: (
        <p>
          Kami berusaha menjaga layanan tetap tersedia, tetapi tidak menjamin bebas gangguan. Kami
          juga tidak menjanjikan pekerjaan atau penghasilan tertentu. Tanggung jawab {name} dibatasi
          sebesar biaya yang Anda bayar untuk kelas terkait, kecuali undang-undang menentukan lain.
        </p>
      ),
    },
    {
      id: 'penghentian',
      title: 'Penghentian akses',
      body: (
        <p>
          Pelanggaran berat dapat berakibat akun ditangguhkan setelah Anda diberi kesempatan
          menjelaskan. Anda sendiri boleh berhenti kapan saja dan meminta data dihapus.
        </p>
      ),
    },
    {
      id: 'hukum',
      title: 'Hukum, perubahan, dan kontak',
      body: (
        <>
          <p>
            Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan
            musyawarah lebih dulu. Perubahan diumumkan di halaman ini dan berlaku bagi pendaftaran
            sesudahnya.
          </p>
          <ContactLine />
        </>
      ),
    },
  ];
}
