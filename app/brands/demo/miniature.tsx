import { type FormEvent, useState } from 'react';
import type { ClassItem } from '../../api/class';
import { Failed } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { placeText, scheduleText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { openClasses } from '../../sections/classes/open-classes';
import { FormName, useUnsent } from '../../sections/forms/unsent';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, stretched } from '../../ui/card';
import { Loading, Skeleton } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { Motif } from '../../ui/motif';
import { ScriptNote } from '../../ui/script-note';
import { Price } from '../../ui/value';
import { trades } from './content';
import type { Dress } from './dress';
import styles from './miniature.module.css';

/** A small site out of the large one's parts, with what it really teaches. */
export function Miniature({ dress }: { dress: Dress }) {
  const trade = trades[dress.trade];
  const name = dress.name.trim() || trade.name;
  return (
    <section aria-label={`Miniatur situs ${name}`} className={styles.site}>
      <Header name={name} />
      <div className={styles.opening}>
        <span className={styles.cloth}>
          <Motif size="3.5rem" />
        </span>
        <h2>{trade.headline}</h2>
        <p>{trade.lead}</p>
      </div>
      <div className={styles.cards}>
        <OpenClass />
        <Enrolment key={dress.trade} dress={dress} name={name} />
      </div>
    </section>
  );
}

const MENU = [
  { page: 'class', label: 'Kelas' },
  { page: 'mentor', label: 'Pengajar' },
  { page: 'about', label: 'Tentang' },
];

function Header({ name }: { name: string }) {
  const has = usePageSet();
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <div className={styles.header}>
      <span aria-hidden="true" className={styles.sign}>
        {initials.toUpperCase()}
      </span>
      <strong>{name}</strong>
      <ul>
        {MENU.filter(({ page }) => has(page)).map(({ page, label }) => (
          <li key={page}>
            <AppLink to={pagePath(page)}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first class that takes people now. */
function OpenClass() {
  const classes = useCall(openClasses());
  if (classes.status === 'loading') {
    return (
      <Card>
        <Loading label="Memuat kelas">
          <Skeleton height="11rem" />
        </Loading>
      </Card>
    );
  }
  if (classes.status === 'failed') {
    return (
      <Card>
        <Failed {...classes} />
      </Card>
    );
  }
  const [first] = classes.data.items;
  return (
    <Card as="article" interactive={first !== undefined} className={styles.card ?? ''}>
      {first ? <Facts item={first} /> : <p>Kelas pertama Anda akan tampil di kartu ini.</p>}
    </Card>
  );
}

function Facts({ item }: { item: ClassItem }) {
  const classPath = useClassPath();
  return (
    <>
      <Badge tone="brand" dot>
        Terbuka
      </Badge>
      <h3>
        <AppLink to={classPath(item)} className={stretched}>
          {item.name}
        </AppLink>
      </h3>
      <p>{item.summary}</p>
      <p>{[scheduleText(item), placeText(item), seatsText(item)].filter(Boolean).join(' · ')}</p>
      <p className={styles.price}>
        <Price value={item.price} />
      </p>
    </>
  );
}

const MINIATURE = 'miniature';

/** A form as people fill it in; what is written in it goes nowhere, and it says so. */
function Enrolment({ dress, name }: { dress: Dress; name: string }) {
  const unsent = useUnsent(MINIATURE);
  const [who, setWho] = useState(unsent?.who ?? '');
  const [sent, setSent] = useState('');
  const trade = trades[dress.trade];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(who.trim());
  };
  return (
    <Card className={styles.card ?? ''}>
      <form method="post" className={styles.form} onSubmit={send}>
        <FormName name={MINIATURE} />
        <Field label={trade.who} required>
          {(field) => (
            <Input
              {...field}
              name="who"
              maxLength={40}
              value={who}
              onChange={({ target }) => setWho(target.value)}
            />
          )}
        </Field>
        <Button type="submit" block>
          {trade.action}
        </Button>
        <p role="status" className={styles.sent}>
          {sent === ''
            ? 'Coba isi; contoh ini tidak mengirim apa pun.'
            : `${sent}, begini sapaan ${name} di layar berikutnya.`}
        </p>
        <ScriptNote />
      </form>
    </Card>
  );
}
