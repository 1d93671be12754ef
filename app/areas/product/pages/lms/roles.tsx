import { useId, useState } from 'react';
import { Card } from '../../../../ui/card';
import { Section, SectionHeading } from '../../../../ui/layout';
import { OneOf } from '../../../../ui/one-of';
import { TickList } from '../../../../ui/tick-list';
import { roles } from './content';
import styles from './roles.module.css';

const faces = roles.map(({ key, name, promise }) => {
  const face = (
    <>
      <strong>{name}</strong>
      <span>{promise}</span>
    </>
  );
  return [key, face] as const;
});

/** What each role sees first; choosing a role shows its list. */
export function Roles() {
  const id = useId();
  const [chosen, setChosen] = useState<(typeof roles)[number]['key']>('peserta');
  const role = roles.find(({ key }) => key === chosen) ?? roles[0];
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading
        id={id}
        title="Layar pertama untuk tiap peran"
        lead="Orang yang berbeda punya pertanyaan yang berbeda setiap pagi."
      />
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
            <h3 className={styles.title}>Beranda {role.name.toLowerCase()}</h3>
            <TickList texts={role.sees} />
          </div>
        </Card>
      </div>
    </Section>
  );
}
