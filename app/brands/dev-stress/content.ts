/** Words that are longer than anybody would write them. */
export const LONG_TITLE =
  'Pertanggungjawaban keterselenggaraan pembelajaran antarkebudayaan yang berkesinambungan';
export const LONG_LEAD =
  'Satu kalimat yang terus berjalan tanpa memberi tempat untuk mengambil napas, dengan satu kata yang tidak boleh melebarkan halaman: mempertanggungjawabkan_keterselenggaraan_tanpa_satu_pun_spasi.';
