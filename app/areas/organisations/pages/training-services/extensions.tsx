import { listExtensions } from '../../../../api/statistics-host';
import { useCallInView } from '../../../../data/use-in-view';
import { Section, SectionHeading } from '../../../../ui/layout';
import { TickList } from '../../../../ui/tick-list';

/** Programmes for who goes on learning beside work; the section goes where the platform has none. */
export function Extensions({ lead }: { lead: string }) {
  const { ref, reading } = useCallInView(listExtensions());
  const names = reading.status === 'ready' ? reading.data.map(({ name }) => name) : [];
  return (
    <div ref={ref}>
      {names.some((name) => name !== '') && (
        <Section labelledBy="program-lanjutan" ground="soft">
          <SectionHeading id="program-lanjutan" title="Program lanjutan" lead={lead} />
          <TickList texts={names.filter((name) => name !== '')} columns />
        </Section>
      )}
    </div>
  );
}
