import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Input } from '../../../../ui/input';
import styles from '../../../../ui/search-box.module.css';
import { type ClassFilters, changeFilters, FILTER_FORM } from './filters';
import type { GoToFilters } from './use-filters';

/** How long typing must rest before the list is asked for, in ms. */
const DEBOUNCE_MS = 350;

/**
 * The search box: searches as the visitor types, one history entry for each run of typing. Its form
 * is that of the filters beside the list too.
 */
export function ClassSearch({ filters, go }: { filters: ClassFilters; go: GoToFilters }) {
  const { pathname } = useLocation();
  const { text, setText, isPending, markSent } = useDraft(filters.search);

  const search = (replace: boolean) => {
    const next = text.trim();
    markSent(next);
    if (next !== filters.search) go(changeFilters(filters, { search: next }), { replace });
  };

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => search(filters.search !== ''), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(false);
  };

  return (
    <search>
      <form
        id={FILTER_FORM}
        method="get"
        action={pathname}
        className={styles.search}
        onSubmit={submit}
      >
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <Input
            type="search"
            name="search"
            aria-label="Cari kelas"
            placeholder="Nama kelas atau keahlian"
            value={text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit">Cari</Button>
      </form>
    </search>
  );
}

/**
 * What is being typed, beside what the URL says. The URL wins when it changes by other hands (back,
 * forward, a chip), but not when it only catches up with what was typed a moment ago.
 */
function useDraft(value: string) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setText(value);
    setSent(value);
  }
  return { text, setText, isPending: text.trim() !== sent, markSent: setSent };
}
