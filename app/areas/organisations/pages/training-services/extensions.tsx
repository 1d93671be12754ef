import { listPrograms } from '../../../../api/program';
import { listExtensions } from '../../../../api/statistics-host';
import { useCall } from '../../../../data/use-call';
import { useCallInView } from '../../../../data/use-in-view';
import { Section, SectionHeading } from '../../../../ui/layout';
import { TickList } from '../../../../ui/tick-list';

/**
 * Programmes for who goes on learning beside work; the section goes where the platform has none beside
 * those that are listed above it.
 */
export function Extensions({ lead }: { lead: string }) {
  const { ref, reading } = useCallInView(listExtensions());
  const programs = useCall(listPrograms(), { asks: false });
  const listed = programs.status === 'ready' ? programs.data.items.map(({ name }) => name) : [];
  const all = reading.status === 'ready' ? reading.data.map(({ name }) => name) : [];
  const names = all.filter((name) => name !== '' && !listed.includes(name));
  return (
    <div ref={ref}>
      {names.length > 0 && (
        <Section labelledBy="program-lanjutan" ground="soft">
          <SectionHeading id="program-lanjutan" title="Program lanjutan" lead={lead} />
          <TickList texts={names} columns />
        </Section>
      )}
    </div>
  );
}
