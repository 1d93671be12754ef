import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Input } from '../../../../ui/input';
import { LazyBoundary, lazyPart } from '../../../../ui/lazy-boundary';
import { useShownValue } from '../../../../ui/use-shown-value';
import styles from './search-form.module.css';

/** As much as a search reads. */
const LONGEST = 100;

const suggestions = lazyPart(() => import('./suggestions'));

/** The box of the search over the whole site: a form that goes to its results, and suggests some meanwhile. */
export function SearchForm({ query }: { query: string }) {
  const { pathname } = useLocation();
  const box = useShownValue(query);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Form
      role="search"
      method="get"
      action={pathname}
      className={styles.form}
      onSubmit={() => setTyped(null)}
    >
      <div className={styles.box}>
        <Icon name="search" size={20} />
        <Input
          ref={box}
          type="search"
          name="q"
          aria-label="Cari di seluruh situs"
          defaultValue={query}
          placeholder="Topik, nama, atau kegiatan"
          maxLength={LONGEST}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={suggestions.preload}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {typed !== null && (
          <LazyBoundary part={suggestions} failed={() => null}>
            {(Suggestions) => (
              <Suggestions box={box} typed={typed} onClose={() => setTyped(null)} />
            )}
          </LazyBoundary>
        )}
      </div>
      <Button type="submit">Cari</Button>
    </Form>
  );
}
