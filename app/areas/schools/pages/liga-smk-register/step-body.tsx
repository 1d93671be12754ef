import { FormField } from '../../../../sections/forms/form-field';
import type { Form } from '../../../../sections/forms/use-form';
import { SchoolFields } from '../../../../sections/registration/school-form';
import { placesOf, toMembers } from '../../../../sections/registration/team-fields';
import {
  AccountFields,
  MemberFields,
  TeamFields,
} from '../../../../sections/registration/team-form';
import styles from './league-form.module.css';
import type { LeagueField } from './steps';

interface StepBodyProps {
  form: Form<LeagueField>;
  step: number;
  onGo: (step: number) => void;
}

/** What one step asks; the last shows what the others were told. */
export function StepBody({ form, step, onGo }: StepBodyProps) {
  switch (step) {
    case 0:
      return (
        <>
          <FormField form={form} name="standing" />
          <SchoolFields form={form} />
        </>
      );
    case 1:
      return <TeamFields form={form} />;
    case 2:
      return <MemberFields form={form} />;
    default:
      return (
        <>
          <Review form={form} onGo={onGo} />
          <AccountFields form={form} />
          <FormField form={form} name="consent" />
        </>
      );
  }
}

function Review({ form, onGo }: Pick<StepBodyProps, 'form' | 'onGo'>) {
  const { values } = form;
  const isNew = values.standing === 'baru';
  const school = [
    ['Nama', values.name],
    ['Pendaftaran', isNew ? `Baru, NPSN ${values.npsn}` : 'Sudah terdaftar'],
    ...(isNew ? [['Penanggung jawab', `${values.contactName}, ${values.contactPosition}`]] : []),
  ];
  const team = [
    ['Nama', values.teamName],
    ['Bidang', values.category],
    ['Pembimbing', values.mentorName],
  ];
  const members = toMembers(values).map(({ name, email }, index) => [
    index === 0 ? 'Ketua' : `Anggota ${placesOf(values.memberCount)[index]}`,
    `${name} · ${email}`,
  ]);
  return (
    <>
      <Part title="Sekolah" facts={school} onChange={() => onGo(0)} />
      <Part title="Tim" facts={team} onChange={() => onGo(1)} />
      <Part title="Anggota" facts={members} onChange={() => onGo(2)} />
    </>
  );
}

type PartProps = { title: string; facts: string[][]; onChange: () => void };

function Part({ title, facts, onChange }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <button type="button" className={styles.change} onClick={onChange}>
          Ubah {title.toLowerCase()}
        </button>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
