import { useState } from 'react';
import type { QueryResult } from '../../../../data/query-result';
import { levelLabels, stateLabels, typeLabels } from '../../../../sections/classes/class-labels';
import { Button } from '../../../../ui/button';
import { Checkbox, ChoiceGroup, Radio } from '../../../../ui/choice';
import { Dialog } from '../../../../ui/late/dialog';
import { WithoutScript } from '../../../../ui/without-script';
import styles from './filter-panel.module.css';
import {
  activeFilters,
  type ClassFilters,
  changeFilters,
  FILTER_FORM,
  noFilters,
  toggleProgram,
} from './filters';
import type { ProgramOption } from './program-options';
import type { GoToFilters } from './use-filters';

interface FilterPanelProps {
  filters: ClassFilters;
  go: GoToFilters;
  programs: QueryResult<readonly ProgramOption[]>;
}

/** The filters: beside the list on wide screens, in a dialog on narrow ones. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, go } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilters({ ...filters, search: '' }, String).length;
  return (
    <>
      <aside className={styles.side} aria-label="Saringan">
        <Filters {...props} form={FILTER_FORM} />
        <WithoutScript>
          <Button type="submit" form={FILTER_FORM} block>
            Terapkan saringan
          </Button>
        </WithoutScript>
      </aside>
      <div className={styles.opener}>
        <Button variant="secondary" block onClick={() => setIsOpen(true)}>
          {count > 0 ? `Saringan (${count})` : 'Saringan'}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Saring kelas"
        footer={
          <>
            <Button
              variant="ghost"
              onClick={() => go({ ...noFilters, search: filters.search })}
              disabled={count === 0}
            >
              Hapus saringan
            </Button>
            <Button onClick={() => setIsOpen(false)}>Lihat hasil</Button>
          </>
        }
      >
        <form method="dialog" className={styles.columns}>
          <Filters {...props} />
        </form>
      </Dialog>
    </>
  );
}

/** The choices; `form` is the id of theirs, where they do not stand in it. */
function Filters({ filters, go, programs, form }: FilterPanelProps & { form?: string }) {
  const change = (next: Partial<ClassFilters>) => go(changeFilters(filters, next));
  return (
    <div className={styles.groups}>
      <Alternatives
        form={form}
        name="state"
        legend="Status"
        labels={stateLabels}
        value={filters.state}
        onChange={(state) => change({ state })}
      />
      <Alternatives
        form={form}
        name="level"
        legend="Tingkat"
        labels={levelLabels}
        value={filters.level}
        onChange={(level) => change({ level })}
      />
      <Alternatives
        form={form}
        name="type"
        legend="Cara belajar"
        labels={typeLabels}
        value={filters.type}
        onChange={(type) => change({ type })}
      />
      {programs.status === 'ready' && programs.data.length > 0 && (
        <ChoiceGroup legend="Program">
          {programs.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              form={form}
              name="programs"
              value={id}
              checked={filters.programs.includes(id)}
              onChange={() => go(toggleProgram(filters, id))}
            >
              {name}
            </Checkbox>
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}

interface AlternativesProps<Key extends string> {
  form: string | undefined;
  name: string;
  legend: string;
  labels: Readonly<Record<Key, string>>;
  value: Key | '';
  onChange: (value: Key | '') => void;
}

function Alternatives<Key extends string>(props: AlternativesProps<Key>) {
  const { form, name, legend, labels, value, onChange } = props;
  const isKey = (key: string): key is Key => Object.hasOwn(labels, key);
  return (
    <ChoiceGroup legend={legend}>
      <Radio form={form} name={name} value="" checked={value === ''} onChange={() => onChange('')}>
        Semua
      </Radio>
      {Object.keys(labels)
        .filter(isKey)
        .map((key) => (
          <Radio
            key={key}
            form={form}
            name={name}
            value={key}
            checked={value === key}
            onChange={() => onChange(key)}
          >
            {labels[key]}
          </Radio>
        ))}
    </ChoiceGroup>
  );
}
