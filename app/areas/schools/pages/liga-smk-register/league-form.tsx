import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useApp } from '../../../../core/app-context';
import { type LocalStore, readJson, writeJson } from '../../../../core/storage';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { Form, StepButton } from '../../../../sections/forms/form';
import { problemsOf } from '../../../../sections/forms/form-schema';
import { firstOpenStep } from '../../../../sections/forms/steps';
import { useForm } from '../../../../sections/forms/use-form';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import styles from './league-form.module.css';
import { StepBar } from './step-bar';
import { StepBody } from './step-body';
import { leagueFields, type SentSchools, sendLeague, steps } from './steps';

const TITLE_ID = 'langkah-pendaftaran';
const SENT_SCHOOLS = 'liga-smk:schools';

/** The whole registration. After a reload it goes on with the first step that is not complete. */
export function LeagueForm() {
  const { work } = useApp();
  const form = useForm({
    name: 'liga-smk',
    fields: leagueFields,
    steps,
    initial: { standing: 'baru', memberCount: '3' },
    send: (values, send) => sendLeague(values, { send, sentSchools: sentSchools(work) }),
    keeps: ({ teamName, category, name }) => ({
      kind: 'team',
      title: `Tim ${teamName}`,
      detail: `${category}, ${name}`,
      ref: '',
    }),
    onRefused: (errors) =>
      setStep((now) => (Object.keys(errors).length > 0 ? firstOpenStep(steps, errors) : now)),
  });
  const [step, setStep] = useState(form.postedStep ?? 0);
  const [hasGoneOn, setHasGoneOn] = useState(false);
  if (form.isRestored && !hasGoneOn) {
    setHasGoneOn(true);
    setStep(firstOpenStep(steps, problemsOf(leagueFields, form.values)));
  }
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // Steps that were asked for take the focus; one that an error leads to has its field take it.
    if (shown.current !== step && form.failure.length === 0) title.current?.focus();
    shown.current = step;
  }, [step, form.failure]);

  const isLast = step === steps.length - 1;
  const current = steps[step];
  if (current === undefined) return null;
  const next = () => form.check(current.names) && setStep(step + 1);
  return (
    <div className={styles.page}>
      {form.phase !== 'sent' && (
        <>
          <StepBar current={step} onGo={setStep} />
          <h2 ref={title} id={TITLE_ID} tabIndex={-1} className={styles.title}>
            {current.title}
          </h2>
        </>
      )}
      <Form
        form={form}
        labelledBy={TITLE_ID}
        submit={isLast ? 'Kirim pendaftaran' : 'Lanjut'}
        onNext={isLast ? undefined : next}
        step={step}
        beside={
          step > 0 && (
            <StepButton step={step - 1} onGo={setStep}>
              Kembali
            </StepButton>
          )
        }
        sent={<Done team={form.values.teamName} email={form.values.member1Email} />}
      >
        <StepBody form={form} step={step} onGo={setStep} />
      </Form>
    </div>
  );
}

function Done({ team, email }: { team: string; email: string }) {
  const has = usePageSet();
  return (
    <>
      <h2>Tim {team} resmi terdaftar</h2>
      <p>
        Kami mengirim jadwal penyisihan dan panduan tantangan ke {email}. Sambil menunggu, ajak
        timmu membaca aturan liga sekali lagi.
      </p>
      <ActionRow>
        {has('liga-smk') && <ButtonLink to={pagePath('liga-smk')}>Lihat babak liga</ButtonLink>}
      </ActionRow>
    </>
  );
}

function sentSchools(store: LocalStore): SentSchools {
  const known = readJson(store, SENT_SCHOOLS, v.array(v.string())) ?? [];
  return {
    has: (npsn) => known.includes(npsn),
    add: (npsn) => writeJson(store, SENT_SCHOOLS, [...known, npsn]),
  };
}
