import { useId } from 'react';
import { seedsBefore } from '../../art/look';
import { useBoot } from '../../core/app-context';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { DateText } from '../../ui/value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { PortfolioItem } from './item';
import { itemArt, pictureArt } from './item-art';
import { itemsOf, kindLabels } from './items';
import { PictureWall } from './picture-wall';
import { PortfolioCard } from './portfolio-card';
import styles from './portfolio-detail.module.css';
import { WorkingPapers } from './working-papers';

/** One programme: its story, what there is to see, and others of its kind. */
export function PortfolioDetail({ item }: { item: PortfolioItem }) {
  const { kind } = item;
  const { titles } = useBoot().tenant;
  const trail = [
    { label: titles.portfolio?.title ?? 'Portofolio', to: pagePath('portfolio') },
    { label: kindLabels[kind], to: pagePath('portfolio', { type: kind }) },
  ];
  return (
    <article>
      <PageHeader title={item.title} lead={item.summary} trail={trail} />
      <Container className={styles.opening ?? ''}>
        <div className={styles.first}>
          <Picture
            src={item.cover}
            alt=""
            width={960}
            height={600}
            art={itemArt(item)}
            eager
            className={styles.cover ?? ''}
          />
          <Results item={item} />
        </div>
        <Facts item={item} />
      </Container>
      <Container className={styles.body ?? ''}>
        <div className={styles.story}>
          <h2 className={styles.heading}>Masalah yang dibawa</h2>
          <RichText html={item.description} />
        </div>
        <Ways item={item} />
      </Container>
      <PictureWall title="Dari lapangan" pictures={item.photos} />
      <WorkingPapers item={item} />
      <Related item={item} />
    </article>
  );
}

/** What came of it, in numbers. */
function Results({ item }: { item: PortfolioItem }) {
  return (
    <dl className={styles.results} aria-label="Hasil program">
      {item.results.map(({ value, label }) => (
        <div key={value + label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ item }: { item: PortfolioItem }) {
  const { batchs = [] } = item;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Mitra</dt>
        <dd>{item.clientName}</dd>
      </div>
      {batchs.map(({ label, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            mulai <DateText value={date} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Selesai</dt>
        <dd>
          <DateText value={item.date} />
        </dd>
      </div>
    </dl>
  );
}

/** What else there is of it: the film, its own site. */
function Ways({ item }: { item: PortfolioItem }) {
  const { video, photos } = item;
  const last = photos.at(-1);
  const art = last ? pictureArt(last) : itemArt(item);
  return (
    <aside className={styles.side} aria-label="Tautan program">
      <AppLink to={video.link} className={styles.video}>
        <Picture src={video.thumbnail} alt="" width={960} height={540} art={art} />
        <span className={styles.play}>
          <Icon name="play" size={32} />
        </span>
        <span className={styles.videoLabel}>
          Tonton videonya<VisuallyHidden>: {item.title}</VisuallyHidden>
        </span>
      </AppLink>
      <ButtonLink to={item.projectLink} variant="secondary" block iconEnd="arrow-up-right">
        Situs program
      </ButtonLink>
      <ShareButton title={item.title} block />
      <p className={styles.note}>
        {item.isDemo ? 'Mitra, cerita' : 'Cerita'}, angka, gambar, dan tautan di halaman ini contoh
        untuk peragaan.
      </p>
    </aside>
  );
}

function Related({ item }: { item: PortfolioItem }) {
  const id = useId();
  const others = itemsOf(item.kind).filter(({ slug }) => slug !== item.slug);
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title={`Program lain bersama ${kindLabels[item.kind].toLowerCase()}`}
      />
      <Grid min="26rem">
        {others.map((other, index) => (
          <PortfolioCard key={other.slug} item={other} after={seedsBefore(others, index, 'slug')} />
        ))}
      </Grid>
    </Section>
  );
}
