import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Penilaian akhir berupa sidang terbuka; dosen dan mitra menulis nilai pada lembar yang sama.',
  labels: ['Kuliah pembuka', 'Bacaan wajib', 'Kerja studio', 'Kuis pekan ini'],
  classes: `
# Rekayasa Layanan Web (4 SKS)
- Merancang layanan dengan kontrak yang disepakati mitra
- Menunjukkan batas beban layanan dengan hasil uji
- Mempertahankan keputusan rancangan di depan dosen dan insinyur
Kontrak kuliah | Capaian, jam, dan bentuk penilaian ditandatangani bersama mitra. | Menjelaskan empat SKS | Contoh kontrak semester lalu | Menyusun kontrak tim
Layanan | Sumber daya, galat, dan catatan perubahan. | Dari soal mitra ke antarmuka | Pesan galat untuk manusia | Layanan pertama yang hidup
Uji beban | Menemukan titik patah sebelum pemakai menemukannya. | Seribu permintaan semenit | Membaca persentil | Laporan dua halaman
Sidang | Lima belas menit, dua penguji, satu keputusan yang dibela. | Membuka dengan masalah | Pertanyaan penguji tahun lalu | Gladi sidang
# Analitik Kebijakan (3 SKS)
- Mengubah permintaan dinas menjadi pertanyaan yang bisa dihitung
- Menilai mutu data terbuka sebelum memakainya
- Menulis naskah kebijakan dua halaman untuk pembaca yang sibuk
Pertanyaan | Siapa yang memutuskan, dan kapan. | Wawancara dengan kepala bidang | Pertanyaan yang terlalu besar | Tiga versi pertanyaan
Data | Sumber, tahun, dan siapa yang tidak tercatat. | Menelusuri asal angka | Lembar mutu data | Membersihkan satu tabel
Analisis | Perbandingan yang adil lebih penting daripada model rumit. | Dibandingkan dengan apa | Dua kabupaten, dua cerita | Grafik utama
Naskah | Rekomendasi di baris pertama. | Paragraf pembuka | Naskah yang dipakai dinas | Menyerahkan naskah
# Proyek Mitra (8 SKS)
- Merumuskan masalah mitra tanpa menyebut solusinya
- Menyerahkan hasil yang bisa dirawat orang lain
- Membagi kerja satu tim selama enam belas pekan
Rumusan | Satu halaman yang ditandatangani mitra. | Mendengar dua jam | Masalah yang menyamar jadi fitur | Rumusan tim
Pertengahan | Boleh berubah arah, dengan alasan tertulis. | Menunjukkan yang belum jadi | Catatan perubahan | Rapat tengah semester
Serah | Dokumen, pelatihan, dan nomor yang bisa dihubungi. | Serah kepada orang baru | Daftar periksa serah | Hari serah
Sidang terbuka | Mitra, dosen, dan adik tingkat di satu ruangan. | Urutan bercerita | Menjawab “kenapa tidak” | Sidang
`,
  chapters: `
# Rekayasa Layanan Web (4 SKS)
Kontrak kuliah menjawab tiga pertanyaan sebelum pekan pertama: apa yang harus bisa dikerjakan, berapa jam, dan dengan bukti apa. Berikut contoh yang dipakai semester lalu bersama sebuah koperasi simpan pinjam.

| Capaian | Bukti | Bobot |
| Merancang antarmuka layanan | Dokumen kontrak API, disetujui mitra | 25% |
| Menjalankan layanan teruji | Repositori dan laporan uji | 35% |
| Menunjukkan batas beban | Grafik waktu tanggap | 20% |
| Mempertahankan keputusan | Sidang bersama dosen dan mitra | 20% |

## Dari SKS ke jam

Satu SKS setara dengan sekitar 45 jam kerja mahasiswa dalam satu semester, termasuk tatap muka, tugas, dan belajar sendiri. Mata kuliah ini 4 SKS, jadi 180 jam. Dibagi enam belas pekan, kira-kira sebelas jam sepekan. Kalau tim menghabiskan dua puluh jam pada pekan ketiga, yang perlu dirundingkan ulang adalah lingkupnya, bukan tidurnya.

## Bagian yang sering lupa

- Siapa yang boleh mengubah kebutuhan, dan paling lambat kapan.
- Apa yang terjadi bila mitra tidak membalas selama sepekan.
- Milik siapa kodenya setelah semester berakhir.

Baca kontrak seperti membaca spesifikasi: setiap kata kerja harus bisa diperiksa. “Memahami REST” tidak bisa diperiksa. “Mengembalikan galat 422 beserta nama kolom yang salah” bisa.

? Mata kuliah 3 SKS dengan 45 jam per SKS berarti berapa jam kerja satu semester?
- 45 jam
+ 135 jam
- 48 jam
> 3 dikali 45 sama dengan 135 jam, dan itu mencakup belajar sendiri.
? Rumusan capaian mana yang dapat diperiksa?
- Memahami basis data relasional
- Mengenal pentingnya pengujian
+ Menyediakan layanan yang menolak data tidak lengkap dengan kode 422
> Capaian yang baik menyebut perilaku yang bisa dijalankan dan dilihat hasilnya.
? Mitra menambah fitur pada pekan kedua belas. Apa langkah pertama yang wajar?
+ Memeriksa batas perubahan dalam kontrak, lalu merundingkan lingkup
- Mengerjakannya diam-diam agar mitra senang
- Menolak tanpa penjelasan
> Kontrak ada supaya perubahan dibicarakan bersama akibatnya: jam, bobot, dan tenggat.
`,
} satisfies LessonTexts;
