import { useId, useState } from 'react';
import { Select } from '../../ui/input';
import { ScriptNote } from '../../ui/script-note';
import { StackedTable } from '../../ui/stacked-table';
import { departments } from './content';
import { FormPart } from './form-part';
import styles from './matches.module.css';

/** Which courses of a department find their match, and by what proof. */
export function Matches() {
  const id = useId();
  const [chosen, choose] = useState<string>(departments[0].name);
  const { rows } = departments.find(({ name }) => name === chosen) ?? departments[0];
  return (
    <FormPart
      id="padanan"
      letter="B"
      title="Padanannya apa, buktinya apa"
      choice={
        <div className={styles.choice}>
          <label htmlFor={id}>Program studi Anda</label>
          <Select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
            {departments.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
      }
    >
      <StackedTable
        columns={['Mata kuliah kampus', 'Padanan di sini', 'Bukti yang tersimpan']}
        strong="Bukti yang tersimpan"
        rows={rows.map(([heading, ...cells]) => ({ key: heading, heading, cells }))}
      />
      <p className={styles.note}>
        Contoh untuk memulai telaah. Yang memutuskan padanan selalu rapat program studi, bukan kami.
      </p>
      <ScriptNote />
    </FormPart>
  );
}
