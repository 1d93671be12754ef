import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas berakhir ketika karya digantung, dan pembuatnya berdiri di sudut mendengar orang membaca judulnya.',
  labels: ['Pandang dulu', 'Katalog kecil', 'Kerja studio', 'Baca karyanya'],
  classes: `
# Poster dari Satu Kalimat
- Memungut kalimat dari percakapan tanpa mencuri rahasia
- Menata huruf sampai berbunyi seperti orangnya
- Mencetak dua warna dan menempelnya di ruang umum
Memungut kalimat | Di angkot, di pasar, di antrean. | Mendengar tanpa menoleh | Kalimat yang tidak boleh dipakai | Sepuluh kalimat
Huruf sebagai gambar | Besar untuk teriak, rapat untuk bisik. | Kalimat yang berteriak | Satu keluarga huruf | Lima susunan
Cetak dua warna | Hitam dan satu lagi. | Memisah warna | Meleset yang indah | Cetak coba
Tempel dan mundur lima langkah | Kalau terbaca dari sana, selesai. | Lem dan izin | Jarak pembaca | Menempel
# Peta yang Tidak Netral
- Memilih apa yang layak dipetakan dan mengakuinya
- Bertanya kepada warga sebelum menaruh titik
- Menulis legenda yang jujur
Memilih lapisan | Teduh, bau, takut, atau tempat menunggu. | Berjalan tengah hari | Yang hilang dari peta resmi | Memilih satu lapisan
Bertanya kepada warga | Mereka menunjuk, kamu menandai. | Membawa peta kosong | Dua orang tidak sepakat | Sepuluh titik
Legenda jujur | Siapa yang bertanya dan siapa yang menjawab. | Tanda untuk ragu | Legenda yang menyembunyikan | Menulis legenda
Peta dinding | Dua meter, di tempat warga lewat. | Memperbesar | Mengundang coretan | Memasang
# Potret Tetangga dengan Ponsel
- Meminta izin dengan menunjukkan hasilnya
- Memakai cahaya pintu sebagai studio
- Memilih satu dari dua puluh potret
Meminta izin | Sebelum, sesudah, dan sebelum dipajang. | Mengetuk pintu | Ketika dijawab tidak | Tiga izin
Cahaya pintu | Setengah di dalam, setengah di luar. | Pukul empat sore | Latar yang tenang | Lima potret pintu
Memilih satu | Bukan yang tercantik, yang paling ia. | Dua puluh di lantai | Memilih bersama orangnya | Satu potret
Judul dari mulut mereka | Kalimat yang ia ucapkan saat difoto. | Merekam kalimat | Judul yang terlalu puitis | Menulis keterangan
`,
} satisfies LessonTexts;
