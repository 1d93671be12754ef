import { useId } from 'react';
import { Section } from '../../ui/layout';
import { cat } from './sprites';
import styles from './talk.module.css';

const LINES = [
  {
    ask: 'Mesin gim apa yang kalian pakai?',
    answer: 'Godot. Gratis, ringan, dan galatnya bisa dibaca. Untuk gim kertas: kancing.',
  },
  {
    ask: 'Aku tidak bisa menggambar.',
    answer: 'Aku tadinya cuma kotak oranye. Sampai Level Dua, kotak sudah cukup.',
  },
  {
    ask: 'Ibuku bilang ini main-main saja.',
    answer:
      'Benar, dengan buku catatan di samping dan jam selesai yang disepakati. Ajak beliau uji main.',
  },
  {
    ask: 'Gim yang kubuat nanti milik siapa?',
    answer: 'Milikmu. Aset bersama kelas pun boleh kamu jual di dalamnya.',
  },
] as const;

/** Somebody at the edge of the map who answers. */
export function Talk() {
  const group = useId();
  return (
    <Section labelledBy="warga" ground="deep">
      <div className={styles.box}>
        <svg
          viewBox="-1 -2 18 16"
          shapeRendering="crispEdges"
          className={styles.face}
          aria-hidden="true"
        >
          <path d={cat} />
        </svg>
        <div>
          <h2 id="warga">Bicara dengan warga</h2>
          {LINES.map(({ ask, answer }) => (
            <details key={ask} name={group} className={styles.line}>
              <summary>{ask}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
