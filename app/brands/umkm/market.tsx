import { useState } from 'react';
import { Form } from 'react-router';
import type { ClassItem } from '../../api/class';
import { seedsBefore } from '../../art/look';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../router/page-table';
import { classArt, placeText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatNumber, formatPrice } from '../../ui/format';
import { Picture } from '../../ui/picture';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { stalls } from './first-view';
import styles from './market.module.css';
import { shutterText, stallsFor } from './stalls';

/** As many as the home asks for ahead. */
/** How many are seen without scrolling. */
const SEEN_FIRST = 3;

/** The whole market, to be walked or called across. */
export function Market() {
  const [search, setSearch] = useState('');
  const classes = useCall(stalls());
  return (
    <div className={styles.square}>
      <Container>
        <h1 className={styles.title}>Apa yang belum beres di warungmu?</h1>
        <p className={styles.lead}>
          Kelas untuk usaha kecil: buku kas, harga, stok, foto, dan kiriman. Yang daring sejam tiap
          pertemuan, setelah warung tutup.
        </p>
        <search>
          <Form method="get" action={pagePath('class')} className={styles.form}>
            <label className={styles.field}>
              <span>Teriakkan keluhanmu</span>
              <input
                type="search"
                name="search"
                value={search}
                maxLength={100}
                placeholder="harga, stok, foto gelap"
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            <Button type="submit" size="large">
              Cari lapak
            </Button>
          </Form>
        </search>
        <QueryBoundary
          reading={classes}
          label="Menata lapak"
          skeleton={<Skeleton height="34rem" />}
        >
          {({ items }) => <Stalls classes={stallsFor(items, search)} />}
        </QueryBoundary>
      </Container>
    </div>
  );
}

function Stalls({ classes }: { classes: readonly ClassItem[] }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{formatNumber(classes.length)} lapak</span>
      </VisuallyHidden>
      {classes.length === 0 ? (
        <p className={styles.none}>
          Tidak ada lapak yang menyahut. Pakai kata yang lebih pendek, atau kosongkan untuk melihat
          seluruh pasar.
        </p>
      ) : (
        <ul className={styles.stalls}>
          {classes.map((item, index) => (
            <Stall
              key={item.id || item.slug}
              item={item}
              after={seedsBefore(classes, index, 'slug')}
              eager={index < SEEN_FIRST}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface StallProps {
  item: ClassItem;
  after: readonly string[];
  eager: boolean;
}

/** A canvas over a table, what lies on it, and the board with its price. */
function Stall({ item, after, eager }: StallProps) {
  const pathOf = useClassPath();
  return (
    <li className={cx(styles.stall, !item.isRegistrationOpen && styles.shut)}>
      <div className={styles.canvas} aria-hidden="true" />
      <div className={styles.table}>
        {item.isRegistrationOpen ? (
          <Picture
            src={item.cover || item.logo}
            alt=""
            width={320}
            height={180}
            art={{ ...classArt(item), after }}
            eager={eager}
          />
        ) : (
          <p className={styles.shutter}>{shutterText(item)}</p>
        )}
      </div>
      <div className={styles.counter}>
        <h2 className={styles.name}>
          <AppLink to={pathOf(item)} className={stretched}>
            {item.name}
          </AppLink>
        </h2>
        <p className={styles.board}>
          <strong>{formatPrice(item.price)}</strong>
          <span>{formatHours(item.durationHours)}</span>
        </p>
        <p className={styles.keeper}>
          {[item.mentor.name && `Dijaga ${item.mentor.name}`, placeText(item), seatsText(item)]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
    </li>
  );
}
