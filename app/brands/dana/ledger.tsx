import { listCampaigns } from '../../api/campaign';
import type { Post } from '../../api/post';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { RaisedBar } from '../../sections/giving/raised-bar';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import styles from './ledger.module.css';

/** The open campaigns as lines of a cash book, below the sum of all. */
export function Ledger() {
  const campaigns = useCall(listCampaigns());
  return (
    <div className={styles.sheet}>
      <Container>
        <div className={styles.head}>
          <h1 className={styles.title}>Buku kas yang boleh dibuka siapa saja</h1>
          <p className={styles.lead}>
            Setiap baris adalah satu kebutuhan belajar. Yang sudah diterima dan yang baru dijanjikan
            ditulis terpisah, supaya tidak ada angka yang terlihat lebih besar dari uangnya.
          </p>
        </div>
        <QueryBoundary
          reading={campaigns}
          label="Memuat buku kas"
          skeleton={<Skeleton height="34rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState title="Halaman ini masih kosong">
              Belum ada kebutuhan yang dibuka. Lembar berikutnya terbit awal bulan.
            </EmptyState>
          }
        >
          {({ items }) => <Book campaigns={items} />}
        </QueryBoundary>
      </Container>
    </div>
  );
}

function Book({ campaigns }: { campaigns: readonly Post[] }) {
  const has = usePageSet();
  return (
    <div className={styles.book}>
      <div className={styles.sum}>
        <RaisedBar
          campaigns={campaigns.map(({ slug }) => slug)}
          target={campaigns.reduce((sum, { target }) => sum + target, 0)}
          label={`Jumlah dari ${campaigns.length} baris`}
          isLarge
        />
        {has('donation') && (
          <ButtonLink to={pagePath('donation')} size="large" iconEnd="arrow-right">
            Tambah satu baris
          </ButtonLink>
        )}
      </div>
      <ol className={styles.lines}>
        {campaigns.map((campaign, index) => (
          <Line
            key={campaign.slug}
            campaign={campaign}
            after={campaigns.slice(0, index).map(({ slug }) => slug)}
          />
        ))}
      </ol>
    </div>
  );
}

function Line({ campaign, after }: { campaign: Post; after: readonly string[] }) {
  const { slug, title, summary, target } = campaign;
  const has = usePageSet();
  return (
    <li className={styles.line}>
      <ArtImage
        art={{ kind: 'landscapes', seed: slug, subject: title, after }}
        width={160}
        height={160}
        className={styles.stamp}
      />
      <div>
        <h2 className={styles.name}>
          {has('campaign') ? <AppLink to={pagePath('campaign', { slug })}>{title}</AppLink> : title}
        </h2>
        <p className={styles.need}>{summary}</p>
      </div>
      <RaisedBar campaigns={[slug]} target={target} />
    </li>
  );
}
