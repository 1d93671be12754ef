/** Sections that show the platform's data, in every state of it. */

import { getLandingFigures } from '../../api/statistics-host';
import { ClassSection } from '../../sections/classes/class-section';
import { CounterSection } from '../../sections/counter-section';
import { FigureBand } from '../../sections/figure-band';
import { MentorSection } from '../../sections/mentor-section';
import { ProgramSection } from '../../sections/programs/program-section';
import { Group } from './specimen';
import { EveryState } from './staged';

export function Classes() {
  return (
    <Group id="kelas">
      <EveryState of="Kelas">{(title) => <ClassSection title={title} />}</EveryState>
    </Group>
  );
}

export function Programs() {
  return (
    <Group id="program">
      <EveryState of="Program">
        {(title) => <ProgramSection title={title} lead="Satu kalimat pengantar." />}
      </EveryState>
    </Group>
  );
}

/** Mentors, and the figures below them. */
export function People() {
  return (
    <>
      <Mentors />
      <Counters />
    </>
  );
}

function Mentors() {
  return (
    <Group id="mentor">
      <EveryState of="Mentor">
        {(title) => <MentorSection title={title} lead="Satu kalimat pengantar." />}
      </EveryState>
    </Group>
  );
}

function Counters() {
  return (
    <Group id="angka">
      <EveryState of="Angka">{() => <CounterSection />}</EveryState>
      <EveryState of="Deret angka">{() => <FigureBand call={getLandingFigures()} />}</EveryState>
    </Group>
  );
}
