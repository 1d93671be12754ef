import type { ClassItem } from '../../api/class';
import { formatDate } from '../../core/wib';
import { pagePath, usePageSet } from '../../router/page-table';
import { seatsText } from '../../sections/classes/class-facts';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback';
import styles from './near-you.module.css';
import type { Nearby } from './towns';

const HELD = 3;
const ONLINE = 1;

interface NearClassesProps {
  held: readonly Nearby[];
  online: readonly ClassItem[];
}

/** The nearest classes, and one for which nobody has to leave the house. */
export function NearClasses({ held, online }: NearClassesProps) {
  const has = usePageSet();
  const shown = [
    ...held.slice(0, HELD).map(({ item, layers }) => ({ item, far: farText(layers) })),
    ...online.slice(0, ONLINE).map((item) => ({ item, far: 'dari rumah' })),
  ];
  if (shown.length === 0)
    return (
      <EmptyState title="Kelas berikutnya sedang dicari gedungnya">
        Pilih kota tetangga, atau usulkan aula di kecamatanmu.
      </EmptyState>
    );
  return (
    <>
      <ol className={styles.classes}>
        {shown.map(({ item, far }) => (
          <li key={item.slug}>
            <p className={styles.far}>{far}</p>
            <div>
              <h3>
                {has('class-detail') ? (
                  <AppLink to={pagePath('class-detail', { slug: item.slug })}>{item.name}</AppLink>
                ) : (
                  item.name
                )}
              </h3>
              <p>{factsOf(item)}</p>
            </div>
          </li>
        ))}
      </ol>
      {has('class') && (
        <ButtonLink to={pagePath('class')} variant="secondary" iconEnd="arrow-right">
          Lihat kelas se-Jawa Barat
        </ButtonLink>
      )}
    </>
  );
}

function farText(layers: number): string {
  return layers === 0 ? 'di kotamu' : `${layers} lapis`;
}

/** Where, from when, and whether there is room: what is not known is left out. */
function factsOf(item: ClassItem): string {
  const from = formatDate(item.startDate, 'short');
  const place = item.type === 'online' ? 'Daring' : item.city;
  return [place, from && `mulai ${from}`, seatsText(item)].filter(Boolean).join(' · ');
}
