import { listCampaigns } from '../../api/campaign';
import type { Post } from '../../api/post';
import { seedsBefore } from '../../art/look';
import { useNow } from '../../core/hydration/live';
import { DataBlock } from '../../data/data-block';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid } from '../../ui/layout';
import { CampaignCard } from './campaign-card';
import { isOver } from './campaign-time';

const PLACES = ['a', 'b', 'c'];

/** The campaigns that stand on the donation page. */
export const runningCampaigns = listCampaigns();

/** Those that still take pledges. */
const running = (campaigns: readonly Post[], now: number) =>
  campaigns.filter((campaign) => !isOver(campaign, now));

/** The platform's campaigns as cards, each with its live bar; the first `limit` of them. */
export function CampaignCards({ limit = Number.POSITIVE_INFINITY }: { limit?: number }) {
  const now = useNow(30_000);
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
      isEmpty={({ items }) => items.every((one) => isOver(one, now))}
      empty={
        <EmptyState title="Belum ada kampanye yang berjalan">
          Kampanye berikutnya sedang disiapkan. Datang lagi nanti, ya.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Grid min="18rem">
          {running(items, now)
            .slice(0, limit)
            .map((campaign, index, shown) => (
              <CampaignCard
                key={campaign.id || campaign.slug}
                campaign={campaign}
                after={seedsBefore(shown, index, 'slug')}
              />
            ))}
        </Grid>
      )}
    </DataBlock>
  );
}
