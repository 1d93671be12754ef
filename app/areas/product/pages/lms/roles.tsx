import { useId, useState } from 'react';
import { Card } from '../../../../ui/card';
import { Section, SectionHeading } from '../../../../ui/layout';
import { OneOf } from '../../../../ui/one-of';
import { TickList } from '../../../../ui/tick-list';
import styles from './roles.module.css';
import type { LmsWords } from './words';

/** What each role sees first; choosing a role shows its list. */
export function Roles({ title, lead, items }: LmsWords['roles']) {
  const id = useId();
  const [chosen, setChosen] = useState('peserta');
  const role = items.find(({ key }) => key === chosen);
  const faces = items.map(({ key, name, promise }) => {
    const face = (
      <>
        <strong>{name}</strong>
        <span>{promise}</span>
      </>
    );
    return [key, face] as const;
  });
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading id={id} title={title} lead={lead} />
      <div className={styles.layout}>
        <OneOf
          legend="Lihat sebagai"
          options={faces}
          chosen={chosen}
          onChoose={setChosen}
          className={styles.tabs}
          optionClass={styles.tab}
        />
        <Card className={styles.screen ?? ''}>
          <div aria-live="polite">
            <h3 className={styles.title}>Beranda {role?.name.toLowerCase()}</h3>
            <TickList texts={role?.sees ?? []} />
          </div>
        </Card>
      </div>
    </Section>
  );
}
