/** Three pieces of a log, each with one line that gives the intruder away. Hosts and addresses are reserved for examples. */

export interface Round {
  readonly file: string;
  readonly lines: readonly string[];
  /** The index of the line that does not belong. */
  readonly odd: number;
  readonly why: string;
}

export const rounds: readonly Round[] = [
  {
    file: 'akses.log',
    lines: [
      '08:01:12 192.0.2.14 GET /absen 200',
      '08:01:13 192.0.2.15 GET /absen 200',
      '08:01:40 192.0.2.31 GET /rapor?kelas=10 200',
      '08:02:02 198.51.100.7 GET /rapor?kelas=10%27-- 500',
      '08:02:20 192.0.2.15 POST /absen 302',
    ],
    odd: 3,
    why: 'Tanda petik di ujung alamat mencoba menutup perintah basis data. Galat 500 berarti pintunya nyaris terbuka.',
  },
  {
    file: 'masuk.log',
    lines: [
      '21:58:03 rahma     OK    Kantor Bandung',
      '22:10:47 doni      GAGAL Kantor Bandung',
      '22:10:59 doni      OK    Kantor Bandung',
      '22:14:30 rahma     OK    Rotterdam',
      '22:31:08 satpam    OK    Kantor Bandung',
    ],
    odd: 3,
    why: 'Rahma masuk dari Bandung, lalu enam belas menit kemudian dari Rotterdam. Tidak ada pesawat secepat itu.',
  },
  {
    file: 'dns.log',
    lines: [
      '03:00:01 printer-2  pembaruan.example',
      '03:00:04 kasir-1    waktu.example',
      '03:00:09 kasir-1    c2Fuc2ktbG9va2VkYXRh.aneh.example',
      '03:00:15 kamera-4   pembaruan.example',
      '03:00:22 printer-2  waktu.example',
    ],
    odd: 2,
    why: 'Nama sepanjang itu bukan tujuan, melainkan muatan: data keluar sedikit demi sedikit lewat pertanyaan DNS.',
  },
];
