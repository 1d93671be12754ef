import { useLocation, useNavigate } from 'react-router';
import type { Reading } from '../../data/reading';
import { useEarlyChoice } from '../../live';
import { Button } from '../../ui/button';
import { FilterChip } from '../../ui/chip';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Select } from '../../ui/input';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { WithoutScript } from '../../ui/without-script';
import { type ListQuery, listHref, type Orders } from './list-query';
import styles from './list-tools.module.css';

/** A category a list can be narrowed to; `value` is what the query carries. */
export interface CategoryOption {
  readonly value: string;
  readonly label: string;
  /** How many items it has; left out where nobody counted. */
  readonly total?: number | undefined;
}

interface ListToolsProps {
  query: ListQuery;
  /** Left out where the list has none; without them it has one filter less. */
  categories?: Reading<readonly CategoryOption[]> | undefined;
  orders?: Orders;
}

/** What stands between a list's header and its items: categories to pick, and the order. */
export function ListTools({ query, categories, orders }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {categories?.status === 'loading' && <Skeleton height="2.5rem" width="24rem" />}
      {categories?.status === 'ready' && <Categories query={query} options={categories.data} />}
      {orders && <Order query={query} orders={orders} />}
    </div>
  );
}

function Categories({ query, options }: { query: ListQuery; options: readonly CategoryOption[] }) {
  if (options.length === 0) return null;
  return (
    <nav aria-label="Kategori">
      <ul className={styles.chips}>
        <li>
          <FilterChip to={listHref(query, { category: '' })} selected={query.category === ''}>
            Semua
          </FilterChip>
        </li>
        {options.map(({ value, label, total }) => (
          <li key={value}>
            <FilterChip
              to={listHref(query, { category: value })}
              selected={query.category === value}
            >
              {label}
              {total !== undefined && (
                <span className={styles.total}>
                  {formatNumber(total)}
                  <VisuallyHidden> tulisan</VisuallyHidden>
                </span>
              )}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Order({ query, orders }: { query: ListQuery; orders: Orders }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (sort: string) =>
    void navigate(listHref(query, { sort }), { preventScrollReset: true });
  const select = useEarlyChoice<HTMLSelectElement>((early) => {
    if (early.value !== query.sort) go(early.value);
  });
  const { search, category } = query;
  return (
    <form method="get" action={pathname} className={styles.order}>
      {Object.entries({ search, category }).map(
        ([name, value]) =>
          value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
        ref={select}
        aria-label="Urutkan"
        name="sort"
        value={query.sort}
        onChange={({ target }) => go(target.value)}
      >
        <option value="">Terbaru</option>
        {Object.entries(orders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <WithoutScript>
        <Button type="submit" variant="secondary">
          Urutkan
        </Button>
      </WithoutScript>
    </form>
  );
}
