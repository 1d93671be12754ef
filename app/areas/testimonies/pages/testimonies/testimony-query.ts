/** What the list of testimonies shows, as the address says it, and what its states are called. */
import { TESTIMONY_STATES, type TestimonyState } from '../../../../api/testimony';
import type { BadgeTone } from '../../../../ui/badge';

interface StateLook {
  readonly tone: BadgeTone;
  readonly label: string;
  /** What has become of a testimony that was given this state. */
  readonly done: string;
  /** What stands there when there is none. */
  readonly empty: string;
}

export const STATE_LOOKS: Readonly<Record<TestimonyState, StateLook>> = {
  waiting: {
    tone: 'orange',
    label: 'Menunggu',
    done: 'kembali menunggu dibaca.',
    empty: 'Semua testimoni sudah dibaca',
  },
  published: {
    tone: 'green',
    label: 'Tampil',
    done: 'sekarang tampil untuk semua pengunjung.',
    empty: 'Belum ada yang tampil',
  },
  hidden: {
    tone: 'grey',
    label: 'Disembunyikan',
    done: 'disembunyikan dari pengunjung.',
    empty: 'Belum ada yang disembunyikan',
  },
};

/** Whether a text names a state. */
export function isState(text: string | undefined): text is TestimonyState {
  return TESTIMONY_STATES.some((state) => state === text);
}

/** The state that the address asks for: those that wait, unless it names another. */
export function stateIn(text: string | undefined): TestimonyState {
  return isState(text) ? text : 'waiting';
}

interface Shown {
  readonly state: TestimonyState;
  readonly search?: string;
  readonly page?: number;
}

/** The query of a list. */
export function testimonyHref({ state, search = '', page = 1 }: Shown): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (state !== 'waiting') params.set('status', state);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
