/** What stands below the budget's year. */
import type { ClassItem } from '../../api/class';
import { formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { placeText, scheduleText } from '../../sections/classes/class-facts';
import { everyClass } from '../../sections/classes/open-classes';
import { news, postPath } from '../../sections/posts/post-kinds';
import { PostTitle } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import { Section, SectionHeading } from '../../ui/layout';
import { StackedTable } from '../../ui/stacked-table';
import styles from './annexes.module.css';
import { papers } from './content';
import { latestNews, SHOWN } from './first-view';

/** All trainings as a table that can go into a document as it is. */
export function Trainings() {
  const has = usePageSet();
  return (
    <Section labelledBy="pelatihan">
      <SectionHeading
        id="pelatihan"
        title="Pelatihan, siap ditempel di kerangka acuan"
        action={
          has('training-services-syllabus') && (
            <ButtonLink to={pagePath('training-services-syllabus')} variant="secondary">
              Silabus lengkap
            </ButtonLink>
          )
        }
      />
      <DataBlock
        call={everyClass()}
        label="Memuat pelatihan"
        skeleton={<Skeleton height="28rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Daftar pelatihan sedang diperbarui" />}
      >
        {({ items }) => (
          <StackedTable
            compact
            columns={['Pelatihan', 'Kode', 'Jam', 'Cara', 'Jadwal']}
            rows={items.filter(({ isEnded }) => !isEnded).map(rowOf)}
          />
        )}
      </DataBlock>
    </Section>
  );
}

function rowOf(item: ClassItem) {
  const { id, name, code, durationHours } = item;
  const cells = [code, formatHours(durationHours), placeText(item), scheduleText(item)];
  return { key: id, heading: name, cells };
}

/** The papers that an auditor asks for. */
export function Papers() {
  return (
    <Section labelledBy="berkas" ground="deep">
      <h2 id="berkas">Sudah di map sebelum pemeriksa bertanya</h2>
      <dl className={styles.papers}>
        {papers.map(({ name, when, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.when}>{when}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** News from the regions, as entries of a register. */
export function Reports() {
  const has = usePageSet();
  return (
    <Section labelledBy="agenda">
      <SectionHeading
        id="agenda"
        title="Buku agenda daerah"
        action={
          <ButtonLink to={pagePath('news')} variant="secondary">
            Semua berita program
          </ButtonLink>
        }
      />
      <DataBlock
        call={latestNews()}
        label="Memuat berita program"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Agenda bulan ini belum terisi" />}
      >
        {({ items }) => (
          <ol className={styles.entries}>
            {items.slice(0, SHOWN).map((post) => (
              <li key={post.id}>
                <p className={styles.when}>{formatDate(post.publishedAt, 'short')}</p>
                <div>
                  <h3>
                    <PostTitle title={post.title} to={postPath(news, post, has)} />
                  </h3>
                  <p>{post.summary}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </DataBlock>
    </Section>
  );
}

/** The way to a first talk. */
export function Desk() {
  const has = usePageSet();
  return (
    <Section labelledBy="meja" ground="soft">
      <div className={styles.desk}>
        <h2 id="meja">Bawa satu antrean yang paling Anda keluhkan</h2>
        <div>
          <p>
            Satu jam, di kantor Anda atau lewat layar. Kami datang dengan lembar provinsi Anda, dan
            pulang dengan pertanyaan yang lebih baik.
          </p>
          <ActionRow>
            {has('make-appointment') && (
              <ButtonLink to={pagePath('make-appointment')} size="large">
                Tentukan waktunya
              </ButtonLink>
            )}
            {has('portfolio') && (
              <ButtonLink to={pagePath('portfolio')} size="large" variant="secondary">
                Daerah yang sudah jalan
              </ButtonLink>
            )}
          </ActionRow>
        </div>
      </div>
    </Section>
  );
}
