import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import styles from './back-to-list.module.css';
import { useReturnToList } from './list-return';
import type { PostKind } from './post-kinds';

/** A text's end: what it was about, and the way back to the list as it was left. */
export function BackToList({ kind, tags }: { kind: PostKind; tags: readonly string[] }) {
  const returnToList = useReturnToList();
  const has = usePageSet();
  return (
    <footer className={styles.end}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Topik">
          {[...new Set(tags)].map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {has(kind.listPage) && (
        <ButtonLink
          variant="secondary"
          size="small"
          icon="arrow-left"
          to={returnToList(pagePath(kind.listPage))}
        >
          Kembali ke daftar
        </ButtonLink>
      )}
    </footer>
  );
}
