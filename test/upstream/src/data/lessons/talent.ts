import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Di akhir kelas karyamu dibaca perekrut sungguhan selama dua menit, dan kamu mendengar apa yang ia cari.',
  labels: ['Dari meja perekrut', 'Contoh bagus dan buruk', 'Kerjakan sekarang', 'Cek siap'],
  classes: `
# Tugas Kerja Contoh
- Membaca tugas sampai menemukan yang belum jelas
- Mengajukan pertanyaan yang membuat tugas lebih kecil
- Memperbaiki hasil setelah menerima catatan
Membaca tugas | Tujuan, pemakai, tenggat. | Tugas empat jam | Yang tidak tertulis | Menandai tugas
Bertanya | Tiga pertanyaan, satu surel. | Pertanyaan yang menolong | Bertanya terlalu banyak | Mengirim pertanyaan
Menyerahkan | Hasil, cara membuka, batasnya. | Pesan penyerahan | Terlambat dengan benar | Menyerahkan
Memperbaiki | Catatan, tindakan, alasan. | Membaca catatan | Boleh tidak setuju | Versi dua
# Wawancara Dua Arah
- Menjawab dengan satu cerita yang utuh
- Mengajukan lima pertanyaan kepada perekrut
- Membandingkan tawaran di luar angka gaji
Cerita | Keadaan, tindakan, akibat. | Cerita tentang gagal | Cerita yang melompat | Tiga cerita
Pertanyaanmu | Apa yang membuat orang terakhir pergi? | Lima pertanyaan | Pertanyaan yang berisiko | Simulasi
Tawaran | Upah, jam, atasan, jarak. | Membaca surat tawaran | Menunda jawaban | Membandingkan dua
# Laman Karya Satu Layar
- Memilih tiga karya yang paling dekat dengan lowongan
- Menyusun laman yang terbaca tanpa menggulir
- Menguji laman dengan orang yang tidak mengenalmu
Pilih | Tiga karya, sisanya disimpan. | Membuang kesayangan | Karya bersama tim | Memilih tiga
Susun | Nama, peran, hasil, tautan. | Satu layar | Gambar yang berat | Menyusun laman
Uji dua menit | Ia membaca, kamu menghitung. | Pengatur waktu | Yang ia lewatkan | Laman akhir
`,
  chapters: `
# Tugas Kerja Contoh
Tugas kerja ditulis oleh orang yang sedang sibuk. Yang tertulis adalah hasil; yang tidak tertulis adalah alasan, pemakai, dan batas. Ini satu tugas sungguhan, dipendekkan:

> Buat halaman status pesanan. Pakai data terlampir. Kirim sebelum pukul 15.00.

Tandai dengan tiga warna: tujuan, pemakai, tenggat. Hanya tenggat yang jelas. Sisanya perlu dicari.

| Yang tidak tertulis | Cara mencari tahu |
| Siapa yang membuka halaman ini? | Baca data: ada kolom “kurir”, jadi mungkin dipakai gudang |
| Apa yang ia putuskan setelah membaca? | Tanyakan; ini menentukan apa yang paling besar |
| Data boleh berubah? | Lihat contoh: ada status kosong |
| Apa yang dianggap selesai? | Usulkan sendiri, minta persetujuan |

## Sepuluh menit pertama

1. Buka lampiran dan hitung barisnya. Empat puluh baris berbeda dari empat puluh ribu.
2. Cari yang aneh: kosong, ganda, ejaan dua macam.
3. Tulis satu kalimat: “Saya membuat … untuk … supaya …”.
4. Tulis dugaanmu tentang yang tidak tertulis, lalu tanyakan hanya dugaan yang mengubah hasil.

Kalimat nomor tiga ditempel di atas layar. Ketika sisa satu jam dan ada dua fitur tersisa, kalimat itu yang memilih. Penilai membaca cara memilihmu sama telitinya dengan membaca hasilnya.

? Dugaan mana yang layak ditanyakan?
- Warna latar putih atau putih tulang
+ Apakah pesanan tanpa status tetap ditampilkan
- Nama berkas boleh huruf kecil
> Jawabannya mengubah hasil. Dua lainnya bisa kamu putuskan sendiri.
? Apa yang dilakukan dalam sepuluh menit pertama?
+ Membuka lampiran dan mencari yang aneh
- Memilih pustaka
- Menulis kode secepatnya
> Bentuk data sering mengubah pekerjaan lebih besar daripada pilihan alat.
? Waktu tinggal satu jam, dua fitur belum jadi. Mana yang didahulukan?
- Yang paling mudah dipamerkan
- Yang paling sulit
+ Yang paling dekat dengan kalimat tujuan
> Kalimat tujuan menyebut untuk siapa dan supaya apa, jadi ia bisa memilih.
`,
} satisfies LessonTexts;
