import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas selesai dengan satu lembar catatan percobaan yang dipasang di papan, berhasil ataupun tidak.',
  labels: ['Di papan keluhan', 'Catatan lama', 'Ke bengkel', 'Uji dugaan'],
  classes: `
# Dari Keluhan ke Masalah
- Memisahkan keluhan, gejala, dan sebab
- Menemukan akar dengan bertanya kepada tiga pihak
- Menulis masalah dalam satu kalimat yang bisa diuji
Mengumpulkan keluhan | Kata orang apa adanya, dengan tempat dan jam. | Papan di depan kantor | Keluhan tentang keluhan | Dua puluh kertas
Mencari akar | Kenapa, ditanyakan kepada orang yang berbeda. | Antrean yang bukan antrean | Berhenti di mana | Peta sebab
Satu kalimat | Siapa, terhalang apa, ketika apa. | Kalimat yang terlalu besar | Menguji kalimat | Menulis satu
# Proposal Dua Halaman
- Menyatakan dugaan yang bisa salah
- Menetapkan ukuran gagal sebelum mulai
- Menyusun anggaran yang muat di satu tabel
Dugaan | “Kami kira … karena …” | Dugaan yang tidak bisa kalah | Contoh dari arsip | Menulis dugaan
Ukuran | Angka, tanggal, dan siapa yang menghitung. | Ukuran yang nyaman | Batas menyerah | Memilih ukuran
Anggaran | Kardus, pulsa, dan uang makan. | Biaya yang lupa | Dua juta cukup | Tabel anggaran
# Uji Coba Empat Belas Hari
- Menguji dugaan terpenting dengan alat termurah
- Mengajak dua puluh orang tanpa memaksa
- Mengambil putusan pada hari keempat belas
Dugaan | Yang paling berbahaya bila salah. | Memilih satu dari lima | Taruhan kecil | Urutan uji
Kardus | Purwarupa yang malu-maluin. | Loket dari kardus | Kapan harus rapi | Membangun sehari
Dua puluh orang | Di tempat mereka, bukan di tempatmu. | Menyapa di terminal | Ketika mereka sopan | Mencatat dua puluh
Putusan | Lanjut, ubah, atau berhenti. | Rapat lima belas menit | Menulis yang gagal | Lembar putusan
`,
  chapters: `
# Dari Keluhan ke Masalah
“Antreannya lama.” “Sistemnya jelek.” “Orang sekarang malas.” Tiga keluhan yang sering tertempel di papan, dan ketiganya belum bisa dikerjakan. Bukan karena salah, melainkan karena belum menyebut apa yang terjadi.

Keluhan tentang keluhan adalah keluhan yang sudah ditafsirkan: orang menyampaikan kesimpulannya, dan kejadiannya tertinggal. Tugasmu mengembalikan kejadian itu.

| Yang tertulis | Yang ditanyakan | Yang terjadi |
| Antreannya lama | Kapan terakhir kali? | Kamis lalu, 50 menit untuk satu tanda tangan |
| Sistemnya jelek | Layar mana? | Setelah unggah foto, layar kembali ke awal |
| Orang malas | Siapa, melakukan apa? | Tiga warga pulang karena formulir habis |

## Empat unsur satu kertas

1. Tempat: nama loket, ruang, atau halaman.
2. Waktu: hari dan jam, bukan “sering”.
3. Kejadian: kata kerja yang bisa difoto.
4. Kata orangnya, dalam tanda kutip.

Kertas tanpa waktu dikembalikan dengan sopan. “Sering” berarti tidak ada yang mencatat, dan yang tidak dicatat tidak bisa dibandingkan sesudah percobaan.

Jangan menulis penyelesaian di papan ini. “Perlu aplikasi antrean” terdengar maju, tetapi menutup pertanyaan sebelum dibuka. Kumpulkan dua puluh kertas dulu, baru kelompokkan. Kelompok yang paling tebal belum tentu paling penting; lihat juga siapa yang paling dirugikan.

? Kertas mana yang siap ditempel?
- “Perlu aplikasi antrean.”
+ “Kamis 09.40, loket 2: ‘Saya ambil nomor tiga kali.’”
- “Pelayanan sering lama.”
> Ada tempat, waktu, kejadian, dan kata orangnya. Dua lainnya berisi penyelesaian atau kesimpulan.
? Mengapa “sering” belum cukup?
+ Karena tidak bisa dibandingkan setelah percobaan
- Karena terdengar kasar
- Karena terlalu pendek
> Tanpa hari, jam, dan jumlah, perbaikan tidak dapat diukur.
? Kelompok kertas paling tebal selalu didahulukan?
- Ya, karena paling banyak
- Ya, karena paling mudah
+ Tidak; dampak bagi yang paling dirugikan ikut ditimbang
> Jumlah keluhan dipengaruhi siapa yang berani mengeluh. Yang diam bisa paling dirugikan.
`,
} satisfies LessonTexts;
