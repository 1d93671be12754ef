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
} satisfies LessonTexts;
