/**
 * The test's items, written for this product: each has one statement for every scale, of which the
 * visitor picks the one most and the one least like them.
 */

/** The scales in the order they are reported: dominance, influence, steadiness, conscientiousness. */
export const SCALES = ['D', 'I', 'S', 'C'] as const;
export type Scale = (typeof SCALES)[number];

/** One statement for each scale. */
export type Item = Readonly<Record<Scale, string>>;

const item = (D: string, I: string, S: string, C: string): Item => ({ D, I, S, C });

export const items: readonly Item[] = [
  item(
    'Mengambil keputusan dengan cepat',
    'Mudah akrab dengan orang baru',
    'Tenang walau keadaan sedang ramai',
    'Memeriksa ulang sebelum menyerahkan',
  ),
  item(
    'Suka tantangan yang sulit',
    'Suka bercerita di depan orang',
    'Suka suasana yang rukun',
    'Suka petunjuk yang jelas',
  ),
  item(
    'Langsung ke pokok persoalan',
    'Membuat suasana jadi hangat',
    'Mendengarkan sampai selesai',
    'Bertanya sampai yang terkecil',
  ),
  item(
    'Berani berbeda pendapat',
    'Pandai membesarkan hati orang',
    'Sabar menunggu giliran',
    'Taat pada kesepakatan',
  ),
  item(
    'Ingin segera melihat hasil',
    'Ingin semua orang terlibat',
    'Ingin semua orang merasa nyaman',
    'Ingin semuanya tepat',
  ),
  item(
    'Mengarahkan ketika kelompok bingung',
    'Mencairkan suasana yang kaku',
    'Menengahi ketika ada yang berselisih',
    'Mencatat agar tidak ada yang terlewat',
  ),
  item(
    'Tidak gentar mengambil risiko',
    'Penuh semangat dan gagasan',
    'Setia pada teman dan janji',
    'Hati-hati menimbang akibat',
  ),
  item(
    'Bersaing untuk menang',
    'Tampil untuk menginspirasi',
    'Bekerja untuk membantu',
    'Belajar untuk memahami',
  ),
  item(
    'Tegas saat harus menolak',
    'Luwes saat berbicara',
    'Lembut saat menegur',
    'Runtut saat menjelaskan',
  ),
  item(
    'Bosan bila terlalu lama membahas',
    'Bosan bila bekerja sendirian',
    'Lelah bila rencana sering berubah',
    'Lelah bila aturan tidak jelas',
  ),
  item(
    'Memimpin tanpa diminta',
    'Mengajak tanpa ragu',
    'Menolong tanpa diminta',
    'Merapikan tanpa disuruh',
  ),
  item(
    'Yakin pada kemampuan sendiri',
    'Yakin semuanya akan baik',
    'Yakin pada orang terdekat',
    'Yakin pada data dan bukti',
  ),
  item(
    'Bergerak cepat walau belum lengkap',
    'Bergerak spontan mengikuti suasana',
    'Bergerak pelan asal pasti',
    'Bergerak setelah semuanya siap',
  ),
  item(
    'Menuntut banyak dari diri sendiri',
    'Menularkan tawa kepada sekitar',
    'Menerima orang apa adanya',
    'Menjaga mutu sampai akhir',
  ),
  item(
    'Blak-blakan bila ada yang keliru',
    'Memuji hal kecil dari orang lain',
    'Menyimpan pendapat demi menjaga perasaan',
    'Menunjukkan alasan sebelum berpendapat',
  ),
  item(
    'Mencari jalan pintas yang masuk akal',
    'Mencari teman untuk berbagi cerita',
    'Mencari cara yang sudah terbukti',
    'Mencari penjelasan di balik sesuatu',
  ),
  item(
    'Mandiri dan enggan diatur',
    'Ramah dan suka menyapa',
    'Konsisten dari hari ke hari',
    'Teliti pada angka dan ejaan',
  ),
  item(
    'Menetapkan sasaran yang tinggi',
    'Menceritakan mimpi dengan berapi-api',
    'Menyelesaikan yang sudah dimulai',
    'Menyusun rencana langkah demi langkah',
  ),
  item(
    'Gigih ketika dihalangi',
    'Ceria ketika suasana berat',
    'Tabah ketika keadaan sulit',
    'Jernih ketika orang lain panik',
  ),
  item(
    'Senang diberi wewenang',
    'Senang diberi panggung',
    'Senang diberi kepercayaan',
    'Senang diberi waktu berpikir',
  ),
  item(
    'Memutuskan lebih dulu, memperbaiki kemudian',
    'Berbicara lebih dulu, merinci kemudian',
    'Mendengar lebih dulu, menjawab kemudian',
    'Meneliti lebih dulu, menyimpulkan kemudian',
  ),
  item(
    'Terus mendorong sampai tercapai',
    'Terus mengajak sampai ramai',
    'Terus mendampingi sampai bisa',
    'Terus memperbaiki sampai benar',
  ),
  item('Dikenal berani', 'Dikenal menyenangkan', 'Dikenal bisa diandalkan', 'Dikenal cermat'),
  item(
    'Tidak betah diam di tempat',
    'Tidak betah tanpa obrolan',
    'Tidak betah dengan pertengkaran',
    'Tidak betah dengan yang berantakan',
  ),
];
