import { Form, useLocation } from 'react-router';
import type { QueryResult } from '../../data/query-result';
import { useWayOn } from '../../router/use-way-on';
import { Button } from '../../ui/button';
import { FilterChip } from '../../ui/chip';
import { Skeleton } from '../../ui/feedback';
import { Select } from '../../ui/input';
import { WithoutScript } from '../../ui/without-script';
import { ChipNav, ChipTotal } from './chip-nav';
import { type ListQuery, listHref, type Orders } from './list-query';
import styles from './list-tools.module.css';

/** A category a list can be narrowed to; `value` is what the query carries. */
export interface CategoryOption {
  readonly value: string;
  readonly label: string;
  /** How many items it has; left out where nobody counted. */
  readonly total?: number | undefined;
  /** The path of its own list, where it has one: the query does without it then. */
  readonly path?: string | undefined;
}

/** The category whose own list is shown. */
export interface ShownCategory {
  readonly value: string;
  /** The path of the list of all. */
  readonly all: string;
}

interface ListToolsProps {
  query: ListQuery;
  /** Left out where the list has none; without them it has one filter less. */
  categories?: QueryResult<readonly CategoryOption[]> | undefined;
  orders?: Orders;
  shown?: ShownCategory | undefined;
}

/** What stands between a list's header and its items: categories to pick, and the order. */
export function ListTools({ query, categories, orders, shown }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {categories?.status === 'loading' && <Skeleton height="2.5rem" width="24rem" />}
      {categories?.status === 'ready' && (
        <Categories query={query} options={categories.data} shown={shown} />
      )}
      {orders && <Order query={query} orders={orders} />}
    </div>
  );
}

interface CategoriesProps {
  query: ListQuery;
  options: readonly CategoryOption[];
  shown: ShownCategory | undefined;
}

function Categories({ query, options, shown }: CategoriesProps) {
  if (options.length === 0) return null;
  const selected = shown?.value ?? query.category;
  const all = listHref(query, { category: '' });
  const at = (path: string) => (all === '?' ? path : path + all);
  return (
    <ChipNav label="Kategori">
      <li>
        <FilterChip to={shown ? at(shown.all) : all} selected={selected === ''}>
          Semua
        </FilterChip>
      </li>
      {options.map(({ value, label, total, path }) => (
        <li key={value}>
          <FilterChip
            to={path === undefined ? listHref(query, { category: value }) : at(path)}
            selected={selected === value}
          >
            {label}
            {total !== undefined && <ChipTotal total={total} noun="tulisan" />}
          </FilterChip>
        </li>
      ))}
    </ChipNav>
  );
}

function Order({ query, orders }: { query: ListQuery; orders: Orders }) {
  const { pathname } = useLocation();
  const way = useWayOn();
  const go = (sort: string) => way.go(listHref(query, { sort }), { preventScrollReset: true });
  const { search, category } = query;
  return (
    <Form method="get" action={pathname} className={styles.order}>
      {Object.entries({ search, category }).map(
        ([name, value]) =>
          value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
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
    </Form>
  );
}
