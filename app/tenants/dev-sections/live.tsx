/** Sections that show the platform's data, in every state of it. */
import { ClassSection } from '../../sections/class-section';
import { CounterSection } from '../../sections/counter-section';
import { MentorSection } from '../../sections/mentor-section';
import { ProgramSection } from '../../sections/program-section';
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

export function Mentors() {
  return (
    <Group id="mentor">
      <EveryState of="Mentor">
        {(title) => <MentorSection title={title} lead="Satu kalimat pengantar." />}
      </EveryState>
    </Group>
  );
}

export function Counters() {
  return (
    <Group id="angka">
      <EveryState of="Angka">{() => <CounterSection />}</EveryState>
    </Group>
  );
}
