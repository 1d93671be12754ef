import type { ClassLevel, ClassOverview } from '../../../../api/class';
import { pagePath } from '../../../../router/page-table';
import { classArt, originText } from '../../../../sections/classes/class-facts';
import { levelLabels } from '../../../../sections/classes/class-labels';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { Breadcrumbs } from '../../../../ui/breadcrumbs';
import { Chip } from '../../../../ui/chip';
import { Container } from '../../../../ui/container';
import { Cluster } from '../../../../ui/layout';
import { Picture } from '../../../../ui/picture';
import styles from './hero.module.css';
import '../../../../sections/rooms/openings.css';

/** The page's opening: where it stands, its state, its name, its picture. */
export function Hero({ item }: { item: ClassOverview }) {
  const trail = [
    { label: 'Beranda', to: pagePath('home') },
    { label: 'Kelas', to: pagePath('class') },
  ];
  return (
    <header data-anatomy="opening">
      <Container>
        <Breadcrumbs trail={trail} current={item.name} />
        <div>
          <div className={styles.badge}>
            <ClassStatusBadge flags={item} />
            <span className={styles.code}>{originText(item)}</span>
          </div>
          <h1>{item.name}</h1>
          {item.summary !== '' && <p>{item.summary}</p>}
          {item.tags.length > 0 && (
            <Cluster gap={1} className={styles.tags ?? ''}>
              {item.tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </Cluster>
          )}
          {item.level !== '' && <BeltOf level={item.level} />}
        </div>
        <Picture
          src={item.cover || item.logo}
          alt=""
          width={960}
          height={600}
          art={classArt(item)}
          eager
        />
      </Container>
    </header>
  );
}

/** A class's place among the belts, which a dojo's style sheet alone shows. */
function BeltOf({ level }: { level: ClassLevel }) {
  return (
    <p data-anatomy="belt">
      {BELTS.map(([name, of]) => (
        <i key={name} data-worn={of === level ? '' : undefined} />
      ))}
      <span>
        Sabuk {BELTS.find(([, of]) => of === level)?.[0]}, tingkat{' '}
        {levelLabels[level].toLowerCase()}
      </span>
    </p>
  );
}

/** The last belt has no classes: it is earned. */
const BELTS: readonly (readonly [name: string, level: ClassLevel | null])[] = [
  ['putih', 'beginner'],
  ['hijau', 'intermediate'],
  ['biru', 'advanced'],
  ['hitam', null],
];
