import { useState } from 'react';
import { type Aspiration, listAspirations } from '../../../../api/donation';
import type { Post } from '../../../../api/post';
import { DataBlock } from '../../../../data/data-block';
import { useCall } from '../../../../data/use-call';
import { runningCampaigns } from '../../../../sections/giving/campaign-cards';
import { Avatar } from '../../../../ui/avatar';
import { Button } from '../../../../ui/button';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { DateText } from '../../../../ui/value';
import { AspirationForm } from './aspiration-form';
import styles from './aspirations.module.css';

/** How many wishes stand there at first, and come with each press. */
const STEP = 6;

const wishes = listAspirations();

/** What donors wish for, the newest first, and the way to add to it. */
export function Aspirations() {
  const reading = useCall(runningCampaigns);
  const campaigns = reading.status === 'ready' ? reading.data.items : [];
  return (
    <Section id="harapan" labelledBy="judul-harapan">
      <SectionHeading
        id="judul-harapan"
        title="Harapan yang dititipkan"
        lead="Tidak harus berdonasi untuk menitipkan harapan."
      />
      <div className={styles.columns}>
        <Wishes campaigns={campaigns} />
        <div>
          <h3 className={styles.title} id="tulis-harapan">
            Tulis harapanmu
          </h3>
          <AspirationForm campaigns={campaigns} labelledBy="tulis-harapan" />
        </div>
      </div>
    </Section>
  );
}

type Named = readonly Pick<Post, 'slug' | 'title'>[];

/** A campaign's name; empty where the platform does not list it any more. */
function nameOf(campaigns: Named, slug: string): string {
  return campaigns.find((campaign) => campaign.slug === slug)?.title ?? '';
}

function Wishes({ campaigns }: { campaigns: Named }) {
  return (
    <DataBlock
      call={wishes}
      label="Memuat harapan"
      skeleton={<WishesSkeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState title="Belum ada harapan">Jadilah yang pertama menitipkannya.</EmptyState>}
    >
      {(all) => <WishList wishes={all} campaigns={campaigns} />}
    </DataBlock>
  );
}

function WishList(props: { wishes: readonly Aspiration[]; campaigns: Named }) {
  const { wishes, campaigns } = props;
  const [shown, setShown] = useState(STEP);
  const rest = wishes.length - shown;
  return (
    <>
      <ul className={styles.wishes}>
        {wishes.slice(0, shown).map((wish) => (
          <Wish key={wish.id} wish={wish} campaign={nameOf(campaigns, wish.campaign)} />
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

function Wish({ wish, campaign }: { wish: Aspiration; campaign: string }) {
  const { message, createdAt } = wish;
  const name = wish.name || 'Tanpa nama';
  return (
    <li className={styles.wish}>
      <Avatar name={name} size={40} />
      <div>
        <p className={styles.message}>{message}</p>
        <p className={styles.from}>
          {name} · {campaign !== '' && `${campaign} · `}
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
