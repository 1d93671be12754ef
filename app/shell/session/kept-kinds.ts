/**
 * All that this site keeps in a browser, by its keys: what it is, in words, where it stands and what it
 * looks like. What is told, taken along, brought back and erased goes by this list, and a test holds that
 * nothing is written that it does not name (`test/conventions/kept-keys.test.ts`).
 */
import { isRecord } from '../../core/schema';

/** Under which heading a visitor finds it. */
export type KeptGroup = 'learning' | 'assistant' | 'sent' | 'other' | 'marks';

/** What a value looks like once its JSON is read; a text is what it is. */
export type Shape = 'text' | 'number' | 'list' | 'record';

export interface KeptKind {
  /** Its keys: of somebody's work, of the site's part of local storage, of a tab. */
  readonly keys: RegExp;
  readonly group: KeptGroup;
  /** What it is called, after a number. */
  readonly noun: string;
  /** How many of them one value holds. */
  readonly count: (value: unknown) => number;
  readonly shape: Shape;
  /** Nobody would miss it without what it stands beside. */
  readonly isMark: boolean;
  /** What makes an item of a list the same as another; the whole of it where that is not said. */
  readonly names?: readonly string[];
  /** How two texts are one: as words that either has, or one below the other; else one stays. */
  readonly joins?: 'words' | 'texts';
  /** A record that is of no use in parts. */
  readonly isOnePiece?: true;
  /** Means something in this browser alone: it is no part of what can be brought back. */
  readonly staysHere?: true;
}

const one = () => 1;
const none = () => 0;
const items = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** A list of chapters for each course. */
const chapters = (value: unknown) =>
  isRecord(value) ? Object.values(value).reduce<number>((sum, list) => sum + items(list), 0) : 0;

type Told = Pick<KeptKind, 'keys' | 'noun' | 'shape'> & Partial<KeptKind>;

const kept =
  (group: KeptGroup, isMark = false) =>
  (told: Told): KeptKind => ({ count: one, group, isMark, ...told });

const learning = kept('learning');
const assistant = kept('assistant');
const sent = kept('sent');
const mark = kept('marks', true);

/** What a brand of its own keeps: a plan, a list of favourites, a game's best. */
export const OTHERS = 'simpanan lain';

const UNSENT = 'tulisan yang belum terkirim';

export const CONVERSATIONS = 'percakapan';

