import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Hasil kelas dipasang di kantor peserta dan diukur sebulan kemudian: berapa kali warga harus bertanya ulang.',
  labels: ['Dari loket', 'Naskah contoh', 'Kerjakan berkas dinas', 'Periksa bersama'],
  classes: `
# Loket yang Menjelaskan
- Mencatat pertanyaan warga selama satu hari antrean
- Menulis ulang syarat layanan dalam bahasa sehari-hari
- Mengukur jumlah tanya ulang sebelum dan sesudah
Mendengar antrean | Berdiri di antrean, bukan di balik loket. | Pukul delapan di kelurahan | Pertanyaan yang sama | Catatan satu hari
Menulis syarat | Lima baris, satu kata kerja per baris. | Memotong “fotokopi dilegalisir” | Istilah yang tetap perlu | Syarat surat pindah
Papan loket | Tinggi mata, huruf besar, satu urusan. | Menempel di mana | Papan yang diabaikan | Cetak coba
Mengukur tanya ulang | Turus di kertas petugas. | Turus sebulan | Angka yang naik dulu | Laporan loket
# Data Terpadu Tingkat Desa
- Mendata buku yang dipakai perangkat desa
- Menyatukan catatan dengan satu kunci per keluarga
- Menyusun hak akses yang dipahami kepala desa
Inventaris buku | Empat buku, tiga penulis, satu lemari. | Membuka lemari desa | Buku yang disalin | Daftar inventaris
Satu kunci | Nomor keluarga, bukan nama. | Nama yang sama | Keluarga yang pindah | Menyatukan dua buku
Hak akses | Siapa melihat bantuan siapa. | Rapat kecil perangkat | Sandi di bawah kaca | Tabel hak akses
Serah terima | Panduan dan cadangan yang bisa dibuka penerus. | Ketika operator berganti | Cadangan bulanan | Serah di balai desa
# Laporan Kinerja Satu Halaman
- Memilih angka inti dari empat puluh halaman
- Menaruh bukti di lampiran yang mudah ditemukan
- Menguji laporan kepada warga yang bukan pegawai
Angka inti | Target, capaian, dan sebab selisihnya. | Tiga angka kepala dinas | Angka kegiatan | Memilih dari laporan lama
Lampiran | Nomor halaman yang benar dan berkas yang terbuka. | Jalan ke bukti | Lampiran yang tak terbaca | Menyusun lampiran
Bahasa jelas | Kalimat aktif dengan pelaku. | “Telah dilaksanakan” oleh siapa | Kata yang dihapus | Menulis ulang
Uji kepada warga | Ibu kantin membaca, kamu mendengar. | Membaca keras | Bagian yang dilewati | Versi akhir
`,
  chapters: `
# Loket yang Menjelaskan
Di satu kelurahan, petugas mencatat 143 pertanyaan dalam sehari. Setelah dikelompokkan, hanya ada sebelas pertanyaan yang berbeda. Empat di antaranya menghabiskan lebih dari separuh waktu loket.

| Pertanyaan | Kali | Di mana jawabannya sekarang |
| “Harus bawa yang asli?” | 31 | Baris kelima poster, huruf kecil |
| “Kalau diwakilkan boleh?” | 22 | Tidak tertulis |
| “Fotokopinya berapa?” | 17 | Tertulis “secukupnya” |
| “Jadinya kapan?” | 15 | Di meja petugas, tidak terlihat |

Tabel seperti ini tidak menilai warga maupun petugas. Ia menilai papan. Setiap pertanyaan yang sama berarti ada kalimat yang hilang, tersembunyi, atau tidak dipahami.

## Cara mencatat

1. Berdiri di ujung antrean, bukan di belakang loket.
2. Tulis pertanyaannya apa adanya, dengan kata warga.
3. Beri turus, jangan nama. Data pribadi tidak diperlukan.
4. Catat jamnya; pertanyaan pukul delapan berbeda dari pukul sebelas.

## Setelah sehari

Pilih tiga pertanyaan terbanyak. Untuk masing-masing, tulis jawaban dalam satu kalimat yang dimulai dengan kata kerja: “Bawa KTP asli dan satu fotokopi.” Tempel di tempat orang berdiri saat bertanya. Pekan depan, hitung lagi di jam yang sama. Selisihnya adalah ukuran keberhasilan yang tidak perlu dirapikan.

? Pertanyaan yang sama datang 31 kali dalam sehari. Apa kesimpulan yang paling wajar?
- Warga malas membaca
+ Jawabannya hilang, tersembunyi, atau sulit dipahami
- Petugas kurang ramah
> Yang diukur adalah papan informasinya. Kalau banyak orang bertanya hal yang sama, tulisannya belum bekerja.
? Apa yang tidak perlu dicatat?
+ Nama penanya
- Jam pertanyaan
- Kata-kata yang dipakai
> Tujuannya menghitung pertanyaan. Mengumpulkan nama tanpa keperluan hanya menambah kewajiban melindunginya.
? Kalimat mana yang paling jelas di papan?
- “Melampirkan dokumen kependudukan secukupnya.”
- “Berkas sesuai ketentuan yang berlaku.”
+ “Bawa KTP asli dan satu fotokopi.”
> Kata kerja, bendanya, dan jumlahnya disebut, jadi tidak ada yang perlu ditanyakan lagi.
? Kapan hitungan kedua dilakukan supaya dapat dibandingkan?
+ Pada hari dan jam yang sama sepekan kemudian
- Kapan saja ketika sepi
- Setelah ada keluhan
> Jumlah antrean berubah menurut hari dan jam. Pembandingnya harus sama.
`,
} satisfies LessonTexts;
