/** What stands below the plot and its axes. */
import { useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import styles from './below.module.css';
import { messy, provenance } from './content';

/** A table somebody inherited: press a cell that cannot be counted with. */
export function Table() {
  const [pressed, setPressed] = useState('');
  const [found, setFound] = useState<readonly string[]>([]);
  const fault = messy.faults.find(({ cell }) => cell === pressed);
  const press = (cell: string) => {
    setPressed(cell);
    if (messy.faults.some((one) => one.cell === cell) && !found.includes(cell))
      setFound([...found, cell]);
  };
  return (
    <Section labelledBy="warisan" ground="deep">
      <div className={styles.inherited}>
        <div>
          <h2 id="warisan">Tabel warisan dari meja sebelah</h2>
          <p className={styles.task}>
            Empat sel di sini menggagalkan rumus mana pun. Tekan yang kamu curigai.
          </p>
          <p role="status" className={styles.why}>
            <strong>
              {found.length}/{messy.faults.length}
            </strong>{' '}
            {pressed !== '' && (fault?.says ?? `“${pressed}” baik-baik saja. Cari lagi.`)}
          </p>
        </div>
        <div className={styles.scroll}>
          <table className={styles.grid}>
            <thead>
              <tr>
                {messy.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {messy.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell) => (
                    <td key={cell}>
                      {cell !== '' && (
                        <button
                          type="button"
                          aria-pressed={found.includes(cell)}
                          onClick={() => press(cell)}
                        >
                          {cell}
                        </button>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <ScriptNote />
    </Section>
  );
}

/** Where the data of the exercises is from, and the way in. */
export function Provenance() {
  const has = usePageSet();
  return (
    <Section labelledBy="asal">
      <h2 id="asal">Keterangan data latihan</h2>
      <dl className={styles.sheet}>
        {provenance.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ActionRow>
        {has('silabus') && (
          <ButtonLink to={pagePath('silabus')} size="large">
            Periksa silabus ketiganya
          </ButtonLink>
        )}
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
            Tanya jalur mana
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
