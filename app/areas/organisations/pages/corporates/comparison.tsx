import { Section, SectionHeading } from '../../../../ui/layout';
import { StackedTable } from '../../../../ui/stacked-table';
import { contrasts } from './content';

const OURS = 'Bersama kami';

/** Training as it usually is beside training as it is done here. */
export function Comparison() {
  return (
    <Section labelledBy="bedanya">
      <SectionHeading
        id="bedanya"
        title="Pelatihan yang berbekas setelah pekan pertama"
        lead="Bedanya terasa di empat hal."
      />
      <StackedTable
        columns={['', 'Pelatihan pada umumnya', OURS]}
        strong={OURS}
        rows={contrasts.map(({ about, usual, ours }) => ({
          key: about,
          heading: about,
          cells: [usual, ours],
        }))}
      />
    </Section>
  );
}
