/** What stands below the wall of words. */

import { type ClassItem, listClasses } from '../../api/class';
import { listPosts } from '../../api/post';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { placeText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Price } from '../../ui/value';
import styles from './below.module.css';

/** Classes by the deck they are on, as the ship's board has them. */
export function Decks() {
  return (
    <section aria-labelledby="geladak" className={styles.decks}>
      <h2 id="geladak">Naik dari geladak mana?</h2>
      <p className={styles.lead}>
        Untukmu yang berumur 15 sampai 25 dan tinggal di kepulauan. Catnya kami beli, nasinya kami
        masak, kapalnya kamu cari sendiri.
      </p>
      <DataBlock
        call={listClasses()}
        label="Membaca papan kapal"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Kapalnya sedang naik dok.</p>}
      >
        {({ items }) => (
          <div className={styles.boards}>
            {byDeck(items).map(([deck, classes]) => (
              <Board key={deck} deck={deck} classes={classes} />
            ))}
          </div>
        )}
      </DataBlock>
    </section>
  );
}

function byDeck(classes: readonly ClassItem[]): [string, ClassItem[]][] {
  const decks = new Map<string, ClassItem[]>();
  for (const one of classes.filter(({ isEnded }) => !isEnded)) {
    decks.set(one.program.name, [...(decks.get(one.program.name) ?? []), one]);
  }
  return [...decks];
}

function Board({ deck, classes }: { deck: string; classes: readonly ClassItem[] }) {
  const path = useClassPath();
  return (
    <div className={styles.board}>
      <h3>{deck}</h3>
      <ul>
        {classes.map((item) => (
          <li key={item.id}>
            <p className={styles.price}>
              <Price value={item.price} />
            </p>
            <div>
              <h4>
                <AppLink to={path(item)}>{item.name}</AppLink>
              </h4>
              <p>{[placeText(item), seatsText(item)].filter(Boolean).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest from the pier, pasted over each other. */
export function Pier() {
  const has = usePageSet();
  return (
    <section aria-labelledby="angin" className={styles.pier}>
      <h2 id="angin">Terbawa angin dari dermaga</h2>
      <DataBlock
        call={listPosts({ kindSlug: news.slug, perPage: 4 })}
        label="Menunggu kabar kapal"
        skeleton={<Skeleton height="16rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Anginnya sedang mati.</p>}
      >
        {({ items }) => (
          <ul className={styles.slips}>
            {items.map((post) => {
              const to = postPath(news, post, has);
              return (
                <li key={post.id}>
                  <h3>
                    <TitleLink title={post.title} to={to} />
                  </h3>
                  <p>{post.summary}</p>
                </li>
              );
            })}
          </ul>
        )}
      </DataBlock>
    </section>
  );
}

/** Two ways aboard: to make, or to order. */
export function Gangways() {
  const has = usePageSet();
  return (
    <section aria-label="Dua tangga naik" className={styles.gangways}>
      <div className={styles.make}>
        <h2>Tanganmu sudah gatal?</h2>
        <p>Daftar, datang Sabtu pagi, langsung pegang kuas. Belum bisa menggambar justru enak.</p>
        {has('register') && (
          <ButtonLink to={pagePath('register')} size="large" variant="inverse">
            Ikut jadi awak
          </ButtonLink>
        )}
      </div>
      <div className={styles.order}>
        <h2>Punya tembok menganggur?</h2>
        <p>
          Instansi dan pemilik usaha bisa memesan mural, film tiga menit, atau kemasan. Anda
          membayar pembuatnya, kami mengurus kontrak satu halamannya.
        </p>
        {has('talent-hiring') && (
          <ButtonLink to={pagePath('talent-hiring')} size="large" variant="inverse">
            Pesan kepada awak kami
          </ButtonLink>
        )}
      </div>
      <p className={styles.demo}>Semua nama orang dan pesanan di tembok ini data contoh.</p>
    </section>
  );
}
