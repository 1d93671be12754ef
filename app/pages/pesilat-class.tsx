import { getClass, listClasses } from '../api/class';
import { everyPage } from '../api/every-page';
import { Answered } from '../data/answered';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { Skeleton } from '../ui/feedback';
import { Section } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { BeltLadder } from './pesilat-class/belt-ladder';
import { ChosenClass } from './pesilat-class/chosen-class';

/** All classes by belt, and the one of the path's code; PageError 404 for an unknown code. */
export async function loader({ params, send, isFirstLoad }: PageArgs) {
  const classes = everyPage((paging) => send(listClasses(paging)));
  const shown = deferred(classes, isFirstLoad ? 0 : MINIMUM_FETCH_MS);
  if (params.code === undefined) return { item: null, classes: shown };
  const answer = await send(getClass(params.code));
  if (!answer.status) throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
  return { item: answer.data, classes: shown };
}

/** The Pesilat classes as a ladder of belts with their coaches; a code opens one class of them. */
export default function PesilatClassPage() {
  const { item, classes } = usePageData<typeof loader>();
  const has = usePageSet();
  const top = has('pesilat') ? [{ label: 'Pesilat', to: pagePath('pesilat') }] : [];
  const own = { label: 'Kelas Pesilat', to: pagePath('pesilat-class') };
  return (
    <>
      {item ? (
        <ChosenClass item={item} trail={[...top, own]} />
      ) : (
        <PageHeader
          title="Naik sabuk, satu kelas demi satu kelas"
          lead="Pilih kelas sesuai tingkatmu. Pelatih yang menentukan kapan kamu siap naik."
          trail={top}
          current="Kelas Pesilat"
        />
      )}
      <Section label="Tingkat dan sabuk">
        <Answered answer={classes} label="Memuat kelas" skeleton={<Skeleton height="60rem" />}>
          {(all) => <BeltLadder classes={all} chosen={item?.code} />}
        </Answered>
      </Section>
    </>
  );
}
