import { type CSSProperties, useState } from 'react';
import { type GalleryItem, listGallery } from '../../api/gallery';
import { Failed } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Loading } from '../../ui/feedback';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { borrow, isSame, type Loan, wordsIn } from './borrowed';
import { Maker } from './maker';
import styles from './word-wall.module.css';

/** How many tiles there is room for round the poster. */
const TILES = 6;
/** How many words of the first tile are on the poster before anybody has borrowed any. */
const GIVEN = 4;

/** Tiles of the newest works; every word on them can be borrowed for the poster in the middle. */
export function WordWall() {
  const works = useCall(listGallery());
  return (
    <div className={styles.quay}>
      <h1 className={styles.title}>Pinjam kata dari tembok ini</h1>
      <PlainLine />
      {works.status === 'loading' && (
        <div className={styles.waiting}>
          <Loading label="Mengoleskan lem" />
        </div>
      )}
      {works.status === 'failed' && (
        <div className={styles.waiting}>
          <Failed {...works} title="Temboknya kehujanan" />
        </div>
      )}
      {works.status === 'ready' && <Wall works={works.data.items.slice(0, TILES)} />}
      <ScriptNote />
    </div>
  );
}

function Wall({ works }: { works: readonly GalleryItem[] }) {
  const has = usePageSet();
  const [loans, setLoans] = useState<readonly Loan[]>(() => given(works[0]));
  if (works.length === 0) {
    return <p className={styles.empty}>Temboknya baru dikapur. Katanya menyusul.</p>;
  }
  return (
    <div className={styles.wall}>
      <Maker words={loans.map(({ word }) => word)} onClear={() => setLoans([])} />
      <ul className={styles.tiles}>
        {works.map((work) => (
          <Tile
            key={work.id}
            work={work}
            loans={loans}
            onBorrow={(loan) => setLoans(borrow(loans, loan))}
          />
        ))}
        {has('gallery') && (
          <li className={styles.all}>
            <AppLink to={pagePath('gallery')}>Lihat tembok aslinya</AppLink>
          </li>
        )}
      </ul>
    </div>
  );
}

function given(work: GalleryItem | undefined): Loan[] {
  if (work === undefined) return [];
  return wordsIn(work.title)
    .slice(0, GIVEN)
    .map((word, at) => ({ tile: work.id, at, word }));
}

interface TileProps {
  work: GalleryItem;
  loans: readonly Loan[];
  onBorrow(loan: Loan): void;
}

/** A work by its title, each word of which is a button. */
function Tile({ work: { id, title, kind, maker, location }, loans, onBorrow }: TileProps) {
  const words = wordsIn(title);
  const longest = Math.max(1, ...words.map((word) => [...word].length));
  const style: CSSProperties & { '--longest': number } = { '--longest': longest };
  return (
    <li className={styles.tile}>
      {/* biome-ignore lint/a11y/useSemanticElements: words of a title are no fields of a form. */}
      <div role="group" aria-label={title} className={styles.words} style={style}>
        {words.map((word, at) => {
          const loan = { tile: id, at, word };
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a title may have a word twice.
              key={at}
              type="button"
              aria-pressed={loans.some((one) => isSame(one, loan))}
              onClick={() => onBorrow(loan)}
            >
              {word}
            </button>
          );
        })}
      </div>
      <p>{[kind, maker, location].filter(Boolean).join(', ')}</p>
    </li>
  );
}
