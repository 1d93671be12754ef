import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pada pertemuan terakhir berkasmu dibaca dua orang yang tidak mengenalmu, dan keduanya menulis alasan.',
  labels: ['Mulai di sini', 'Contoh yang dibaca', 'Kerjakan berkasmu', 'Periksa diri'],
  classes: `
# Esai Beasiswa dari Kejadian Kecil
- Memilih satu kejadian yang hanya kamu yang bisa menceritakannya
- Menunjukkan keputusanmu tanpa menyebut diri “pantang menyerah”
- Memangkas seribu kata menjadi enam ratus tanpa kehilangan suara
Memilih kejadian | Lima kejadian ditulis, empat dibuang. | Yang terjadi Selasa lalu | Kejadian besar yang kosong | Menulis lima, memilih satu
Keputusan | Bagian yang membuat pembaca mengenalmu. | Di titik mana kamu memilih | Tiga esai yang berhenti tepat | Menulis satu paragraf keputusan
Rencana | Apa yang kamu kerjakan tahun depan, dengan nama dan tanggal. | Rencana yang bisa gagal | Angka yang wajar | Rencana setengah halaman
Memangkas | Membuang pembuka, dua kata sifat, dan penutup. | Mencoret dengan suara keras | Sebelum dan sesudah | Enam ratus kata
# Wawancara Tanpa Hafalan
- Menyiapkan tiga cerita inti yang menjawab sepuluh pertanyaan
- Menggunakan diam tiga detik sebelum menjawab
- Menutup wawancara dengan satu pertanyaan yang sungguh ingin kamu tahu
Cerita inti | Tiga cerita, masing-masing satu menit. | Cerita gagal yang berguna | Peta pertanyaan ke cerita | Bercerita kepada teman baru
Diam | Tiga detik terasa lama hanya bagimu. | Menarik napas di depan kamera | Ketika pertanyaannya menyakitkan | Latihan berpasangan
Bertanya balik | Pertanyaan yang tidak ada di brosur. | Yang ingin kamu tahu | Pertanyaan yang sebaiknya disimpan | Simulasi penuh
# Menyiapkan Berkas Keluarga
- Menyusun daftar berkas menurut kantor yang mengeluarkannya
- Mengurus surat penghasilan bagi orang tua tanpa slip gaji
- Memotret berkas supaya setiap angka terbaca
Daftar berkas | Sebelas lembar, empat kantor, satu pekan. | Membaca syarat dengan pensil | Yang sering tertukar | Daftar milik keluargamu
Kantor desa | Jam buka, siapa yang menandatangani, dan apa yang dibawa. | Menyapa petugas | Surat keterangan penghasilan | Kunjungan pertama
Foto yang terbaca | Cahaya jendela, kertas rata, empat sudut tampak. | Foto di lantai teras | Ukuran berkas | Mengunggah bersama
`,
} satisfies LessonTexts;
