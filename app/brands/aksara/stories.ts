/** The readings, one a day in turn; written for this site. */

export interface Story {
  readonly title: string;
  readonly level: string;
  readonly paragraphs: readonly string[];
  /** Asked at the end; the first choice is the right one. */
  readonly question: string;
  readonly choices: readonly [right: string, other: string, another: string];
}

export const stories: readonly [Story, ...Story[]] = [
  {
    title: 'Payung untuk Kambing',
    level: 'Jenjang B2',
    paragraphs: [
      'Setiap sore Laras menuntun tiga kambing pulang lewat pematang. Dua kambing berjalan lurus. Yang ketiga, Bilal, selalu berhenti di bawah pohon randu.',
      'Sore itu hujan turun sebelum mereka sampai di jembatan. Laras membuka payung, tetapi payungnya hanya cukup untuk satu orang dan sepertiga kambing.',
      'Bilal tidak mau melangkah. Telinganya turun dan kakinya seperti ditanam. Laras menarik talinya, lalu berhenti menarik. Ia ingat kata Kakek: kambing bukan gerobak.',
      'Maka Laras berjongkok, memayungi kepala Bilal, dan membiarkan punggungnya sendiri basah. Mereka menunggu bersama. Katak mulai bernyanyi dari parit, mula-mula satu, lalu semuanya.',
      'Ketika hujan reda, Bilal berjalan paling depan. Di kandang, Laras baru tahu sebabnya: akar randu itu satu-satunya tempat kering di sepanjang jalan.',
    ],
    question: 'Mengapa Bilal selalu berhenti di bawah pohon randu?',
    choices: [
      'Akarnya tempat yang kering',
      'Ia takut menyeberangi jembatan',
      'Ia ingin mendengar katak',
    ],
  },
  {
    title: 'Surat yang Salah Alamat',
    level: 'Jenjang C',
    paragraphs: [
      'Amplop itu ditujukan kepada Ibu Sumi, Gang Melati nomor 7. Di Gang Melati nomor 7 tinggal Danu, yang tidak mengenal seorang pun bernama Sumi.',
      'Danu mengetuk nomor 5. Kata Pak Harto, dulu ada Bu Sumi penjual jenang, tetapi ia pindah setelah pasar dibongkar. Pindah ke mana? Pak Harto menunjuk ke arah sungai.',
      'Di seberang sungai, tukang perahu ingat seorang nenek yang selalu membayar dengan jenang. Ia turun di dermaga ketiga, setiap Selasa, membawa panci.',
      'Hari itu Rabu. Danu menyimpan surat itu enam hari di dalam kamus supaya tidak terlipat. Ia tidak membukanya, walaupun amplopnya tipis dan hurufnya hampir terbaca.',
      'Selasa berikutnya, seorang nenek dengan panci membaca surat itu di dermaga. Ia membacanya dua kali, lalu memberi Danu jenang sebesar telapak tangan. “Ini dari anakku,” katanya. “Ia akhirnya pulang.”',
    ],
    question: 'Di mana Danu menyimpan surat itu selama enam hari?',
    choices: ['Di dalam kamus', 'Di dalam panci', 'Di rumah tukang perahu'],
  },
  {
    title: 'Lampu Nomor Sebelas',
    level: 'Jenjang B3',
    paragraphs: [
      'Di jalan menuju sekolah ada dua puluh tiang lampu. Sepuluh menyala, sembilan mati sejak lama, dan satu, nomor sebelas, berkedip seperti orang mengantuk.',
      'Nia menghitungnya setiap subuh dari boncengan sepeda. Ayah mengayuh tanpa menoleh. “Jangan dihitung,” katanya, “nanti kamu hafal yang rusak saja.”',
      'Tetapi Nia punya buku kecil. Ia menulis tanggal dan tanda: bulat untuk menyala, silang untuk mati, dan garis bergelombang untuk nomor sebelas.',
      'Setelah sebulan, ia membawa buku itu ke kantor desa. Pak Lurah membalik halamannya pelan-pelan. Tidak ada surat aduan yang pernah datang dengan tiga puluh lembar bukti.',
      'Pekan depannya sembilan lampu menyala. Nomor sebelas tetap berkedip, dan Nia meminta agar dibiarkan. “Supaya aku tahu sudah setengah jalan,” katanya.',
    ],
    question: 'Mengapa Nia ingin lampu nomor sebelas tetap berkedip?',
    choices: [
      'Sebagai tanda sudah setengah jalan',
      'Supaya ayahnya ikut menghitung',
      'Karena lampunya tidak bisa diganti',
    ],
  },
];

/** What a school week of ten minutes a day is like. */
export const week: readonly { day: string; what: string; how: string }[] = [
  { day: 'Senin', what: 'Baca sunyi', how: 'Guru ikut membaca, di depan kelas, bukunya sendiri.' },
  { day: 'Selasa', what: 'Baca berdua', how: 'Satu membaca, satu menunjuk; bertukar di tengah.' },
  {
    day: 'Rabu',
    what: 'Dibacakan',
    how: 'Buku yang sedikit terlalu sulit, supaya telinga tumbuh.',
  },
  { day: 'Kamis', what: 'Tulis satu baris', how: 'Kalimat yang paling ingin disimpan, di kartu.' },
  { day: 'Jumat', what: 'Ceritakan ulang', how: 'Tanpa buku, tiga menit, kepada adik kelas.' },
];
