/** What stands below the museum's wall. */

import { listPosts } from '../../api/post';
import { formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { postArt } from '../../sections/posts/post-facts';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { LiteVideo } from '../../ui/lite-video';
import styles from './below.module.css';

/** What is every maker's, in three sentences on the wall. */
export function Rights() {
  return (
    <section aria-labelledby="hak" className={styles.rights}>
      <Container>
        <h2 id="hak">Yang memajang tetap yang memiliki</h2>
        <p>
          Karya di dinding ini <em>milik pembuatnya</em>. Kami dipinjami, dan pinjaman itu selesai
          begitu satu surel masuk. <em>Titik oranye</em> berarti belum rampung; pikiran yang masih
          bergerak boleh ditonton. Tidak ada <em>label harga</em>: yang jatuh hati kami pertemukan
          langsung, tanpa potongan.
        </p>
      </Container>
    </section>
  );
}

/** Short recordings of how works came about. */
export function Screening() {
  const has = usePageSet();
  return (
    <section aria-labelledby="putar" className={styles.screening}>
      <Container>
        <div className={styles.over}>
          <h2 id="putar">Ruang putar, kursinya empuk</h2>
          {has('video') && <AppLink to={pagePath('video')}>Jadwal putar lengkap</AppLink>}
        </div>
        <DataBlock
          call={listPosts({ kindSlug: 'video', perPage: 3 })}
          label="Memasang gulungan film"
          skeleton={<Skeleton height="18rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Proyektornya sedang diservis.</p>}
        >
          {({ items }) => (
            <ul className={styles.films}>
              {items.map((film) => (
                <li key={film.id}>
                  <LiteVideo
                    link={film.link}
                    title={film.title}
                    poster={film.cover}
                    art={{ ...postArt(film), bare: true }}
                  />
                  <h3>{film.title}</h3>
                  <p>{film.summary}</p>
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

/** The curators' notes, as a guest book has them. */
export function Notes() {
  const has = usePageSet();
  return (
    <section aria-labelledby="catatan" className={styles.notes}>
      <Container>
        <h2 id="catatan">Dari buku kurator</h2>
        <DataBlock
          call={listPosts({ kindSlug: news.slug, perPage: 3 })}
          label="Membuka buku kurator"
          skeleton={<Skeleton height="14rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Halamannya masih kosong.</p>}
        >
          {({ items }) => (
            <ol>
              {items.map((post) => {
                const to = postPath(news, post, has);
                return (
                  <li key={post.id}>
                    <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'short')}</time>
                    <h3>
                      <TitleLink title={post.title} to={to} />
                    </h3>
                    <p>{post.summary}</p>
                  </li>
                );
              })}
            </ol>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

/** An empty frame. */
export function NextFrame() {
  const has = usePageSet();
  return (
    <section aria-labelledby="bingkai" className={styles.next}>
      <Container className={styles.empty ?? ''}>
        <h2 id="bingkai">Bingkai ini belum ada isinya</h2>
        <p>
          Kirim satu karya, jadi atau setengah jadi. Kurator membalas dalam sepekan, lalu menulis
          keterangannya bersamamu.
        </p>
        <ActionRow>
          {has('register') && (
            <ButtonLink to={pagePath('register')} size="large">
              Gantung karyaku
            </ButtonLink>
          )}
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
              Pinjam satu dinding
            </ButtonLink>
          )}
        </ActionRow>
      </Container>
      <p className={styles.demo}>
        Nama pembuat, warga, dan angka kunjungan di situs ini contoh belaka.
      </p>
    </section>
  );
}
