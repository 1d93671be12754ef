import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Tulisan akhir peserta masuk rapat redaksi; yang lolos dimuat dengan nama, yang belum menerima suntingan lengkap.',
  labels: ['Rapat redaksi', 'Dari arsip', 'Turun liputan', 'Periksa fakta'],
  classes: `
# Berita Pertama dalam Tiga Hari
- Memilih peristiwa yang layak diberitakan di sekitar rumah
- Menulis teras yang menjawab lima pertanyaan
- Menerima suntingan tanpa kehilangan tanda tangan
Memilih peristiwa | Ada yang berubah, dan ada yang terdampak. | Berjalan seratus meter | Acara bukan peristiwa | Tiga usulan
Mencatat tanpa menafsir | Yang dilihat, yang didengar, yang dihitung. | Buku catatan basah | Kata sifat pertama | Catatan satu jam
Menulis teras | Satu kalimat yang bisa berdiri sendiri. | Teras sepuluh versi | Siapa dulu | Menulis teras
Menerima suntingan | Bertanya alasan, bukan membela kalimat. | Naskah merah | Koreksi dan gaya | Versi terbit
# Wawancara yang Tidak Menggiring
- Menyiapkan riset sebelum pertanyaan pertama
- Memakai diam untuk mendapat jawaban kedua
- Mengutip tanpa mengubah maksud
Riset sebelum bertanya | Yang sudah pernah dijawab jangan ditanya lagi. | Membaca tiga wawancara | Pertanyaan pembuka | Lembar riset
Diam yang berguna | Jawaban kedua datang setelah empat detik. | Menghitung dalam hati | Diam yang menekan | Berlatih berdua
Kutipan dan izin | Utuh, dibacakan kembali, disetujui. | Memotong kutipan | Di luar catatan | Mengutip rekaman
Narasumber yang rapuh | Anak, korban, pelapor: dua kali izin. | Menunda terbit | Menyamarkan benar-benar | Studi kasus redaksi
# Meliput Pendidikan di Daerah
- Membaca anggaran sekolah sebagai bahan cerita
- Turun ke lapangan dengan daftar yang boleh berubah
- Menceritakan satu anak tanpa menjadikannya lambang
Membaca anggaran sekolah | Baris yang hilang lebih menarik daripada yang besar. | Anggaran di papan pengumuman | Istilah dana | Mencari satu baris
Turun ke lapangan | Datang sebelum bel, pulang setelah kantin tutup. | Hari pertama | Siapa yang tidak hadir | Catatan lapangan
Cerita satu anak | Ia punya lelucon juga. | Memilih tokoh | Detail yang melindungi | Delapan ratus kata
Menjaga sumber | Guru honorer bisa kehilangan jam mengajar. | Nomor yang disimpan | Bila sumber menyesal | Rencana perlindungan
`,
  chapters: `
# Berita Pertama dalam Tiga Hari
Peresmian jembatan adalah acara. Sejak ada jembatan itu, anak SD di seberang sungai berangkat dua puluh menit lebih siang: itu peristiwa. Acara disusun panitia dan selesai pada hari yang sama. Peristiwa mengubah hidup seseorang, dan sering tidak ada undangannya.

Ujilah sebuah kabar dengan empat pertanyaan:

1. Apa yang berubah dibandingkan kemarin?
2. Siapa yang terdampak, dan bisakah ia ditemui?
3. Siapa yang memutuskan?
4. Apakah masih benar sepekan lagi?

| Kabar | Berubah | Terdampak | Keputusan |
| Seminar literasi di aula | Tidak jelas | Peserta | Jangan dulu |
| Angkot 08 berhenti beroperasi | Ya | Penumpang pasar pagi | Kejar |
| Wali kota menanam pohon | Tidak | Tidak jelas | Tanyakan pohon tahun lalu |

Baris ketiga menunjukkan cara menolong acara menjadi peristiwa: tanyakan kelanjutannya. Dari seratus pohon tahun lalu, berapa yang hidup? Jawabannya berita, walaupun tidak ada yang memotong pita.

## Jarak seratus meter

Untuk tugas pertama, carilah dalam seratus meter dari rumah. Bukan karena yang dekat lebih penting, melainkan karena kamu bisa kembali. Wartawan yang bisa kembali tiga kali akan tahu apakah yang ia tulis masih benar. Catat nama, jabatan, dan cara menghubungi setiap orang yang kamu kutip, lalu bacakan kembali kutipannya.

? Mana yang paling dekat dengan peristiwa?
- Lomba mewarnai di balai RW
+ Sumur warga di tiga rumah kering sejak pekan lalu
- Pelantikan pengurus karang taruna
> Ada yang berubah, ada yang terdampak, dan dapat diperiksa lagi. Dua lainnya acara yang disusun panitia.
? Acara penanaman pohon datang ke mejamu. Pertanyaan apa yang mengubahnya menjadi berita?
+ “Berapa pohon tahun lalu yang masih hidup?”
- “Apa warna bajunya?”
- “Siapa pembawa acaranya?”
> Kelanjutan menunjukkan apakah sesuatu benar-benar berubah.
? Mengapa tugas pertama dibatasi seratus meter dari rumah?
- Supaya hemat ongkos
- Karena berita jauh tidak menarik
+ Supaya kamu dapat kembali dan memeriksa
> Memeriksa ulang lebih mudah kalau tempat dan orangnya dekat.
`,
} satisfies LessonTexts;
