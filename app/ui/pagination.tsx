import { AppLink } from './app-link';
import { Icon } from './icon';
import styles from './pagination.module.css';
import { VisuallyHidden } from './visually-hidden';

type PaginationProps = {
  page: number;
  totalPages: number;
  /** The address of a page: `(2) => '?page=2'`. */
  hrefOf: (page: number) => string;
  /** What is paged: "Halaman kelas". */
  label: string;
};

/** Page numbers to show: both ends, the neighbours, and 0 where numbers are left out. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, totalPages];
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} name="Halaman sebelumnya" icon="chevron-left" />
      <ol className={styles.pages}>
        {pageNumbers(page, totalPages).map((number, index, all) =>
          number === 0 ? (
            <li key={`gap-${all[index + 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <AppLink
                to={hrefOf(number)}
                className={styles.page}
                aria-current={number === page ? 'page' : undefined}
              >
                <VisuallyHidden>Halaman </VisuallyHidden>
                {number}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      <Step
        to={page < totalPages ? hrefOf(page + 1) : null}
        name="Halaman berikutnya"
        icon="chevron-right"
      />
    </nav>
  );
}

type StepProps = { to: string | null; name: string; icon: 'chevron-left' | 'chevron-right' };

function Step({ to, name, icon }: StepProps) {
  if (!to) {
    return (
      <span className={styles.page} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
    );
  }
  return (
    <AppLink to={to} className={styles.page} aria-label={name}>
      <Icon name={icon} size={20} />
    </AppLink>
  );
}
