import { Container } from '../../ui/container';
import { PlainLine } from '../../ui/plain-line';
import { asks } from './content';
import styles from './landing.module.css';
import { Scene } from './scene';

/** A yard that children can play in at once, and a strip beside it that answers their parents. */
export function Yard() {
  return (
    <div className={styles.top}>
      <Container>
        <h1 className={styles.title}>Bantu Kiko menjemput bintang!</h1>
        <PlainLine />
        <div className={styles.columns}>
          <Scene />
          <aside aria-label="Untuk orang tua" className={styles.parents}>
            <h2>Untuk Ayah dan Ibu</h2>
            <dl>
              {asks.map(({ ask, answer }) => (
                <div key={ask}>
                  <dt>{ask}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      </Container>
    </div>
  );
}
