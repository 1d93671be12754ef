import { listBanks } from '../../api/payout';
import { useCall } from '../../data/use-call';
import { useWayOn } from '../../router/use-way-on';
import { FilterNav } from '../../sections/lists/filter-nav';
import { ListTools } from '../../sections/portal/list-tools';
import { Select } from '../../ui/input';
import { SearchBox } from '../../ui/search-box';
import { type PayoutQuery, payoutHref, payoutKept } from './payout-query';

interface PayoutToolsProps {
  query: PayoutQuery;
  /** The states to choose from, by what the address says. */
  states: readonly { status: string; label: string }[];
}

/** What a list of payouts can be narrowed by: state, bank, and a search of accounts. */
export function PayoutTools({ query, states }: PayoutToolsProps) {
  const { search: _, ...kept } = payoutKept(query);
  return (
    <ListTools
      filters={
        <FilterNav
          label="Status"
          options={states.map((state) => ({
            label: state.label,
            to: payoutHref(query, { status: state.status }),
            selected: state.status === query.status,
          }))}
        />
      }
    >
      <BankSelect query={query} />
      <SearchBox
        label="Cari nama atau nomor rekening"
        placeholder="Nama atau nomor rekening"
        value={query.search}
        keep={kept}
      />
    </ListTools>
  );
}

function BankSelect({ query }: { query: PayoutQuery }) {
  const way = useWayOn();
  const banks = useCall(listBanks());
  const known = banks.status === 'ready' ? banks.data : [];
  return (
    <Select
      aria-label="Bank"
      value={query.bank}
      onChange={({ target }) =>
        way.go(payoutHref(query, { bank: target.value }), { preventScrollReset: true })
      }
    >
      <option value="">Semua bank</option>
      {query.bank !== '' && !known.some(({ code }) => code === query.bank) && (
        <option value={query.bank}>{query.bank}</option>
      )}
      {known.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
