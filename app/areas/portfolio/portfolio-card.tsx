import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { Card, CardBody, stretched } from '../../ui/card';
import { Picture } from '../../ui/picture';
import { DateText } from '../../ui/value';
import type { PortfolioItem } from './item';
import { itemArt } from './item-art';
import { kindLabels } from './items';
import styles from './portfolio-card.module.css';

type PortfolioCardProps = {
  item: PortfolioItem;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
  eager?: boolean;
  level?: 2 | 3;
};

/** One programme of the portfolio; the whole card leads to it. */
export function PortfolioCard({ item, after, eager = false, level = 3 }: PortfolioCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const [result] = item.results;
  return (
    <Card as="article" interactive flush>
      <Picture
        src={item.cover}
        alt=""
        width={960}
        height={600}
        art={{ ...itemArt(item), after }}
        eager={eager}
      />
      <CardBody>
        <p className={styles.facts}>
          <Badge tone="brand">{kindLabels[item.kind]}</Badge>
          <DateText value={item.date} length="short" />
        </p>
        <Title className={styles.title}>
          <AppLink to={itemPath(item)} className={stretched}>
            {item.title}
          </AppLink>
        </Title>
        <p className={styles.client}>{item.clientName}</p>
        <p className={styles.summary}>{item.summary}</p>
        {result && (
          <p className={styles.result}>
            <strong>{result.value}</strong> {result.label}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** The address of an item's page. */
export function itemPath({ kind, slug }: PortfolioItem): string {
  return pagePath('portfolio', { type: kind, title: slug });
}
