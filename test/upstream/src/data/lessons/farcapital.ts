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
  chapters: `
# Membaca Laporan Keuangan Pelan-pelan
Di neraca, persediaan berdiri sebagai aset. Toko bangunan yang menyimpan semen senilai Rp400 juta tampak lebih kaya daripada tetangganya. Pertanyaannya: berapa lama semen itu sudah di sana?

Dua angka cukup untuk mencari tahu. Ambil harga pokok penjualan setahun dan rata-rata persediaan.

| | Toko A | Toko B |
| Harga pokok penjualan | 2.400 | 2.400 |
| Rata-rata persediaan | 200 | 800 |
| Perputaran setahun | 12 kali | 3 kali |
| Lama di gudang | 30 hari | 122 hari |

(dalam juta rupiah; lama di gudang adalah 365 dibagi perputaran)

Penjualannya sama, tetapi uang Toko B tertahan empat kali lebih lama. Semen punya batas simpan; setelah beberapa bulan mutunya turun. Sebagian dari 800 itu barangkali tidak akan laku dengan harga penuh.

## Yang dibaca setelahnya

1. Bandingkan dengan tahun lalu. Persediaan naik, sedangkan penjualan tetap: ada yang tidak bergerak.
2. Cari kata “penyisihan” atau “penurunan nilai” di catatan kaki.
3. Lihat utang usaha. Kalau ikut naik, pemasoklah yang membiayai gudang.

Persediaan besar tidak selalu buruk. Toko yang menimbun payung sebelum musim hujan sedang bekerja. Bedanya ada pada alasan, dan alasan biasanya tertulis di catatan, bukan di neraca.

? Harga pokok penjualan 1.800 dan rata-rata persediaan 300. Berapa kali persediaan berputar setahun?
- 3 kali
+ 6 kali
- 15 kali
> 1.800 dibagi 300 sama dengan 6, jadi barang rata-rata tinggal sekitar 61 hari.
? Persediaan naik 40 persen, penjualan tetap. Dugaan pertama yang perlu diperiksa?
+ Ada barang yang tidak bergerak
- Perusahaan makin untung
- Pajaknya turun
> Barang bertambah tanpa penjualan bertambah berarti ada yang tertinggal di gudang, atau sengaja ditimbun dengan alasan.
? Di bagian mana penurunan nilai persediaan biasanya dijelaskan?
- Di judul neraca
- Di laporan pemasaran
+ Di catatan atas laporan keuangan
> Neraca hanya memuat hasil akhirnya. Cara dan alasannya ada di catatan.
`,
} satisfies LessonTexts;
