import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas berakhir dengan dibaca keras: naskahmu dibacakan orang lain, dan kamu hanya mendengarkan.',
  labels: ['Halaman pembuka', 'Dari rak kami', 'Menulis sekarang', 'Tiga pertanyaan'],
  classes: `
# Esai Pertama tentang Rumah
- Memulai esai dari satu benda di atas meja
- Menulis orang yang pergi tanpa menjelaskannya
- Membuang seperempat kalimat dan merasa lebih lega
Benda di meja | Satu benda, sepuluh menit, tanpa kata indah. | Gelas yang tidak pernah dicuci | Esai tentang sendok | Sepuluh menit dengan satu benda
Orang yang pergi | Yang tidak disebut sering paling terasa. | Kursi kosong saat makan | Nama yang disimpan | Satu paragraf tanpa nama
Membuang kalimat | Coret yang menjelaskan perasaan. | Mencoret kalimat kesayangan | Draf satu dan draf empat | Membuang seperempat
Membaca keras | Telinga menemukan kalimat yang tersandung. | Membaca sambil berdiri | Tanda napas | Malam membaca
# Cerita Pendek yang Berhenti Tepat
- Menyebut apa yang diinginkan tokohmu dalam satu kalimat
- Mengubah ringkasan menjadi adegan
- Mencoba enam akhir sebelum memilih satu
Tokoh ingin apa | Keinginan kecil menggerakkan cerita. | Ia ingin pulang sebelum hujan | Tokoh tanpa keinginan | Satu kalimat keinginan
Adegan, bukan ringkasan | Satu ruangan, satu waktu, dua orang. | Pintu dibuka | Ringkasan yang menyamar | Menulis adegan dapur
Dialog | Orang jarang menjawab yang ditanyakan. | Mendengar di angkot | Kata yang tidak diucapkan | Percakapan tanpa keterangan
Enam akhir | Berhenti lebih awal daripada yang kamu kira. | Akhir nomor tiga | Akhir yang menjelaskan | Memilih bersama lingkar
# Menyunting Tanpa Melukai
- Membaca naskah dua kali sebelum memegang pensil
- Mengubah perintah menjadi pertanyaan di tepi halaman
- Menulis surat penyunting yang membuat penulis ingin pulang dan menulis
Membaca dua kali | Sekali sebagai pembaca, sekali sebagai tukang. | Tangan di belakang punggung | Yang membuatmu berhenti | Membaca naskah asing
Bertanya di tepi | Tanda tanya lebih kuat daripada coretan. | Pertanyaan yang membuka | Catatan yang menutup | Sepuluh catatan tepi
Usul, bukan perintah | Selalu dua pilihan, dan boleh menolak keduanya. | Kalimat “bagaimana kalau” | Penulis berkata tidak | Mengusulkan potongan
Surat penyunting | Satu halaman: yang hidup, yang kabur, yang berikutnya. | Membuka dengan yang hidup | Tiga surat dari arsip | Menulis suratmu
`,
  chapters: `
# Esai Pertama tentang Rumah
Pilih benda yang paling tidak penting di meja: sendok, misalnya. Lalu tahan diri untuk tidak menjelaskan artinya. Esai tentang benda menjadi menarik ketika pembaca lebih dulu melihat, baru kemudian mengerti.

Dua percobaan tentang sendok yang sama:

> Sendok ini saksi bisu kasih sayang ibu yang tak terhingga sepanjang masa.

> Gagangnya bengkok ke kiri sejak dipakai mencongkel tutup kaleng biskuit Lebaran. Ibu tetap memakainya untuk sayur.

Kalimat pertama memberi tahu apa yang harus kita rasakan. Kalimat kedua menaruh sendok di tangan kita, dan kita menyimpulkan sendiri.

## Sepuluh menit pertama

- Tiga menit: tulis yang terlihat. Warna, goresan, bagian yang aus.
- Tiga menit: tulis yang pernah terjadi padanya, satu kejadian saja.
- Tiga menit: tulis siapa yang memegangnya, tanpa menyebut perasaannya.
- Satu menit: lingkari kalimat yang hanya bisa ditulis oleh orang rumahmu.

Jangan memperbaiki ejaan sambil jalan. Tangan yang berhenti untuk merapikan akan mulai memilih kata yang aman. Setelah waktu habis, coret semua kata sifat dan baca lagi. Sering kali tidak ada yang hilang. Kalimat yang dilingkari itulah pintu masuk esaimu; yang lain boleh menunggu di laci.

? Kalimat mana yang membiarkan pembaca menyimpulkan sendiri?
+ “Gelas itu retak, dan Bapak memutarnya supaya retaknya menghadap dinding.”
- “Bapak adalah orang yang sangat sayang keluarga.”
- “Betapa pilunya melihat gelas tua itu.”
> Yang pertama menunjukkan tindakan. Dua lainnya menyebut perasaan atau sifat.
? Mengapa ejaan tidak diperbaiki selama sepuluh menit itu?
- Karena ejaan tidak penting
+ Karena merapikan sambil menulis membuat kita memilih kata yang aman
- Karena waktunya terlalu singkat untuk memakai kamus
> Menulis dan menyunting adalah dua pekerjaan. Ejaan dirapikan sesudahnya.
? Kata sifat dicoret dan isi kalimat tetap utuh. Apa artinya?
- Kalimatnya terlalu pendek
- Kata sifatnya kurang indah
+ Rinciannya sudah bekerja tanpa bantuan kata sifat
> Rincian yang tepat membuat pembaca melihat. Kata sifat hanya mengulang apa yang sudah terlihat.
`,
} satisfies LessonTexts;
