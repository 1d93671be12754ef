import type { ClassItem } from '../../api/class';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useStoredState } from '../../core/hydration/live';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { dropWish, keepWish, readWishes, type Wish } from './wishes';

type Wished = Pick<ClassItem, 'slug' | 'name' | 'program'>;

/** Asks to be told of the next batch, or takes that back. */
export default function WishButton({ item }: { item: Wished }) {
  const { work } = useApp();
  const [wishes, setWishes] = useStoredState<readonly Wish[]>(() => readWishes(work), []);
  const isWished = wishes.some(({ slug }) => slug === item.slug);
  const toggle = () => {
    const { slug, name, program } = item;
    const wish = { slug, name, program: program.id, at: clock.date().toISOString() };
    setWishes(isWished ? dropWish(work, slug) : keepWish(work, wish));
  };
  return (
    <div data-scripted="">
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isWished}
        icon={isWished ? 'check' : 'calendar'}
        onClick={toggle}
      >
        {isWished ? 'Angkatan berikutnya ditunggu' : 'Tunggu angkatan berikutnya'}
      </Button>
      <p role="status">
        {isWished && (
          <>
            Begitu pendaftarannya dibuka, kabarnya muncul di{' '}
            <AppLink to={pagePath('welcome')}>Belajarku</AppLink> di peramban ini.
          </>
        )}
      </p>
    </div>
  );
}
