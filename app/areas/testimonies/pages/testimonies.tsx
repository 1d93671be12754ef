import { useEffect, useRef, useState } from 'react';
import {
  listTestimonies,
  moveTestimony,
  TESTIMONY_STATES,
  type Testimony,
  type TestimonyState,
} from '../../../api/testimony';
import { useApp } from '../../../core/app-context';
import { useCall, useKeepPreviousData } from '../../../data/use-call';
import { type PageQuery, usePageQuery } from '../../../router/page-query';
import { Failure } from '../../../sections/forms/failure';
import { failureText } from '../../../sections/forms/failure-text';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { ListSummary, PagedList, WayOut } from '../../../sections/lists/list-results';
import { ListTools } from '../../../sections/portal/list-tools';
import { PortalPage } from '../../../sections/portal/portal-page';
import { Button } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { EmptyState, Notice, Skeleton } from '../../../ui/feedback';
import { SearchBox } from '../../../ui/search-box';
import { STATE_LOOKS, stateIn, testimonyHref } from './testimonies/testimony-query';
import { TestimonyRow } from './testimonies/testimony-row';
import styles from './testimonies.module.css';

const PER_PAGE = 10;

interface Done {
  readonly testimony: Testimony;
  readonly from: TestimonyState;
  readonly to: TestimonyState;
}

/** What people have written, to be read before visitors see it; what was decided can be undone. */
export default function TestimoniesPage() {
  const { state, search, at } = listOf(usePageQuery());
  const call = listTestimonies({ state, search, page: at, perPage: PER_PAGE });
  const reading = useKeepPreviousData(call.address, useCall(call));
  const { done, failure, busy, move, undo } = useMoves();
  const outcome = useFocusOnChange<HTMLDivElement>(done);
  return (
    <PortalPage
      title="Testimoni"
      lead="Baca dulu sebelum tampil. Yang disetujui muncul di halaman testimoni, yang disembunyikan tetap tersimpan."
    >
      <Tools state={state} search={search} />
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {done && <DoneNotice done={done} isBusy={busy !== ''} onUndo={undo} />}
        {failure !== '' && (
          <Notice tone="danger">
            <Failure text={failure} />
          </Notice>
        )}
        <p className={styles.summary}>
          <ListSummary reading={reading} noun="testimoni" />
        </p>
      </div>
      <PagedList
        reading={reading}
        asked={at}
        noun="testimoni"
        skeleton={<Skeleton height="28rem" />}
        hrefOf={(to) => testimonyHref({ state, search, page: to })}
        nothing={<Nothing state={state} search={search} />}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((testimony) => (
              <li key={testimony.slug}>
                <TestimonyRow
                  testimony={testimony}
                  isBusy={busy === testimony.slug}
                  onMove={(from, to) => void move({ testimony, from, to })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PortalPage>
  );
}

/** Moves testimonies, one at a time, and remembers the last one for the way back. */
function useMoves() {
  const { send } = useApp();
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState('');
  const isMoving = useRef(false);

  const move = async ({ testimony, from, to }: Done, isUndo = false) => {
    if (isMoving.current) return;
    isMoving.current = true;
    setBusy(testimony.slug);
    setFailure('');
    const answer = await send(moveTestimony(testimony.slug, to)).catch(() => null);
    isMoving.current = false;
    setBusy('');
    if (!answer?.status) return setFailure(failureText(answer));
    setDone(isUndo ? null : { testimony, from, to });
  };
  const undo = () => {
    if (done) void move({ ...done, from: done.to, to: done.from }, true);
  };
  return { done, failure, busy, move, undo };
}

/**
 * Gives focus to an element whenever the value is another one: the button that was pressed goes with its
 * testimony, or with the notice.
 */
function useFocusOnChange<T extends HTMLElement>(value: unknown) {
  const ref = useRef<T>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    ref.current?.focus();
  }, [value]);
  return ref;
}

function Tools({ state, search }: { state: TestimonyState; search: string }) {
  return (
    <ListTools
      filters={
        <FilterNav
          label="Keadaan"
          options={TESTIMONY_STATES.map((one) => ({
            label: STATE_LOOKS[one].label,
            to: testimonyHref({ state: one, search }),
            selected: one === state,
          }))}
        />
      }
    >
      <SearchBox
        label="Cari nama atau isi"
        placeholder="Nama atau isi testimoni"
        value={search}
        keep={state === 'waiting' ? {} : { status: state }}
      />
    </ListTools>
  );
}

/** What was decided last, and the way back. */
function DoneNotice(props: { done: Done; isBusy: boolean; onUndo: () => void }) {
  const { done, isBusy, onUndo } = props;
  return (
    <Notice tone="success">
      <p>
        Testimoni {done.testimony.name}: {STATE_LOOKS[done.to].done}
      </p>
      <ActionRow>
        <Button size="small" variant="ghost" loading={isBusy} onClick={onUndo}>
          Batalkan
        </Button>
      </ActionRow>
    </Notice>
  );
}

function listOf({ status, search = '', page = '1' }: PageQuery) {
  return { state: stateIn(status), search, at: Number(page) };
}

function Nothing({ state, search }: { state: TestimonyState; search: string }) {
  if (search !== '') {
    return (
      <WayOut title="Tidak ada yang cocok" to={testimonyHref({ state })} label="Lihat semua" />
    );
  }
  return <EmptyState title={STATE_LOOKS[state].empty}>Tidak ada yang perlu dikerjakan.</EmptyState>;
}
