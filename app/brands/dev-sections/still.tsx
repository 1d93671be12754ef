/** Sections whose contents the brand gives: few, many and long. */
import { AudienceSection } from '../../sections/audience-section';
import { CallToAction } from '../../sections/call-to-action';
import { FaqSection } from '../../sections/faq-section';
import { PointSection } from '../../sections/point-section';
import { ReasonList } from '../../sections/reason-list';
import { StepSection } from '../../sections/step-section';
import { StudentMap } from '../../sections/student-map';
import { TalkActions } from '../../sections/talk-actions';
import { ButtonLink } from '../../ui/button';
import { LONG, UNBROKEN } from './samples';
import { Group, Specimen } from './specimen';

const texts = [
  { title: 'Satu', text: 'Kalimat pendek.' },
  { title: 'Dua', text: 'Kalimat yang sedikit lebih panjang daripada yang pertama.' },
  { title: LONG, text: `${LONG}. ${LONG}. ${LONG}.` },
  { title: UNBROKEN, text: UNBROKEN },
];
const points = texts.map((text) => ({ ...text, icon: 'spark' as const }));
const audiences = [
  { ...texts[0], page: 'corporates', icon: 'building' },
  { ...texts[2], page: 'government', icon: 'pin' },
  { ...texts[3], page: 'tidak-ada', icon: 'book' },
] as const;
const questions = texts.map(({ title, text }) => ({ question: title, answer: text }));

export function Given() {
  return (
    <>
      <Still />
      <Endings />
    </>
  );
}

function Still() {
  return (
    <Group id="tetap">
      <StepSection title="Satu langkah" steps={texts.slice(0, 1)} />
      <StepSection title="Empat langkah" lead={LONG} steps={texts} />
      <PointSection title="Dua hal" points={points.slice(0, 2)} />
      <PointSection title="Tiga hal" lead={LONG} points={points.slice(0, 3)} ground="soft" />
      <PointSection title="Empat hal" points={points} />
      <AudienceSection title="Untuk siapa lagi" lead={LONG} audiences={audiencesOf()} />
      <FaqSection title="Satu pertanyaan" questions={questions.slice(0, 1)} />
      <FaqSection title={LONG} questions={questions} />
    </Group>
  );
}

const audiencesOf = () =>
  audiences.map(({ title = '', text = '', page, icon }) => ({ title, text, page, icon }));

function Endings() {
  return (
    <Group id="penutup">
      <CallToAction title="Kalimat penutup" text="Satu kalimat.">
        <ButtonLink to="/">Ke beranda</ButtonLink>
      </CallToAction>
      <CallToAction title={LONG} text={`${LONG}. ${UNBROKEN}`}>
        <TalkActions second={{ page: 'class', label: LONG }} />
      </CallToAction>
      <Specimen name="ReasonList">
        <ReasonList title="Satu sebab" reasons={['Jaringan terputus.']} />
        <ReasonList title="Beberapa sebab" reasons={texts.map(({ text }) => text)} />
      </Specimen>
      <Specimen name="StudentMap">
        <StudentMap
          data={[
            { label: 'Jawa Barat', value: 98_765 },
            { label: 'Papua Pegunungan', value: 1 },
            { label: 'Aceh', value: 320 },
          ]}
        />
        <StudentMap data={[]} />
      </Specimen>
    </Group>
  );
}
