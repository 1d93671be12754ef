/** What stands below the strip and the week. */

import type { ClassItem } from '../../api/class';
import { useMountTime } from '../../core/hydration/live';
import { formatLeaf } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { scheduleText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { classStatus } from '../../sections/classes/class-status-badge';
import { everyClass } from '../../sections/classes/open-classes';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { refusals } from './content';
import { latestNews } from './first-view';
import { blocksOf, isOpen } from './strip';

/** What each block costs, and whether it can be joined. */
export function Blocks() {
  return (
    <Section labelledBy="blok">
      <h2 id="blok">Bayar satu blok, baru pikirkan blok berikutnya</h2>
      <DataBlock
        call={everyClass()}
        label="Memuat blok"
        skeleton={<Skeleton height="18rem" />}
        isEmpty={({ items }) => blocksOf(items).length === 0}
        empty={<EmptyState title="Bloknya sedang disusun ulang" />}
      >
        {({ items }) => (
          <ol className={styles.blocks}>
            {blocksOf(items).map((block) => (
              <Block key={block.id} block={block} />
            ))}
          </ol>
        )}
      </DataBlock>
    </Section>
  );
}

function Block({ block }: { block: ClassItem }) {
  const classPath = useClassPath();
  const now = useMountTime();
  return (
    <li>
      <p className={styles.price}>{formatPrice(block.price)}</p>
      <div>
        <h3>
          <AppLink to={classPath(block)}>{block.name}</AppLink>
        </h3>
        <p>{block.summary}</p>
      </div>
      <p className={styles.when}>
        {scheduleText(block)}
        <br />
        {(isOpen(block, now) && seatsText(block)) || classStatus(block).label}
      </p>
    </li>
  );
}

/** What was released on the Fridays before. */
export function Fridays() {
  const has = usePageSet();
  return (
    <Section labelledBy="jumat" ground="soft">
      <h2 id="jumat">Jumat-jumat yang lewat</h2>
      <DataBlock
        call={latestNews()}
        label="Memuat catatan rilis"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada Jumat yang tercatat" />}
      >
        {({ items }) => (
          <ol className={styles.fridays}>
            {items.map((post) => {
              const to = postPath(news, post, has);
              const leaf = formatLeaf(post.publishedAt);
              return (
                <li key={post.id}>
                  <p className={styles.leaf}>
                    <span>{leaf?.day}</span> {leaf?.month}
                  </p>
                  <h3>
                    <TitleLink title={post.title} to={to} />
                  </h3>
                  <p className={styles.summary}>{post.summary}</p>
                </li>
              );
            })}
          </ol>
        )}
      </DataBlock>
      <p className={styles.note}>Nama dan angka pada halaman ini data contoh.</p>
    </Section>
  );
}

/** What the school does not offer; then the way in. */
export function Refusals() {
  const has = usePageSet();
  return (
    <Section labelledBy="tidak" ground="deep">
      <h2 id="tidak" className={styles.not}>
        Yang tidak akan kamu dapat
      </h2>
      <ul className={styles.refusals}>
        {refusals.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ActionRow>
        {has('class') && (
          <ButtonLink to={pagePath('class')} size="large" variant="inverse">
            Cicipi Pekan Nol, gratis
          </ButtonLink>
        )}
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large" variant="inverse-ghost">
            Bicara dengan pendamping
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
