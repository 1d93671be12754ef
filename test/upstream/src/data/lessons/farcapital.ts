import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas berakhir di meja: dua halaman, dua puluh menit, dan keyakinan yang ditulis dalam persen.',
  labels: ['Kasus di meja', 'Catatan kaki', 'Kerjakan modelnya', 'Uji tekan'],
  classes: `
# Membaca Laporan Keuangan Pelan-pelan
- Menelusuri asal kas dari tiga laporan
- Membedakan laba yang tertulis dari uang yang masuk
- Menemukan cerita yang disembunyikan catatan kaki
Neraca | Apa yang dimiliki, dan dengan uang siapa. | Toko bangunan di pojok | Persediaan yang tidak bergerak | Membaca dua neraca
Laba | Kapan penjualan diakui dan kenapa itu penting. | Nota bulan Desember | Biaya yang ditunda | Menyusun ulang laba
Kas | Dari mana datangnya, ke mana perginya. | Jejak satu miliar | Piutang yang menua | Arus kas tangan
Catatan kaki | Sewa, sengketa, dan pihak berelasi. | Halaman tujuh puluh | Kata “wajar” | Berburu tiga temuan
# Model Tiga Skenario
- Menulis asumsi yang bisa dibantah
- Menyusun tiga skenario dengan pemicu yang jelas
- Mempertahankan model di meja dalam dua puluh menit
Asumsi | Satu baris satu asumsi, dengan sumbernya. | Asumsi yang menyelinap | Rentang, bukan titik | Daftar asumsi
Skenario | Biasa, buruk, dan aneh. | Apa yang memicu buruk | Skenario yang terlalu manis | Membangun tiga lembar
Uji tekan | Satu tuas digeser sampai patah. | Harga pupuk naik dua kali | Tuas yang paling peka | Mencari titik patah
Sidang meja | Diam, dibaca, dibantah. | Membuka dengan keraguan | Pertanyaan rekan | Sidang
# Kas Delapan Belas Bulan
- Menyusun rencana kas yang dibuka setiap Senin
- Menetapkan pemicu sebelum keadaan genting
- Menulis rencana kecil yang bisa dijalankan esok hari
Masuk | Pelanggan yang membayar tepat dan yang tidak. | Umur piutang | Janji bayar | Menghitung masuk
Keluar | Gaji, pajak, lalu yang lain. | Yang tidak bisa ditunda | Tagihan tahunan | Menjadwal keluar
Pemicu | Di angka berapa kita bertindak. | Lampu kuning | Siapa yang diberi tahu | Menulis tiga pemicu
Rencana kecil | Tiga tindakan yang tidak perlu izin. | Menunda satu pembelian | Menagih dengan sopan | Rencana hari Senin
`,
} satisfies LessonTexts;
