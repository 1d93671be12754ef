import styles from './message.module.css';

/** Stands below an answer of which this browser has the beginning alone. */
export function ShortenedNote() {
  return (
    <p className={styles.note}>
      Di perangkat ini hanya ada awal jawaban ini. Buka lagi saat terhubung untuk membaca semuanya.
    </p>
  );
}

/** Stands below an answer that is not shown whole. */
export function CutNote() {
  return (
    <p className={styles.note}>
      Jawaban ini terlalu panjang untuk ditampilkan semuanya. Tombol Salin mengambil seluruh isinya.
    </p>
  );
}
