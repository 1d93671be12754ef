import { listCampaigns } from '../../api/campaign';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid } from '../../ui/layout';
import { CampaignCard } from './campaign-card';

const PLACES = ['a', 'b', 'c'];

/** The campaigns that stand on the donation page: its row in app/pages.json names the same call. */
export const runningCampaigns = listCampaigns();

/** The platform's campaigns as cards, each with its live bar; the first `limit` of them. */
export function CampaignCards({ limit = Number.POSITIVE_INFINITY }: { limit?: number }) {
  return (
    <DataBlock
      call={runningCampaigns}
      label="Memuat kampanye"
      skeleton={
        <Grid min="18rem">
          {PLACES.slice(0, limit).map((place) => (
            <Skeleton key={place} height="26rem" />
          ))}
        </Grid>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="Belum ada kampanye yang berjalan">
          Kampanye berikutnya sedang disiapkan. Datang lagi nanti, ya.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Grid min="18rem">
          {items.slice(0, limit).map((campaign, index) => (
            <CampaignCard
              key={campaign.id || campaign.slug}
              campaign={campaign}
              after={seedsBefore(items, index, 'slug')}
            />
          ))}
        </Grid>
      )}
    </DataBlock>
  );
}
