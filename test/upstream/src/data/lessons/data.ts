import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup sidang: kamu membawa satu angka, dua teman ditugasi tidak percaya, dan mentor hanya mencatat.',
  labels: ['Pertanyaan awal', 'Catatan lapangan', 'Bongkar datanya', 'Uji angka'],
  classes: `
# Tabel yang Bisa Dipercaya
- Menyusun lembar kerja dengan satu kejadian per baris
- Menyeragamkan tanggal dari lima kebiasaan menulis
- Mencatat setiap perubahan sehingga bisa dibatalkan
Satu baris satu kejadian | Sel gabungan dibuka, judul ganda dirapikan. | Membuka sel gabungan | Baris yang menyamar jadi judul | Merapikan buku tamu puskesmas
Tanggal yang benar | Tanggal, bulan, tahun, dan zona waktu. | 03/04 itu tanggal berapa | Tanggal yang berubah jadi angka | Menyeragamkan 1.200 baris
Rumus seperlunya | Rumus pendek yang bisa dibaca orang lain. | Menghapus rumus warisan | Rujukan yang bergeser | Mengganti tujuh rumus
Catatan perubahan | Siapa mengubah apa, kapan, kenapa. | Kolom alasan | Menyimpan versi | Serah kepada orang lain
# Bertanya dengan SQL
- Menerjemahkan pertanyaan manajer menjadi kueri
- Menggabungkan tabel tanpa menggandakan baris
- Menulis ulang kueri lama sampai bisa dibaca bulan depan
Memilih | Kolom yang perlu saja, dengan syarat yang jelas. | Pertanyaan tentang pelanggan | Kosong bukan nol | Sepuluh pertanyaan toko
Menggabungkan | Kunci yang cocok dan yang hilang. | Dua tabel, satu nota | Kenapa barisnya berlipat | Mencari pelanggan tanpa nota
Mengelompokkan | Menghitung per kota, per pekan, per kasir. | Menghitung antrean | Syarat sebelum dan sesudah kelompok | Laporan kasir
Jendela | Membandingkan baris dengan tetangganya. | Peringkat tiap kota | Selisih dari pekan lalu | Mencari hari yang aneh
Menulis ulang | Nama, jarak, dan komentar seperlunya. | Kueri seratus baris | Memecah jadi langkah | Serah kueri
# Grafik yang Mengubah Pendapat
- Memilih satu grafik yang menjawab satu pertanyaan
- Menjaga sumbu tetap jujur
- Mempertahankan grafik di depan orang yang tidak setuju
Satu pesan | Judul grafik adalah kesimpulannya. | Dua puluh grafik, satu dinding | Judul yang berani | Memilih satu
Sumbu jujur | Nol, skala, dan jarak waktu yang sama. | Grafik yang menipu mata | Kapan sumbu boleh dipotong | Memperbaiki tiga grafik
Anotasi | Dua kata di tempat yang tepat. | Menunjuk lonjakan | Catatan sumber | Memberi anotasi
Sidang grafik | Sepuluh menit dibantah. | Aturan sidang | Bantahan yang adil | Sidang
`,
} satisfies LessonTexts;
