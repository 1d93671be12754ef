import { AppLink } from '../../ui/app-link';
import { Card, CardBody, stretched } from '../../ui/card';
import { Picture } from '../../ui/picture';
import styles from './campaign-card.module.css';
import type { Campaign } from './campaigns';
import { Total } from './total';

/** One campaign; pressing it goes to the form with the campaign chosen. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { slug, name, text, example } = campaign;
  return (
    <Card as="article" interactive flush>
      <Picture src="" alt="" width={640} height={240} seed={slug.length * 7} />
      <CardBody>
        <h3 className={styles.name}>
          <AppLink to={`?kampanye=${slug}#donasi`} className={stretched} viewTransition={false}>
            {name}
          </AppLink>
        </h3>
        <p>{text}</p>
        <p className={styles.example}>{example}</p>
        <div className={styles.total}>
          <Total campaign={slug} label="Terkumpul" />
        </div>
      </CardBody>
    </Card>
  );
}
