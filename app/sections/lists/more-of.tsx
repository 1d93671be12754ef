import { Failed } from '../../data/query-boundary';
import type { MorePages } from '../../data/use-more-pages';
import { Button, ButtonLink } from '../../ui/button';
import { formatNumber } from '../../ui/format';
import { NeedsScript } from '../../ui/needs-script';

interface MoreOfProps {
  list: MorePages<unknown>;
  /** What they are: "cerita". */
  noun: string;
  /** The id of what the list stands under, where the next page of it begins. */
  at: string;
}

/** The way to more of a list: a press, and without scripts a page of its own; or why it cannot be had. */
export function MoreOf({ list, noun, at }: MoreOfProps) {
  if (list.failure !== null) return <Failed {...list.failure} />;
  if (list.rest === 0 || list.items.length === 0) return null;
  const label = `Tampilkan lagi (${formatNumber(list.rest)} ${noun})`;
  return (
    <>
      <Button variant="secondary" data-scripted="" loading={list.isLoading} onClick={list.more}>
        {label}
      </Button>
      <NeedsScript>
        <ButtonLink variant="secondary" to={`${list.next}#${at}`}>
          {label}
        </ButtonLink>
      </NeedsScript>
    </>
  );
}
