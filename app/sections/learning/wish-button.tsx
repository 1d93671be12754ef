import type { SubmitEvent } from 'react';
import type { ClassItem } from '../../api/class';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useIsHydrated, useStoredState } from '../../core/hydration/live';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { FormName } from '../forms/unsent';
import { usePostedWish, WANTED, wishForm } from './use-posted-wish';
import { dropWish, keepWish, readWishes, type Wish } from './wishes';

type Wished = Pick<ClassItem, 'slug' | 'name' | 'program'>;

/** Asks to be told of the next batch, or takes that back; without a script it is a form. */
export default function WishButton({ item }: { item: Wished }) {
  const { work } = useApp();
  const { slug, name, program } = item;
  const [wishes, setWishes] = useStoredState<readonly Wish[]>(() => readWishes(work), []);
  const keep = (isWanted: boolean) => {
    const wish = { slug, name, program: program.id, at: clock.date().toISOString() };
    return isWanted ? keepWish(work, wish) : dropWish(work, slug);
  };
  const posted = usePostedWish(slug, keep);
  const isHydrated = useIsHydrated();
  const isWished = isHydrated
    ? wishes.some((wish) => wish.slug === slug)
    : posted?.isWanted === true;
  const toggle = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWishes(keep(!isWished));
  };
  const form = wishForm(slug);
  return (
    <form id={`form-${form}`} method="post" action={`#form-${form}`} onSubmit={toggle}>
      <FormName name={form} />
      <input type="hidden" name={WANTED} value={isWished ? '0' : '1'} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-pressed={isWished}
        icon={isWished ? 'check' : 'calendar'}
      >
        {isWished ? 'Angkatan berikutnya ditunggu' : 'Tunggu angkatan berikutnya'}
      </Button>
      <p role="status">{isWished && <WhereToldOf />}</p>
      {posted?.isWanted === null && (
        <Notice tone="danger">Belum tercatat. Tekan sekali lagi.</Notice>
      )}
    </form>
  );
}

/** Where the next batch shows: what Belajarku lists, only a script can list. */
function WhereToldOf() {
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <span>
            Tanpa JavaScript kabarnya tidak muncul sendiri. Simpan alamat halaman ini: begitu
            angkatan berikutnya dibuka, kelasnya tertulis di sini.
          </span>
        )}
      </noscript>
      <span>
        Begitu pendaftarannya dibuka, kabarnya muncul di{' '}
        <AppLink to={pagePath('welcome')}>Belajarku</AppLink> di peramban ini.
      </span>
    </>
  );
}
