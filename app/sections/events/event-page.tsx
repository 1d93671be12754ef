import type { PostDetail } from '../../api/post';
import { useNow } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Fact } from '../../ui/fact';
import { formatPrice } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { OrderButton } from '../classes/enrolment/order-button';
import { useReturnToList } from '../posts/list-return';
import type { PostKind } from '../posts/post-kinds';
import { useViewCount } from '../posts/use-view-count';
import { AddToCalendar } from './add-to-calendar';
import { eventArt, hasRoom, nearness, roomText, whereText } from './event-facts';
import styles from './event-page.module.css';
import { EventWhen } from './event-when';
import { RelatedEvents } from './related-events';

interface EventPageProps {
  kind: PostKind;
  item: PostDetail;
  /** The way here after the home page. */
  listLabel: string;
}

/** One event: what it is, when and where, and how to be there. */
export function EventPage(props: EventPageProps) {
  const { kind, item } = props;
  useViewCount(kind, item);
  return (
    <>
      <EventBody {...props} />
      <RelatedEvents kind={kind} item={item} />
    </>
  );
}

/** The event itself, as its readers see it. */
export function EventBody({ kind, item, listLabel }: EventPageProps) {
  const returnToList = useReturnToList();
  const has = usePageSet();
  const trail = has(kind.listPage)
    ? [{ label: listLabel, to: returnToList(pagePath(kind.listPage)) }]
    : [];
  return (
    <>
      <PageHeader
        eyebrow={item.category.name}
        title={item.title}
        lead={item.summary}
        trail={trail}
      />
      <SideLayout label="Waktu dan tempat" side={<Attend item={item} />} isSideFirst>
        <section aria-labelledby="tentang-acara">
          <Picture
            src={item.cover}
            alt=""
            width={800}
            height={320}
            art={eventArt(item)}
            className={styles.cover ?? ''}
          />
          <h2 id="tentang-acara" className={styles.heading}>
            Tentang acara
          </h2>
          <RichText html={item.content} />
        </section>
      </SideLayout>
    </>
  );
}

function Attend({ item }: { item: PostDetail }) {
  const near = nearness(item, useNow(60_000));
  const isOver = near?.isOver === true;
  const { id, slug, price, link } = item;
  return (
    <Card>
      {near && (
        <p>
          <Badge tone={near.tone} dot>
            {near.text}
          </Badge>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact icon="calendar" name="Waktu">
          <EventWhen event={item} />
        </Fact>
        <Fact icon="pin" name="Tempat">
          {whereText(item)}
        </Fact>
        <Fact icon="user" name="Penyelenggara">
          {item.author}
        </Fact>
        <Fact icon="check" name="Kursi">
          {isOver ? '' : roomText(item)}
        </Fact>
        <Fact icon="info" name="Biaya">
          {formatPrice(price)}
        </Fact>
      </dl>
      {!isOver && (
        <div className={styles.actions}>
          {link === '' ? (
            <OrderButton
              order={{ kind: 'event', slug, id }}
              label="Daftar hadir"
              price={price}
              closed={hasRoom(item) ? null : <p className={styles.full}>Kursi sudah penuh</p>}
            />
          ) : (
            <ButtonLink block size="large" to={link}>
              Daftar hadir
            </ButtonLink>
          )}
          <AddToCalendar event={item} />
        </div>
      )}
      {isOver && (
        <p className={styles.over}>Acara ini sudah selesai. Lihat acara serupa di bawah.</p>
      )}
      <ShareButton title={item.title} label="Bagikan acara" block />
    </Card>
  );
}
