import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup simulasi satu sif penuh, dinilai orang yang sehari-hari memimpin pekerjaan itu.',
  labels: ['Hari pertama kerja', 'Lembar kerja', 'Simulasi', 'Tes cepat'],
  classes: `
# Admin Toko Daring
- Membalas empat puluh pesan tanpa tertukar
- Mencocokkan stok layar dengan stok rak
- Menyelesaikan retur sampai uang kembali
Balas | Sapa, jawab, arahkan. | Pesan pukul tujuh pagi | Pembeli yang marah | Dua puluh pesan
Stok | Rak dihitung, layar disamakan. | Menghitung rak | Barang yang hilang | Stok satu lorong
Kemas | Label, bantalan, lakban, foto. | Kemasan gelas | Label terbalik | Sepuluh paket
Retur | Alasan, foto, keputusan. | Paket kembali | Kata yang menenangkan | Tiga retur
# Operator Gudang Digital
- Memakai pemindai dan membaca pesan salahnya
- Menata palet yang aman diangkat
- Menyerahkan sif dengan catatan lengkap
Pindai | Bunyi benar dan bunyi salah. | Pemindai di tangan | Kode yang sobek | Seratus pindaian
Palet | Berat di bawah, label ke luar. | Menyusun palet | Palet miring | Palet ujian
Serah sif | Yang selesai, yang tertunda, yang rusak. | Sepuluh menit terakhir | Catatan yang kurang | Serah sungguhan
# CV Satu Halaman dari Ponsel
- Menulis jaga warung sebagai pengalaman kerja
- Menyusun satu halaman yang terbaca dalam dua puluh detik
- Mengirim lamaran dengan judul surel yang benar
Isi | Tugas, jumlah, hasil. | Jaga warung dua tahun | Yang tidak perlu ditulis | Tiga pengalaman
Susun | Nama, kontak, pengalaman, sekolah. | Satu huruf saja | Foto atau tidak | Menyusun di ponsel
Kirim | Judul, nama berkas, dua kalimat. | Surel lamaran | Salah kirim | Mengirim ke pendamping
`,
  chapters: `
# Admin Toko Daring
Pembeli yang marah jarang marah kepadamu. Ia sudah menunggu, sudah bercerita kepada dua orang, dan kamu orang ketiga. Tugas balasan pertama bukan menang, melainkan membuat ia berhenti mengulang cerita.

Pakai urutan tiga kalimat:

1. **Sebut masalahnya** dengan kata-katanya sendiri.
2. **Sebut yang kamu periksa** dan berapa lama.
3. **Sebut yang terjadi berikutnya**, dengan jam.

> Paket Kakak tertulis sampai, tetapi belum diterima. Saya tanyakan ke kurir sekarang. Pukul 14.00 saya kabari hasilnya, sudah ketemu atau belum.

Kalimat terakhir penting: kabar tetap datang walaupun belum ada jawaban.

## Kata yang diganti

| Sering dipakai | Gantinya |
| Mohon ditunggu | Saya kabari pukul 14.00 |
| Itu kesalahan kurir | Saya bantu tanyakan ke kurir |
| Sesuai kebijakan toko | Retur bisa sampai 7 hari; milik Kakak hari ke-5 |

## Kapan memanggil atasan

- Diminta ganti uang di atas wewenangmu.
- Ada ancaman, atau data pribadi orang lain disebut.
- Sudah tiga kali berbalas dan masalahnya belum bergeser.

Jangan meminta nomor kartu, kata sandi, atau kode OTP, dan jangan memberi alamat surel pribadimu. Toko tidak pernah memerlukannya untuk retur, dan pembeli yang waspada akan berterima kasih. Setelah selesai, catat sebabnya satu baris. Sebab yang sama tiga kali sepekan bukan lagi urusan pembeli.

? Balasan pertama mana yang paling menolong?
- “Mohon ditunggu ya Kak.”
+ “Paket tertulis sampai tetapi belum diterima. Saya cek ke kurir dan kabari pukul 14.00.”
- “Itu kesalahan kurir, bukan kami.”
> Masalahnya disebut, tindakannya disebut, dan jamnya jelas.
? Pukul 14.00 kurir belum menjawab. Apa yang dilakukan?
+ Tetap mengabari, lalu menyebut jam berikutnya
- Menunggu sampai ada jawaban
- Menutup percakapan
> Janji kabar berbeda dari janji hasil. Yang membuat orang marah lagi adalah diam.
? Data mana yang tidak boleh diminta dari pembeli?
- Nomor pesanan
- Foto barang yang rusak
+ Kode OTP
> Kode OTP membuka akun pembeli. Tidak ada retur yang memerlukannya.
`,
} satisfies LessonTexts;
