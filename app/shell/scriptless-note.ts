/** Said once on a page, to who has no script, in a `<noscript>` that the edge alone fills. */
export const SCRIPTLESS_NOTE =
  'JavaScript tidak berjalan di halaman ini. Membaca, mencari, dan mengirim formulir tetap bisa; alat interaktifnya tidak.';
