/** What stands below the sheet and its hours. */
import { listPosts } from '../../api/post';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { afternoon } from './content';

/** One afternoon, hour by hour, on the board. */
export function Afternoon() {
  return (
    <Section labelledBy="sore" ground="deep">
      <h2 id="sore" className={styles.title}>
        Satu sore pelatihan, tanpa tugas malam
      </h2>
      <ol className={styles.hours}>
        {afternoon.map(([at, what]) => (
          <li key={at}>
            <span>{at}</span>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What colleagues have tried. */
export function Colleagues() {
  const has = usePageSet();
  return (
    <Section labelledBy="rekan">
      <h2 id="rekan" className={styles.title}>
        Sudah dicoba rekan, lengkap dengan gagalnya
      </h2>
      <DataBlock
        call={listPosts({ perPage: 3 })}
        label="Memuat lembar rekan"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Rekan-rekan masih mengoreksi ujian. Lembarnya menyusul.</p>}
      >
        {({ items }) => (
          <ul className={styles.colleagues}>
            {items.map((post, index) => (
              <li key={post.slug}>
                <ArtImage
                  art={{
                    kind: 'people',
                    seed: post.author,
                    after: seedsBefore(items, index, 'author'),
                  }}
                  width={96}
                  height={96}
                />
                <div>
                  <h3>
                    <AppLink to={postPath(articles, post, has) ?? pagePath('news')}>
                      {post.title}
                    </AppLink>
                  </h3>
                  <p>{post.summary}</p>
                  <p className={styles.author}>{post.author}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
      <p className={styles.note}>Guru yang disebut di halaman ini data contoh.</p>
    </Section>
  );
}

/** For headmasters: the whole staff room. */
export function StaffRoom() {
  const has = usePageSet();
  return (
    <Section labelledBy="ruang-guru" ground="soft">
      <div className={styles.staff}>
        <h2 id="ruang-guru">Seluruh ruang guru, satu sekolah?</h2>
        <p>
          Bapak dan Ibu kepala sekolah: kami datang sesudah bel, membawa kapur sendiri, dan pulang
          setelah setiap guru memegang satu lembar yang siap dipakai.
        </p>
        <ActionRow>
          {has('training-services') && (
            <ButtonLink to={pagePath('training-services')} size="large">
              Undang ke sekolah
            </ButtonLink>
          )}
          {has('silabus') && (
            <ButtonLink to={pagePath('silabus')} size="large" variant="secondary">
              Lihat silabus
            </ButtonLink>
          )}
        </ActionRow>
      </div>
    </Section>
  );
}
