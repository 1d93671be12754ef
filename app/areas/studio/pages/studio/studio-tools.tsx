import type { Category } from '../../../../api/post-category';
import type { QueryResult } from '../../../../data/query-result';
import { useWayOn } from '../../../../router/use-way-on';
import { FilterNav } from '../../../../sections/lists/filter-nav';
import { ListTools } from '../../../../sections/portal/list-tools';
import { studioKindOf, studioKinds } from '../../../../sections/studio/studio-kinds';
import { Select } from '../../../../ui/input';
import { SearchBox } from '../../../../ui/search-box';
import { type StudioQuery, studioHref } from './studio-query';

interface StudioToolsProps {
  query: StudioQuery;
  categories: QueryResult<readonly Category[]>;
}

/** What the studio's list can be narrowed by: kind, category, and a search. */
export function StudioTools({ query, categories }: StudioToolsProps) {
  const way = useWayOn();
  const current = studioKindOf(query.kind);
  const known = categories.status === 'ready' ? categories.data : [];
  return (
    <ListTools
      filters={
        <FilterNav
          label="Jenis"
          options={studioKinds.map(({ slug, label }) => ({
            label,
            to: studioHref(query, { kind: slug }),
            selected: slug === current.slug,
          }))}
        />
      }
    >
      <Select
        aria-label="Kategori"
        value={query.category}
        onChange={({ target }) =>
          way.go(studioHref(query, { category: target.value }), {
            preventScrollReset: true,
          })
        }
      >
        <option value="">Semua kategori</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <SearchBox
        label="Cari tulisan"
        placeholder="Judul atau isi ringkas"
        value={query.search}
        keep={{
          ...(query.kind && { kind: query.kind }),
          ...(query.category && { category: query.category }),
        }}
      />
    </ListTools>
  );
}
