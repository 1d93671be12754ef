import { type CSSProperties, useId, useState } from 'react';
import type { Post } from '../../api/post';
import { pagePath, usePageSet } from '../../router/page-table';
import { articles, letters, postPath } from '../../sections/posts/post-kinds';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Motif } from '../../ui/motif';
import { Picture } from '../../ui/picture';
import { ScriptNote } from '../../ui/script-note';
import styles from './shelf.module.css';

/** As many as stand beside each other on a wide window. */
const SHOWN = 10;

/** Spines beside each other, or on a phone lying on each other; one of them is open. */
export function Shelf({ books }: { books: readonly Post[] }) {
  const has = usePageSet();
  const shown = books.slice(0, SHOWN);
  const [open, setOpen] = useState(shown[0]?.id ?? '');
  if (shown.length === 0) {
    return (
      <Container>
        <p className={styles.empty}>Rak sedang dilap. Tulisan baru tiba hari Sabtu.</p>
      </Container>
    );
  }
  return (
    <>
      <ol className={styles.shelf}>
        {shown.map((book, place) => (
          <Book
            key={book.id}
            book={book}
            place={place}
            isOpen={book.id === open}
            onOpen={() => setOpen(book.id)}
          />
        ))}
      </ol>
      <div className={styles.board}>
        <Container className={styles.label ?? ''}>
          <p>{books.length} judul di rak depan</p>
          {has('tulisan-temans') && (
            <AppLink to={pagePath('tulisan-temans')}>Masuk ke gudang buku</AppLink>
          )}
          <ScriptNote />
        </Container>
      </div>
    </>
  );
}

interface BookProps {
  book: Post;
  place: number;
  isOpen: boolean;
  onOpen(): void;
}

const CLOTHS = [styles.clay, styles.leaf, styles.night, styles.paper];

/** How thick and how tall a book is: told by its title alone. */
function measure({ slug, title }: Post): CSSProperties & Record<`--${string}`, string | number> {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return {
    '--tall': `${84 + (sum % 5) * 4}%`,
    '--thick': `${Math.min(7.5, 3 + [...title].length / 13 + (sum % 3) * 0.3)}rem`,
    '--lying': `${82 + (sum % 7) * 3}%`,
  };
}

function Book({ book, place, isOpen, onOpen }: BookProps) {
  const id = useId();
  return (
    <li className={styles.book} data-open={isOpen || undefined} style={measure(book)}>
      <button
        type="button"
        className={`${styles.spine} ${CLOTHS[place % CLOTHS.length]}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <span className={styles.title}>{book.title}</span>
        <span className={styles.author}>{book.author.split(',')[0]}</span>
        <span className={styles.cloth}>
          <Motif size="1.5rem" seed={place} />
        </span>
      </button>
      <div id={id} className={styles.pages} hidden={!isOpen}>
        {isOpen && <Pages book={book} />}
      </div>
    </li>
  );
}

/** The open book: its cover and its first page. */
function Pages({ book }: { book: Post }) {
  const has = usePageSet();
  const to = postPath(book.kindSlug === letters.slug ? letters : articles, book, has);
  return (
    <article className={styles.spread}>
      <div className={styles.cover}>
        <Picture
          src={book.cover}
          alt=""
          width={240}
          height={360}
          art={{ kind: 'covers', seed: book.title, note: book.category.name }}
        />
      </div>
      <div className={styles.page}>
        <p className={styles.kind}>{book.category.name}</p>
        <h2>{book.title}</h2>
        <p className={styles.opening}>{book.summary}</p>
        <p className={styles.by}>{book.author}</p>
        {to !== null && (
          <ButtonLink to={to} iconEnd="arrow-right">
            Baca lanjutannya
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
