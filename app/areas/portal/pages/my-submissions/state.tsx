import { listBookReviews } from '../../../../api/book-review';
import { listAspirations } from '../../../../api/donation';
import { listSchools } from '../../../../api/school';
import { listTestimonies } from '../../../../api/testimony';
import type { QueryResult } from '../../../../data/query-result';
import { useCall } from '../../../../data/use-call';
import { useEveryPage } from '../../../../data/use-every-page';
import type { Submission, SubmissionKind } from '../../../../sections/forms/submissions';
import { Badge, type BadgeTone } from '../../../../ui/badge';

interface Look {
  readonly tone: BadgeTone;
  readonly label: string;
}

const SENT: Look = { tone: 'grey', label: 'Terkirim' };

/** What the badge says once the platform's list shows it, and as long as it does not. */
const LOOKS = {
  school: [
    { tone: 'green', label: 'Tercatat di daftar sekolah' },
    { tone: 'orange', label: 'Sedang diperiksa' },
  ],
  testimony: [
    { tone: 'green', label: 'Sudah tampil' },
    { tone: 'orange', label: 'Menunggu dibaca tim' },
  ],
  review: [{ tone: 'green', label: 'Sudah tampil' }, SENT],
  wish: [{ tone: 'green', label: 'Sudah tampil' }, SENT],
} as const satisfies Partial<Record<SubmissionKind, readonly [Look, Look]>>;

/** Where a thing stands: what the platform's public list says, else that it was sent. */
export function State({ submission }: { submission: Submission }) {
  switch (submission.kind) {
    case 'school':
      return <SchoolState submission={submission} />;
    case 'testimony':
      return <TestimonyState submission={submission} />;
    case 'review':
      return <ReviewState submission={submission} />;
    case 'wish':
      return <WishState submission={submission} />;
    default:
      return <Told look={SENT} />;
  }
}

function Told({ look }: { look: Look }) {
  return (
    <Badge tone={look.tone} dot>
      {look.label}
    </Badge>
  );
}

interface StateProps {
  submission: Submission;
}

/** The badge by what a list shows; while nobody knows, that it was sent. */
function Found<T>(props: {
  reading: QueryResult<readonly T[]>;
  looks: readonly [Look, Look];
  is: (item: T) => boolean;
}) {
  const { reading, looks, is } = props;
  if (reading.status !== 'ready') return <Told look={SENT} />;
  return <Told look={reading.data.some(is) ? looks[0] : looks[1]} />;
}

function SchoolState({ submission: { ref } }: StateProps) {
  const reading = useEveryPage(listSchools);
  return <Found reading={reading} looks={LOOKS.school} is={({ npsn }) => npsn === ref} />;
}

function TestimonyState({ submission: { detail } }: StateProps) {
  const reading = useCall(listTestimonies({ state: 'published', search: firstWords(detail) }));
  const items = reading.status === 'ready' ? { ...reading, data: reading.data.items } : reading;
  return <Found reading={items} looks={LOOKS.testimony} is={({ message }) => message === detail} />;
}

function ReviewState({ submission: { detail, ref } }: StateProps) {
  const reading = useCall(listBookReviews({ bookSlug: ref }));
  return <Found reading={reading} looks={LOOKS.review} is={({ comment }) => comment === detail} />;
}

function WishState({ submission: { detail } }: StateProps) {
  const reading = useCall(listAspirations());
  return <Found reading={reading} looks={LOOKS.wish} is={({ message }) => message === detail} />;
}

/** Enough of a text to be found by. */
function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, 6).join(' ');
}
