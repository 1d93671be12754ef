import type { ClassItem } from '../../api/class';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { openClasses } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { formatPrice } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import styles from './bands.module.css';
import { type Band, bands } from './belts';

/** The belts, each a band that opens by itself: it is the browser's own. */
export function Bands() {
  const has = usePageSet();
  const classes = useCall(openClasses());
  const items = classes.status === 'ready' ? classes.data.items : [];
  return (
    <>
      <div className={styles.head}>
        <Container>
          <h1 className={styles.title}>
            <span>Empat sabuk.</span> <span>Tidak ada jalan pintas.</span>
          </h1>
          <PlainLine />
        </Container>
      </div>
      {bands.map((band, index) => (
        <details
          key={band.key}
          name="sabuk"
          open={index === 0}
          className={cx(styles.band, styles[band.key])}
        >
          <summary className={styles.summary}>
            <span className={styles.inner}>
              <span className={styles.name}>{band.name}</span>
              <span className={styles.saying}>{band.saying}</span>
            </span>
          </summary>
          <div className={styles.inside}>
            <p className={styles.trains}>{band.trains}</p>
            <Training band={band} items={items} />
          </div>
        </details>
      ))}
      {has('pesilat-class') && (
        <Container>
          <p className={styles.action}>
            <ButtonLink to={pagePath('pesilat-class')} size="large" iconEnd="arrow-right">
              Masuk padepokan
            </ButtonLink>
          </p>
        </Container>
      )}
    </>
  );
}

/** What is open now for a belt. */
function Training({ band, items }: { band: Band; items: readonly ClassItem[] }) {
  const classPath = useClassPath();
  if (band.level === null) return null;
  const own = items.filter(({ level }) => level === band.level);
  if (own.length === 0)
    return <p className={styles.none}>Latihan berikutnya diumumkan di papan.</p>;
  return (
    <ul className={styles.classes}>
      {own.map((item) => (
        <li key={item.slug}>
          <AppLink to={classPath(item)}>{item.name}</AppLink>
          <span>{formatPrice(item.price)}</span>
        </li>
      ))}
    </ul>
  );
}
