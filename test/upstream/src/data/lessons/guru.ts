import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap kelas berakhir dengan satu lembar yang sudah kamu pakai mengajar, lengkap dengan coretan muridnya.',
  labels: ['Sebelum bel', 'Lembar bacaan', 'Coba besok pagi', 'Kartu keluar'],
  classes: `
# Lembar Kerja yang Tidak Membosankan
- Menulis pertanyaan pancing yang membuat murid menebak
- Menyusun soal dari mudah ke mengganggu
- Memperbaiki lembar dari coretan murid
Pertanyaan pancing | Satu pertanyaan yang jawabannya diperdebatkan. | Berapa lama es meleleh | Pertanyaan yang menutup | Lima pancingan
Gambar | Gambar yang perlu dibaca, bukan hiasan. | Foto dari jalan pulang | Gambar yang menyesatkan | Soal dari satu foto
Jenjang soal | Semua bisa mulai, tidak semua selesai. | Tiga anak tangga | Soal untuk yang cepat | Menyusun satu lembar
Uji sekelas | Dipakai besok, diperbaiki lusa. | Mengamati tangan | Coretan yang berguna | Lembar versi dua
# Menilai Tanpa Membawa Pulang Buku
- Membaca tiga puluh kartu keluar dalam lima menit
- Memakai rubrik empat baris bersama murid
- Mencatat kemajuan sambil berkeliling kelas
Kartu keluar | Satu pertanyaan sebelum pulang. | Kartu di ambang pintu | Membaca dengan tiga tumpukan | Sepekan kartu
Rubrik pendek | Empat baris yang dipahami murid. | Dari dua halaman ke empat baris | Kata “cukup baik” | Rubrik karangan
Murid menilai | Menilai karya teman dengan satu kalimat. | Kalimat yang menolong | Ketika nilainya kejam | Sesi menilai
Catatan guru | Papan jepit, nama, satu tanda. | Berkeliling dengan tujuan | Tanda rahasia | Catatan sebulan
# Proyek Lintas Mata Pelajaran
- Memilih tema yang memang perlu tiga mata pelajaran
- Membagi peran supaya tidak ada penonton
- Menutup proyek dengan hari pasar
Tema | Pasar murid di halaman sekolah. | Tema yang dipaksakan | Rapat tiga guru | Kontrak proyek
Peran | Bendahara, perajin, juru bicara, pengamat. | Murid yang pendiam | Bergilir tiap pekan | Kartu peran
Hari pasar | Uang mainan, barang sungguhan. | Gladi harga | Ketika barang tidak laku | Hari pasar
Refleksi | Angka, cerita, dan satu maaf. | Membaca buku kas | Percakapan pasangan | Laporan murid
`,
} satisfies LessonTexts;
