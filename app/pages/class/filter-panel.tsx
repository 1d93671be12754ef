import { useId, useState } from 'react';
import type { Reading } from '../../data/reading';
import { levelLabels, stateLabels, typeLabels } from '../../features/classes/class-labels';
import { Button } from '../../ui/button';
import { Checkbox, ChoiceGroup, Radio } from '../../ui/choice';
import { Dialog } from '../../ui/dialog';
import styles from './filter-panel.module.css';
import {
  activeFilters,
  type ClassFilters,
  changeFilters,
  noFilters,
  toggleProgram,
} from './filters';
import type { ProgramOption } from './program-options';
import type { GoToFilters } from './use-filters';

interface FilterPanelProps {
  filters: ClassFilters;
  go: GoToFilters;
  programs: Reading<readonly ProgramOption[]>;
}

/** The filters: beside the list on wide screens, in a dialog on narrow ones. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, go } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilters({ ...filters, search: '' }, String).length;
  return (
    <>
      <aside className={styles.side} aria-label="Saringan">
        <Filters {...props} />
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
        <div className={styles.columns}>
          <Filters {...props} />
        </div>
      </Dialog>
    </>
  );
}

function Filters({ filters, go, programs }: FilterPanelProps) {
  const change = (next: Partial<ClassFilters>) => go(changeFilters(filters, next));
  return (
    <div className={styles.groups}>
      <OneOf
        legend="Status"
        labels={stateLabels}
        value={filters.state}
        onChange={(state) => change({ state })}
      />
      <OneOf
        legend="Tingkat"
        labels={levelLabels}
        value={filters.level}
        onChange={(level) => change({ level })}
      />
      <OneOf
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

interface OneOfProps<Key extends string> {
  legend: string;
  labels: Readonly<Record<Key, string>>;
  value: Key | '';
  onChange: (value: Key | '') => void;
}

function OneOf<Key extends string>({ legend, labels, value, onChange }: OneOfProps<Key>) {
  const name = useId();
  const isKey = (key: string): key is Key => Object.hasOwn(labels, key);
  return (
    <ChoiceGroup legend={legend}>
      <Radio name={name} checked={value === ''} onChange={() => onChange('')}>
        Semua
      </Radio>
      {Object.keys(labels)
        .filter(isKey)
        .map((key) => (
          <Radio key={key} name={name} checked={value === key} onChange={() => onChange(key)}>
            {labels[key]}
          </Radio>
        ))}
    </ChoiceGroup>
  );
}
