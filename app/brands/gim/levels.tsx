import { useState } from 'react';
import { type ClassItem, type ClassLevel, listClasses } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { classArt, scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { classStatus } from '../../sections/classes/class-status-badge';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import { OneOf } from '../../ui/one-of';
import styles from './levels.module.css';

const LEVELS: readonly { level: ClassLevel; name: string; says: string }[] = [
  {
    level: 'beginner',
    name: 'Mudah',
    says: 'Belum pernah bikin apa pun. Laptop pinjaman pun jalan.',
  },
  { level: 'intermediate', name: 'Sedang', says: 'Satu gim kecilmu sudah selesai, walau jelek.' },
  {
    level: 'advanced',
    name: 'Sulit',
    says: 'Orang asing pernah memainkannya. Sekarang yang menyakitkan.',
  },
];

const levels = LEVELS.map(({ level, name, says }) => {
  const face = (
    <>
      <strong>{name}</strong>
      <span>{says}</span>
    </>
  );
  return [level, face] as const;
});

/** The classes as a choice of difficulty. */
export function Levels() {
  const classes = useCall(listClasses());
  return (
    <Section labelledBy="kesulitan">
      <h2 id="kesulitan" className={styles.title}>
        Pilih tingkat kesulitan
      </h2>
      <QueryBoundary
        reading={classes}
        label="Memuat kelas"
        skeleton={<Skeleton height="30rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Kaset berikutnya sedang ditulis" />}
      >
        {({ items }) => <Choice classes={items} />}
      </QueryBoundary>
    </Section>
  );
}

function Choice({ classes }: { classes: readonly ClassItem[] }) {
  const [chosen, choose] = useState<ClassLevel>('beginner');
  const pathOf = useClassPath();
  const found = classes.filter(({ level }) => level === chosen);
  return (
    <>
      <OneOf
        labelledBy="kesulitan"
        options={levels}
        chosen={chosen}
        onChoose={choose}
        className={styles.levels}
        optionClass={styles.level}
      />
      {found.length === 0 && <p>Belum ada kelas di tingkat ini.</p>}
      <ul className={styles.cartridges}>
        {found.map((item, index) => (
          <li key={item.id} className={styles.cartridge}>
            <ArtImage
              art={{
                ...classArt(item),
                after: found.slice(0, index).map(({ slug }) => slug),
              }}
              width={320}
              height={200}
              className={styles.label}
            />
            <h3>
              <AppLink to={pathOf(item)}>{item.name}</AppLink>
            </h3>
            <p>{item.summary}</p>
            <p className={styles.facts}>
              {[classStatus(item).label, scheduleText(item), formatPrice(item.price)].join(' / ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
