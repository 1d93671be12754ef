/** What this brand says in lists. */

/** The levels of school that lessons are written for. */
export const levels: readonly string[] = ['kelas 1–3 SD', 'kelas 4–6 SD', 'SMP', 'SMA dan SMK'];

/**
 * Lessons by subject; each has a younger and an older version, with a text for each of the five steps.
 * `tag` names the training in which the middle step is practised.
 */
export const subjects = [
  {
    name: 'Matematika',
    tag: 'lembar kerja',
    young: {
      aim: 'Membagi sama banyak, dan tahu apa yang harus dilakukan dengan sisanya.',
      bring: 'tujuh kerikil untuk tiap pasang',
      steps: [
        'Letakkan tujuh kerikil di meja. Tanyakan: kalau berdua, adil itu berapa?',
        'Gambar tiga cara membagi di papan. Satu di antaranya sengaja salah.',
        'Tiap pasang membagi 5, 8, dan 11 kerikil, lalu menggambar sisanya.',
        'Dua pasang dengan jawaban berbeda maju. Kelas memutuskan siapa yang adil.',
        'Tulis satu benda di rumah yang tidak bisa dibagi dua.',
      ],
    },
    old: {
      aim: 'Membaca kemiringan sebagai laju, bukan sebagai rumus.',
      bring: 'tagihan air, tiga lembar tanpa nama',
      steps: [
        'Tempel tagihan air. Berapa bayarnya kalau kerannya tidak pernah dibuka?',
        'Susun tabel dari dua tagihan. Kemiringannya dicari berdua dengan kelas.',
        'Kelompok menaksir pemakaian dari tagihan ketiga, lalu memeriksanya.',
        'Kelompok yang meleset paling jauh menerangkan lebih dulu.',
        'Tulis satu tagihan lain yang punya biaya tetap.',
      ],
    },
  },
  {
    name: 'Bahasa Indonesia',
    tag: 'asesmen',
    young: {
      aim: 'Menceritakan kejadian dengan urutan yang bisa diikuti orang lain.',
      bring: 'empat gambar yang diacak',
      steps: [
        'Tempel empat gambar dengan urutan salah. Diam sampai ada yang protes.',
        'Tulis satu kalimat untuk gambar pertama, dan biarkan kelas mencoretnya.',
        'Murid menulis tiga kalimat berikutnya, satu untuk tiap gambar.',
        'Tukar buku. Teman menggambar satu hal yang belum diceritakan.',
        'Bisikkan kalimat terbaik hari ini kepada guru di pintu.',
      ],
    },
    old: {
      aim: 'Memisahkan fakta dari pendapat di tulisan yang meyakinkan.',
      bring: 'satu ulasan warung dari internet',
      steps: [
        'Baca ulasan itu dengan suara sales. Siapa yang jadi ingin makan?',
        'Garis bawahi dua kalimat di papan: yang bisa diperiksa dan yang tidak.',
        'Murid menulis ulasan jujur tentang kantin, dua fakta dan satu pendapat.',
        'Kelas menebak mana pendapatnya. Penulis baru boleh bicara sesudah itu.',
        'Tulis satu kata yang membuat pendapat terdengar seperti fakta.',
      ],
    },
  },
  {
    name: 'IPA',
    tag: 'luring',
    young: {
      aim: 'Mengamati lebih dulu, menamai belakangan.',
      bring: 'seember air dan lima benda dari halaman',
      steps: [
        'Angkat satu benda. Tenggelam atau terapung? Semua memilih sudut kelas.',
        'Masukkan. Tulis di papan apa yang terlihat, bukan apa sebabnya.',
        'Kelompok menguji empat benda lain dan menggambar garis airnya.',
        'Cari satu benda yang menipu hampir semua orang.',
        'Gambar benda di dapur yang ingin kamu uji nanti sore.',
      ],
    },
    old: {
      aim: 'Merancang percobaan yang hanya mengubah satu hal.',
      bring: 'gelas bekas, garam, dua jenis daun',
      steps: [
        'Daun layu di gelas asin. Sebutkan tiga tersangka selain garam.',
        'Rancang bersama percobaan yang buruk, lalu coret dua variabelnya.',
        'Kelompok menulis rancangan sendiri dan menukarnya untuk diserang.',
        'Serangan terbaik dibacakan. Pemilik rancangan memperbaiki satu baris.',
        'Tulis hal yang sengaja tidak kamu ubah, dan alasannya.',
      ],
    },
  },
  {
    name: 'IPS',
    tag: 'proyek',
    young: {
      aim: 'Melihat bahwa setiap benda di kelas pernah dibuat seseorang.',
      bring: 'satu barang dari saku masing-masing',
      steps: [
        'Keluarkan satu benda dari saku. Siapa orang terakhir yang menyentuhnya sebelum kamu?',
        'Gambar perjalanan sebatang pensil di papan, sampai hutannya.',
        'Kelompok menggambar perjalanan satu benda, paling sedikit empat tangan.',
        'Cari pekerjaan yang muncul di lebih dari satu gambar.',
        'Ucapkan terima kasih kepada satu pekerja yang tidak pernah kamu temui.',
      ],
    },
    old: {
      aim: 'Menimbang satu keputusan dari kursi orang yang berbeda.',
      bring: 'peta kampung yang difotokopi besar',
      steps: [
        'Jalan baru akan lewat peta ini. Beri tanda rumah siapa yang kena.',
        'Tulis empat peran di papan: pedagang, sopir, bidan, lurah.',
        'Kelompok menggambar jalannya menurut satu peran, dengan alasan.',
        'Rapat kampung: empat garis, satu spidol, lima belas menit lagi bel.',
        'Tulis kerugian yang tidak bisa dibayar dengan uang.',
      ],
    },
  },
] as const;

/** An afternoon of training, hour by hour. */
export const afternoon = [
  ['15.30', 'Bel pulang sudah lewat. Kopi dulu, kamera boleh mati sepuluh menit.'],
  ['15.40', 'Satu kegiatan dicoba sebagai murid. Anda boleh menjawab salah.'],
  [
    '16.20',
    'Kegiatan yang sama dibongkar sebagai guru: bagian mana yang akan gagal di kelas Anda?',
  ],
  ['17.00', 'Menulis lembar untuk Senin. Pelatih berkeliling, tidak menilai.'],
  ['17.30', 'Selesai. Tidak ada tugas malam.'],
] as const;
