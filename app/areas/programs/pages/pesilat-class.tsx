import { getClass, listClasses } from '../../../api/class';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useEveryPage } from '../../../data/use-every-page';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { Skeleton } from '../../../ui/feedback';
import { Section } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { BeltLadder } from './pesilat-class/belt-ladder';
import { ChosenClass } from './pesilat-class/chosen-class';

/** The class of the path's code, where it has one. */
export function loader({ params: { code }, read }: PageArgs) {
  return code === undefined ? null : read(getClass(code));
}

/** The Pesilat classes as a ladder of belts with their coaches; a code opens one class of them. */
export default function PesilatClassPage() {
  const { code } = usePage().params;
  const chosen = useCall(code === undefined ? null : getClass(code));
  const item = chosen.status === 'ready' ? chosen.data : null;
  const classes = useEveryPage((paging) => listClasses(paging));
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
        <QueryBoundary
          reading={classes}
          label="Memuat kelas"
          skeleton={<Skeleton height="60rem" />}
        >
          {(all) => <BeltLadder classes={all} chosen={item?.code} />}
        </QueryBoundary>
      </Section>
    </>
  );
}
