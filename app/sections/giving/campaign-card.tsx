import type { Post } from '../../api/post';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Card, CardBody, stretched } from '../../ui/card';
import { Picture } from '../../ui/picture';
import styles from './campaign-card.module.css';
import { RaisedBar } from './raised-bar';

interface CampaignCardProps {
  campaign: Post;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
}

/** One campaign with its live bar; it leads to the campaign's page. */
export function CampaignCard({ campaign, after }: CampaignCardProps) {
  const { slug, title, summary, target, cover } = campaign;
  const has = usePageSet();
  return (
    <Card as="article" interactive flush>
      <Picture
        src={cover}
        alt=""
        width={640}
        height={240}
        art={{ kind: 'landscapes', seed: slug, subject: title, after }}
      />
      <CardBody>
        <h3 className={styles.name}>
          {has('campaign') ? (
            <AppLink to={pagePath('campaign', { slug })} className={stretched}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h3>
        <p>{summary}</p>
        <div className={styles.raised}>
          <RaisedBar campaigns={[slug]} target={target} />
        </div>
      </CardBody>
    </Card>
  );
}
