import { type ReactNode, useId, useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Checkbox, toggled } from '../../ui/choice';
import { formatRupiah } from '../../ui/format';
import { Input, Select } from '../../ui/input';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './check.module.css';
import {
  type Answers,
  type Eligibility,
  eligibilityOf,
  type Obstacle,
  PAPERS,
  type Paper,
  SCHOOLS,
  type SchoolYear,
} from './eligible';
import { nextRound, type Round, stateText } from './rounds';

const papers = Object.keys(PAPERS) as readonly Paper[];
const schools = Object.keys(SCHOOLS) as readonly SchoolYear[];

const BEGINNING: Answers = {
  school: 'sma',
  average: 80,
  income: 4_000_000,
  members: 4,
  papers: new Set(['keluarga']),
};

const OBSTACLES: Record<Obstacle, string> = {
  school: 'tahun sekolahmu belum masuk',
  average: 'rata-rata rapornya di bawah batas',
  income: 'penghasilan per orang di atas batas',
};

/** Four answers, and what they come to for each round. */
export function Check({ rounds }: { rounds: readonly Round[] }) {
  const [answers, setAnswers] = useState(BEGINNING);
  const id = useId();
  const set = (changed: Partial<Answers>) => setAnswers((before) => ({ ...before, ...changed }));
  const toggle = (paper: Paper) =>
    setAnswers((before) => ({ ...before, papers: toggled(before.papers, paper) }));
  return (
    <section aria-labelledby="syarat" className={styles.check}>
      <h2 id="syarat">Apakah saya memenuhi syarat?</h2>
      <div className={styles.fields}>
        <label htmlFor={`${id}s`} className={styles.wide}>
          Sekarang kamu
          <Select
            id={`${id}s`}
            value={answers.school}
            onChange={({ target }) => set({ school: schoolOf(target.value) })}
          >
            {schools.map((key) => (
              <option key={key} value={key}>
                {SCHOOLS[key]}
              </option>
            ))}
          </Select>
        </label>
        <label htmlFor={`${id}r`}>
          Rata-rata rapor
          <Input
            id={`${id}r`}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            defaultValue={BEGINNING.average}
            onChange={({ target }) => set({ average: Number(target.value) })}
          />
        </label>
        <label htmlFor={`${id}o`}>
          Orang serumah
          <Input
            id={`${id}o`}
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            defaultValue={BEGINNING.members}
            onChange={({ target }) => set({ members: Number(target.value) })}
          />
        </label>
        <label htmlFor={`${id}p`} className={styles.wide}>
          Penghasilan keluarga sebulan: {formatRupiah(answers.income)}
          <Range
            id={`${id}p`}
            range={{ min: 0, max: 15_000_000, step: 250_000 }}
            value={answers.income}
            shown={formatRupiah(answers.income)}
            onChange={(income) => set({ income })}
          />
        </label>
        <fieldset className={styles.wide}>
          <legend>Berkas yang sudah di tangan</legend>
          <div className={styles.papers}>
            {papers.map((paper) => (
              <Checkbox
                key={paper}
                checked={answers.papers.has(paper)}
                onChange={() => toggle(paper)}
              >
                {PAPERS[paper]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </div>
      <Answer verdicts={eligibilityOf(answers)} rounds={rounds} />
      <ScriptNote />
    </section>
  );
}

function schoolOf(value: string): SchoolYear {
  return schools.find((key) => key === value) ?? BEGINNING.school;
}

interface AnswerProps {
  verdicts: readonly Eligibility[];
  rounds: readonly Round[];
}

function Answer({ verdicts, rounds }: AnswerProps) {
  const has = usePageSet();
  const [best] = verdicts;
  const isReady = best?.obstacles.length === 0 && best.lacks.length === 0;
  const isFit = best?.obstacles.length === 0;
  const isOpen = nextRound(rounds, best?.name ?? '')?.state === 'open';
  return (
    <div className={styles.answer}>
      <div role="status">
        {verdicts.map((verdict) => (
          <p key={verdict.name} data-fit={verdict.obstacles.length === 0 || undefined}>
            <strong>{verdict.name}</strong> ({whenOf(rounds, verdict)}): {said(verdict)}
          </p>
        ))}
      </div>
      {isFit && (
        <ul>
          {best.lacks.map((paper) => (
            <li key={paper}>
              <Way paper={paper} />
            </li>
          ))}
        </ul>
      )}
      {isFit && has('register') && (
        <ButtonLink to={pagePath('register')} size="large" block variant="inverse">
          {!isOpen && 'Buat akun sebelum dibuka'}
          {isOpen && (isReady ? 'Daftar sekarang' : 'Buat akun, susulkan berkasnya')}
        </ButtonLink>
      )}
      {!isFit && has('make-appointment') && (
        <ButtonLink to={pagePath('make-appointment')} size="large" block variant="inverse">
          Ceritakan keadaanmu ke panitia
        </ButtonLink>
      )}
    </div>
  );
}

function whenOf(rounds: readonly Round[], { name }: Eligibility): string {
  const round = nextRound(rounds, name);
  return round ? stateText(round).toLowerCase() : 'belum dijadwalkan';
}

function said({ obstacles, lacks }: Eligibility): string {
  if (obstacles.length > 0)
    return `belum bisa, ${obstacles.map((one) => OBSTACLES[one]).join('; ')}.`;
  if (lacks.length === 0) return 'ya, dan berkasmu lengkap.';
  return `ya. Tinggal ${lacks.map((paper) => PAPERS[paper].toLowerCase()).join(', ')}.`;
}

/** Where a paper is got. */
function Way({ paper }: { paper: Paper }): ReactNode {
  const has = usePageSet();
  const classes = (search: string, text: string) => (
    <AppLink to={`${pagePath('courses')}?search=${search}`}>{text}</AppLink>
  );
  switch (paper) {
    case 'keluarga':
      return 'Kartu keluarga dicetak ulang gratis di kantor desa atau kelurahan.';
    case 'rapor':
      return 'Rapor yang hilang diganti salinan bercap dari tata usaha sekolah.';
    case 'karya':
      return <>Foto karya: {classes('portofolio', 'ikut kelas Portofolio Bengkel')}, gratis.</>;
    case 'penghasilan':
      return has('article-detail') ? (
        <>
          Tanpa slip gaji pun bisa:{' '}
          <AppLink to={pagePath('article-detail')}>baca cara mengurus suratnya di desa</AppLink>.
        </>
      ) : (
        <>Tanpa slip gaji pun bisa: {classes('berkas', 'kelas berkas keluarga')}.</>
      );
  }
}
