import { useState } from 'react';
import { type Aspiration, listAspirations } from '../../api/donation';
import { useApp } from '../../app-context';
import { DataBlock } from '../../data/data-block';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { DateText } from '../../ui/value';
import { AspirationForm } from './aspiration-form';
import styles from './aspirations.module.css';
import { campaignName } from './campaigns';

/** How many wishes stand there at first, and come with each press. */
const STEP = 6;

const wishes = listAspirations();

/** What donors wish for, the newest first, and the way to add to it. */
export function Aspirations() {
  const { cache } = useApp();
  return (
    <Section id="harapan" labelledBy="judul-harapan">
      <SectionHeading
        id="judul-harapan"
        title="Harapan yang dititipkan"
        lead="Tidak harus berdonasi untuk menitipkan harapan."
      />
      <div className={styles.columns}>
        <Wishes />
        <div>
          <h3 className={styles.title} id="tulis-harapan">
            Tulis harapanmu
          </h3>
          <AspirationForm labelledBy="tulis-harapan" onSent={() => cache.refresh(wishes)} />
        </div>
      </div>
    </Section>
  );
}

function Wishes() {
  return (
    <DataBlock
      call={wishes}
      label="Memuat harapan"
      skeleton={<WishesSkeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState title="Belum ada harapan">Jadilah yang pertama menitipkannya.</EmptyState>}
    >
      {(all) => <WishList wishes={all} />}
    </DataBlock>
  );
}

function WishList({ wishes }: { wishes: readonly Aspiration[] }) {
  const [shown, setShown] = useState(STEP);
  const rest = wishes.length - shown;
  return (
    <>
      <ul className={styles.wishes}>
        {wishes.slice(0, shown).map((wish) => (
          <Wish key={wish.id} wish={wish} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          Tampilkan lagi ({formatNumber(rest)} tersisa)
        </Button>
      )}
    </>
  );
}

function Wish({ wish: { name, message, campaign, createdAt } }: { wish: Aspiration }) {
  return (
    <li className={styles.wish}>
      <Avatar name={name} size={40} />
      <div>
        <p className={styles.message}>{message}</p>
        <p className={styles.from}>
          {name} · {campaignName(campaign)} ·{' '}
          <DateText value={createdAt} length="short" fallback="" />
        </p>
      </div>
    </li>
  );
}

function WishesSkeleton() {
  return (
    <Grid min="100%">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} height="4.5rem" />
      ))}
    </Grid>
  );
}
