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
  chapters: `
# Tabel yang Bisa Dipercaya
Lembar kerja warisan jarang rusak karena rumusnya. Lebih sering satu baris berpura-pura menjadi sesuatu yang lain: judul bulan, subtotal, atau garis pemisah. Manusia langsung paham. Program menghitungnya sebagai pasien.

Ini potongan buku tamu sebuah puskesmas:

| Jam | Nama | Poli |
| Senin | | |
| 08.10 | Wati | Gigi |
| 08.15 | Darto | Umum |
| Jumlah | 2 | |

Hanya dua dari empat baris yang berisi kunjungan. Kalau tabel ini dihitung apa adanya, Senin tampak punya empat tamu, dan seseorang bernama “2” ikut antre.

## Memindahkan arti ke kolom

Tanyakan pada setiap baris: kejadian apa yang kamu catat? Baris yang tidak menjawab harus pindah rumah. Nama hari menjadi kolom Tanggal, diisi sampai bawah. Subtotal dihapus, karena bisa dihitung lagi kapan saja. Warna kuning yang berarti “pasien baru” menjadi kolom Status.

| Tanggal | Jam | Nama | Poli |
| 2026-03-02 | 08.10 | Wati | Gigi |
| 2026-03-02 | 08.15 | Darto | Umum |

Sekarang tabel boleh diurutkan, disaring, dan dihitung tanpa kehilangan arti. Simpan berkas aslinya tanpa disentuh; semua perubahan dikerjakan pada salinannya. Kalau ada yang bertanya dari mana angkamu datang, kamu masih bisa menunjukkan baris pertamanya.

? Tabel kunjungan berisi baris “Jumlah Maret: 412”. Apa yang sebaiknya dilakukan?
- Dibiarkan, supaya totalnya mudah terlihat
+ Dihapus dari salinan kerja, lalu dihitung ulang dengan rumus di luar tabel
- Diberi warna abu-abu agar tidak ikut terhitung
> Warna tidak dibaca oleh rumus. Subtotal di tengah data membuat penjumlahan berikutnya menghitung kunjungan yang sama dua kali.
? Sel berwarna kuning berarti “pasien baru”. Ke mana arti itu dipindahkan?
- Ke nama lembar
- Ke komentar pada judul
+ Ke kolom tersendiri, misalnya Status
> Arti yang tersimpan dalam kolom bisa disaring dan dihitung, dan tetap ada ketika berkas disimpan sebagai CSV.
? Satu pasien datang dua kali dalam sehari. Berapa baris untuknya?
+ Dua, karena yang dicatat adalah kunjungan
- Satu, karena orangnya sama
- Satu, dengan dua jam dalam satu sel
> Satu baris mewakili satu kejadian. Kejadian di tabel ini ialah kunjungan, bukan orang.
? Mengapa tanggal ditulis 2026-03-02?
- Karena lebih singkat
+ Karena urutannya sama dengan urutan waktu, dan tidak tertukar antara bulan dan hari
- Karena program lembar kerja menolak bentuk lain
> Bentuk tahun-bulan-hari (ISO 8601) tetap urut meskipun dibaca sebagai teks, dan tidak bisa disalahartikan sebagai 3 Februari.
`,
} satisfies LessonTexts;
