import styles from './journal-note.module.css';

/** A page out of a reading journal, on the opening picture's edge. */
export function JournalNote() {
  return (
    <figure className={styles.note}>
      <blockquote>“Kancilnya pintar, tapi aku kasihan sama buayanya.”</blockquote>
      <figcaption>Contoh catatan Jurnal Baca, kelas 2</figcaption>
    </figure>
  );
}
