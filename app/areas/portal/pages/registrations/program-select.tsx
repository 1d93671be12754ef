import type { Program } from '../../../../api/program';
import { useWayOn } from '../../../../router/use-way-on';
import { Select } from '../../../../ui/input';
import { type RegistrationQuery, registrationHref } from './registration-query';

interface ProgramSelectProps {
  programs: readonly Program[];
  query: RegistrationQuery;
}

/** Narrows a list to one programme. */
export function ProgramSelect({ programs, query }: ProgramSelectProps) {
  const way = useWayOn();
  const { kind, search, program } = query;
  return (
    <Select
      aria-label="Program"
      value={program}
      onChange={({ target }) =>
        way.go(registrationHref({ kind, search, program: target.value }), {
          preventScrollReset: true,
        })
      }
    >
      <option value="">Semua program</option>
      {program !== '' && !programs.some(({ id }) => id === program) && (
        <option value={program}>{program}</option>
      )}
      {programs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
