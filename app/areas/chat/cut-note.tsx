import styles from './message.module.css';

/** Stands below an answer that is not shown whole. */
export function CutNote() {
  return (
    <p className={styles.note}>
      Jawaban ini terlalu panjang untuk ditampilkan semuanya. Tombol Salin mengambil seluruh isinya.
    </p>
  );
}
