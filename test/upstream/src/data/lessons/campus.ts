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
} satisfies LessonTexts;
