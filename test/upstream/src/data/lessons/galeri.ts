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
  chapters: `
# Poster dari Satu Kalimat
Kalimat di angkutan umum tidak bertuan, tetapi orang yang mengucapkannya punya hidup. Sebelum menulisnya di poster, saring dulu.

Tinggalkan kalimat yang:

- menyebut nama, sekolah, alamat, atau tempat kerja;
- membicarakan penyakit, utang, atau pertengkaran;
- diucapkan anak-anak tentang keluarganya;
- hanya lucu karena logat atau tubuh pembicaranya.

Simpan kalimat yang masih menarik setelah pembicaranya dilupakan. “Turun di mana saja, yang penting bukan di rumah” boleh dipakai. “Bu Yanti ditinggal suaminya” tidak.

## Mengubah tanpa memalsukan

Kadang kalimatnya bagus tetapi terlalu mudah dikenali. Ubah benda dan tempatnya, jangan nadanya. “Tiap Kamis aku pura-pura ke bank” bisa menjadi “Tiap Selasa aku pura-pura ke pasar.” Iramanya tetap, orangnya terlindungi.

## Catatan di buku saku

| Kalimat | Di mana | Aman? | Yang diubah |
| Nanti juga kering sendiri | Halte | Ya | – |
| Anakku bolos lagi | Angkot | Tidak | Tidak dipakai |
| Pulsanya buat yang di sana saja | Pasar | Ya | Tempat |

Jangan merekam suara. Telinga dan pensil memberi jarak yang sehat: yang teringat hanyalah kalimat yang memang menempel. Kalau ragu, bayangkan pembicaranya berdiri di depan postermu bersama keluarganya.

? Kalimat mana yang sebaiknya tidak dipakai?
- “Nanti juga kering sendiri.”
+ “Pak RT di gang tiga itu utangnya banyak.”
- “Aku turun di lampu merah yang sabar.”
> Kalimat itu menunjuk orang yang dapat dikenali dan membicarakan utangnya.
? Kalimat bagus terlalu mudah dikenali. Apa yang boleh diubah?
+ Benda dan tempatnya, sementara nadanya tetap
- Nadanya, supaya lebih sopan
- Tidak ada; kalimat asli harus utuh
> Nada adalah alasan kalimat itu dipilih. Benda dan tempat bisa diganti untuk melindungi orangnya.
? Mengapa tidak merekam suara?
- Karena baterai cepat habis
- Karena hasilnya bising
+ Karena merekam orang tanpa izin melanggar privasinya, dan ingatan sudah menyaring
> Rekaman menyimpan lebih banyak daripada yang kamu perlukan, dan orangnya tidak pernah setuju.
`,
} satisfies LessonTexts;