/** In the order in which they are told. */
export const KINDS: readonly KeptKind[] = [
  learning({ keys: /^notes:/, noun: 'catatan', shape: 'text', joins: 'texts' }),
  learning({
    keys: /^course_progress$/,
    noun: 'kemajuan bab',
    shape: 'record',
    count: chapters,
  }),
  learning({ keys: /^quiz:/, noun: 'hasil kuis', shape: 'number' }),
  mark({
    keys: /^quiz-run:/,
    noun: 'kuis yang sedang dikerjakan',
    shape: 'record',
    isOnePiece: true,
  }),
  mark({ keys: /^quiz-tries:/, noun: 'hitungan kuis', shape: 'number' }),
  learning({
    keys: /^batch-wishes$/,
    noun: 'angkatan yang kamu tunggu',
    shape: 'list',
    count: items,
    names: ['slug'],
  }),
  learning({ keys: /^handed-in:/, noun: 'penanda tugas terkirim', shape: 'record' }),
  sent({ keys: /^(draft|idea):/, noun: UNSENT, shape: 'record' }),
  mark({ keys: /^draft-at:/, noun: 'waktu simpan tulisan', shape: 'text' }),
  sent({
    keys: /^payout-accounts$/,
    noun: 'rekening tersimpan',
    shape: 'list',
    count: items,
    names: ['bank', 'accountNumber'],
  }),
  assistant({ keys: /^chat:(of:[^:]*:)?draft(:|$)/, noun: UNSENT, shape: 'text', joins: 'texts' }),
  assistant({
    keys: /^chat:(of:.*:)?history$/,
    noun: CONVERSATIONS,
    shape: 'list',
    count: items,
    names: ['conversation_id'],
  }),
  // One that is not in the database, or a change of one.
  assistant({
    keys: /^chat:(of:.*:)?unsaved:/,
    noun: CONVERSATIONS,
    shape: 'record',
    count: (value) => (isRecord(value) && value.created_at !== undefined ? 1 : 0),
  }),
  // Where in the database somebody's conversations are.
  mark({ keys: /^chat:(of:.*:)?partitions$/, noun: 'data percakapan', shape: 'list' }),
  mark({
    keys: /^chat:(of:.*:)?changed$/,
    noun: 'data percakapan',
    shape: 'list',
    staysHere: true,
  }),
  // Conversations whose copy on the server is still to be deleted.
  mark({
    keys: /^chat:(of:.*:)?undeleted$/,
    noun: 'data percakapan',
    shape: 'list',
    staysHere: true,
  }),
  // What was said in one, which is counted by the history that names it.
  assistant({
    keys: /^chat:(of:.*:)?turns:/,
    noun: CONVERSATIONS,
    shape: 'list',
    count: none,
    names: ['message_id'],
  }),
  sent({
    keys: /^submissions$/,
    noun: 'catatan kiriman',
    shape: 'list',
    count: items,
    names: ['at', 'kind'],
  }),
  sent({
    keys: /^gifts$/,
    noun: 'niat donasi',
    shape: 'list',
    count: items,
    names: ['at', 'code'],
  }),
  sent({
    keys: /^appointment-contact$/,
    noun: 'kontak janji temu di tab ini',
    shape: 'record',
    isOnePiece: true,
  }),
  sent({
    keys: /^disc$/,
    noun: 'tes kepribadian yang belum selesai',
    shape: 'record',
    isOnePiece: true,
  }),
  sent({ keys: /^liga-smk:schools$/, noun: 'sekolah terdaftar', shape: 'list', count: items }),
  kept('other')({ keys: /^gim-best$/, noun: OTHERS, shape: 'number' }),
  kept('other')({
    keys: /^(festival-plan|short-list|reading-days)$/,
    noun: OTHERS,
    shape: 'text',
    joins: 'words',
  }),
  kept('other')({ keys: /^gim-feel$/, noun: OTHERS, shape: 'text' }),
  mark({ keys: /^course_places$/, noun: 'tempat berhenti', shape: 'record' }),
  mark({ keys: /^study-place$/, noun: 'tempat berhenti', shape: 'record', isOnePiece: true }),
  mark({ keys: /^podcast-place:/, noun: 'tempat berhenti', shape: 'number' }),
  mark({ keys: /^chat:(of:.*:)?conversation$/, noun: 'percakapan terakhir', shape: 'text' }),
  mark({
    keys: /^chat:(of:.*:)?(votes|parents):/,
    noun: 'data percakapan',
    shape: 'record',
  }),
  mark({
    keys: /^(chat:(of:.*:)?who|study-told|assistant-(asks-who|open))$/,
    noun: 'setelan asisten',
    shape: 'text',
    staysHere: true,
  }),
  mark({ keys: /^consent$/, noun: 'izin statistik', shape: 'record', staysHere: true }),
  mark({
    keys: /^(owner|visit|ending|user_kind|order-wish|wish-receipt|payout-key|write-key:.+)$/,
    noun: 'penanda masuk dan akun',
    shape: 'text',
    staysHere: true,
  }),
  // What was typed in this tab by somebody who has signed out; it is brought back with them.
  mark({
    keys: /^away:/,
    noun: 'penanda masuk dan akun',
    shape: 'text',
    staysHere: true,
  }),
  mark({
    keys: /^(app-version|work-schema|page-load-logged|reloaded-at|token-checked|react-router-scroll-positions)$/,
    noun: 'data teknis',
    shape: 'text',
    staysHere: true,
  }),
];

/** What is kept under a key; what nobody has named is somebody's all the same. */
export function kindOf(key: string): KeptKind {
  return KINDS.find(({ keys }) => keys.test(key)) ?? UNKNOWN;
}

/** For keys of versions that have been taken back, or of none. */
export const UNKNOWN: KeptKind = kept('other')({
  keys: /^/,
  noun: OTHERS,
  shape: 'text',
  staysHere: true,
});
