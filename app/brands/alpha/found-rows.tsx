import type { ClassItem } from '../../api/class';
import { seedsBefore } from '../../art/look';
import { pagePath, usePageSet } from '../../router/page-table';
import { classArt, placeText, scheduleText, seatsText } from '../../sections/classes/class-facts';
import { levelLabels } from '../../sections/classes/class-labels';
import { useClassPath } from '../../sections/classes/class-path';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { stretched } from '../../ui/card';
import { EmptyState } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './finder.module.css';

/** How many rows a visitor sees without scrolling. */
const SEEN_FIRST = 3;

interface FoundRowsProps {
  items: readonly ClassItem[];
  /** How many fit in all. */
  total: number;
}

/** A line a class: what it is, when and where, what it costs. */
export function FoundRows({ items, total }: FoundRowsProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{formatNumber(total)} kelas ditemukan</span>
      </VisuallyHidden>
      <ul className={styles.rows} data-below="list">
        {items.map((item, index) => (
          <Row
            key={item.id || item.slug}
            item={item}
            after={seedsBefore(items, index, 'slug')}
            eager={index < SEEN_FIRST}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  item: ClassItem;
  after: readonly string[];
  eager: boolean;
}

function Row({ item, after, eager }: RowProps) {
  const pathOf = useClassPath();
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture
          src={item.cover || item.logo}
          alt=""
          width={160}
          height={90}
          art={{ ...classArt(item), after }}
          eager={eager}
        />
      </span>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <AppLink to={pathOf(item)} className={stretched}>
            {item.name}
          </AppLink>
        </h3>
        <p className={styles.quiet}>
          {[
            item.level && levelLabels[item.level],
            item.mentor.name && `bersama ${item.mentor.name}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className={styles.when}>
        <span>{scheduleText(item)}</span>
        <span className={styles.quiet}>{placeText(item)}</span>
      </p>
      <p className={styles.cost}>
        <Price value={item.price} />
        <span className={styles.quiet}>{seatsText(item)}</span>
      </p>
    </li>
  );
}

/** Who finds nothing can ask somebody. */
export function NothingFound({ search }: { search: string }) {
  const has = usePageSet();
  if (search === '') {
    return (
      <EmptyState title="Belum ada pendaftaran yang dibuka">
        Angkatan berikutnya sedang disusun. Tengok lagi pekan depan.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`Belum ada kelas untuk “${search}”`}
      {...(has('make-appointment') && {
        action: <ButtonLink to={pagePath('make-appointment')}>Usulkan kelasnya</ButtonLink>,
      })}
    >
      Coba kata yang lebih umum, misalnya nama alat atau pekerjaannya.
    </EmptyState>
  );
}
