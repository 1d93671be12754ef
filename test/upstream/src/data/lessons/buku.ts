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
} satisfies LessonTexts;
