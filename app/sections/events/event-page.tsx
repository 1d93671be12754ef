import type { PostDetail } from '../../api/post';
import { useNow } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Container } from '../../ui/container';
import { Fact } from '../../ui/fact';
import { formatPrice } from '../../ui/format';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { ShareButton } from '../../ui/share-button';
import { SideLayout } from '../../ui/side-layout';
import { OrderButton } from '../classes/enrolment/order-button';
import { useReturnToList } from '../posts/list-return';
import type { PostKind } from '../posts/post-kinds';
import { useViewCount } from '../posts/use-view-count';
import { splitAtTimetable } from '../timetable/timetable';
import { AddToCalendar } from './add-to-calendar';
import { eventArt, hasRoom, nearness, roomText, whereText } from './event-facts';
import styles from './event-page.module.css';
import { EventWhen } from './event-when';
import { RelatedEvents } from './related-events';
import '../rooms/openings.css';

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
      <header data-anatomy="opening">
        <Container>
          <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }, ...trail]} current={item.title} />
          <div>
            {item.category.name !== '' && <p>{item.category.name}</p>}
            <h1>{item.title}</h1>
            {item.summary !== '' && <p>{item.summary}</p>}
            <div className={styles.when}>
              <EventWhen event={item} />
              <span>{whereText(item)}</span>
            </div>
          </div>
          <Picture src={item.cover} alt="" width={960} height={600} art={eventArt(item)} eager />
        </Container>
      </header>
      <SideLayout label="Waktu dan tempat" side={<Attend item={item} />} isSideFirst>
        <EventText html={item.content} />
      </SideLayout>
    </>
  );
}

/** What an event says of itself, its timetable set apart. */
function EventText({ html }: { html: string }) {
  const split = splitAtTimetable(html);
  const text = split ? split.before + split.after : html;
  return (
    <>
      {split && (
        <section aria-labelledby="susunan-acara">
          <h2 id="susunan-acara" className={styles.heading}>
            {split.title}
          </h2>
          <ol className={styles.timetable}>
            {split.rows.map(({ time, what }) => (
              <li key={time + what}>
                <span className={styles.time}>{time}</span>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="tentang-acara">
        <h2 id="tentang-acara" className={styles.heading}>
          Tentang acara
        </h2>
        <RichText html={text} />
      </section>
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
