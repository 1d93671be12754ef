/**
 * Ways in which the platform's answers may come to differ from what is known of them: one change each, to
 * one call, with what a check of the platform is to name and what the page that shows the call does then.
 */

export interface Drift {
  readonly name: string;
  /** The catalogue's name of the call. */
  readonly call: string;
  /** A page whose document shows what the call answers, and whose site that is on. */
  readonly path: string;
  readonly tenant: string;
  /** What comes in place of the true answer, which it is given. */
  readonly plant: (answer: unknown) => Planted;
  /** Where a check names it: a JSON pointer into the answer, `` for the whole of it. */
  readonly field: string;
  /**
   * What the page does: it says that it cannot show what it is for, shows the same as ever, or all of its
   * items without what has drifted.
   */
  readonly shows: 'said' | 'same' | 'without';
}

/** A body that is a text is sent as it is, anything else as JSON. */
export interface Planted {
  readonly body?: unknown;
  readonly status?: number;
  readonly contentType?: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Change = (value: unknown) => unknown;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Changes what stands at a path into a value; `*` is each row of a list. */
function at(path: string, change: Change): Change {
  const [key = '', ...rest] = path.split('/');
  const deeper = rest.length === 0 ? change : at(rest.join('/'), change);
  if (key === '*') return (value) => rowsOf(value).map(deeper);
  return (value) => ({ ...fieldsOf(value), [key]: deeper(fieldsOf(value)[key]) });
}

/** Has the JSON that comes changed. */
const json =
  (change: Change) =>
  (answer: unknown): Planted => ({ body: change(answer) });

const inRows = (change: Change) => json(at('data/items/*', change));

const renamed =
  (from: string, to: string): Change =>
  (value) => {
    const { [from]: moved, ...others } = fieldsOf(value);
    return { ...others, [to]: moved };
  };

const without =
  (...keys: readonly string[]): Change =>
  (value) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).filter(([key]) => !keys.includes(key)));

/** Every field's name, at every depth, in the other way of writing. */
function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (!isRecord(value)) return value;
  const named = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [named(key), snakeCased(inner)]));
}

/** `2026-11-24T…` as `24/11/2026`. */
const slashed: Change = (value) =>
  String(value).replace(/^(\d{4})-(\d\d)-(\d\d).*$/, (_, year, month, day) =>
    [day, month, year].join('/'),
  );

/** 250000 as `Rp 250.000`. */
const written: Change = (value) => `Rp ${String(value).replace(/\B(?=(\d{3})+$)/g, '.')}`;

/** A list as an object, its rows by their ids. */
const byId: Change = (value) =>
  Object.fromEntries(rowsOf(value).map((row) => [`id-${String(fieldsOf(row).id)}`, row]));

const first: Change = (value) => rowsOf(value)[0];

/** The rows under a framework's names for them, in place of the usual ones. */
function repaged(value: unknown): unknown {
  const { items, page, perPage, totalItems, totalPages } = fieldsOf(value);
  return {
    data: items,
    current_page: page,
    per_page: perPage,
    total: totalItems,
    last_page: totalPages,
  };
}

const alpha = { tenant: 'alpha' } as const;
const classes = { ...alpha, call: 'GET services/v1/class/active', path: '/Class' } as const;
const posts = { ...alpha, call: 'GET services/v3/post/list' } as const;
const programs = { ...alpha, call: 'GET services/v1/program/active', path: '/Program' } as const;
const mentors = { ...alpha, call: 'GET api/active/mentors', path: '/Mentor' } as const;
const podcasts = { ...alpha, call: 'GET services/v1/podcast/list', path: '/Podcasts' } as const;
const careers = { ...alpha, call: 'GET services/v1/career/list', path: '/Career' } as const;

const ofLists: readonly Drift[] = [
  {
    ...posts,
    name: 'null for a list',
    path: '/News',
    plant: json(at('data/items', () => null)),
    field: '/data/items',
    shows: 'said',
  },
  {
    ...posts,
    name: 'the one row of a list as an object',
    path: '/Berita',
    plant: json(at('data/items', first)),
    field: '/data/items',
    shows: 'said',
  },
  {
    ...mentors,
    name: 'an object by ids for a list',
    plant: json(at('data', byId)),
    field: '/data',
    shows: 'said',
  },
  {
    ...podcasts,
    name: 'a list one level deeper',
    plant: json(at('data', (data) => ({ result: data }))),
    field: '/data/items',
    shows: 'said',
  },
  {
    ...posts,
    name: 'other names for the rows and the pages',
    path: '/Blog',
    plant: json(at('data', repaged)),
    field: '/data/items',
    shows: 'said',
  },
  {
    ...posts,
    name: 'other names for the pages alone',
    path: '/News',
    plant: json(
      at('data', (data) => ({ ...fieldsOf(repaged(data)), items: fieldsOf(data).items })),
    ),
    field: '/data/page',
    shows: 'without',
  },
  {
    ...programs,
    name: 'pages counted from 0',
    plant: json(at('data/page', (page) => Number(page) - 1)),
    field: '/data/page',
    shows: 'same',
  },
  {
    ...classes,
    name: 'a row that is null among good ones',
    plant: json(at('data/items', (items) => [null, ...rowsOf(items)])),
    field: '/data/items/0',
    shows: 'same',
  },
];

const ofAnswers: readonly Drift[] = [
  {
    ...programs,
    name: 'HTML with 200',
    plant: () => ({ body: '<!doctype html><title>Portal</title>', contentType: 'text/html' }),
    field: '',
    shows: 'said',
  },
  {
    ...programs,
    name: 'no body at all',
    path: '/Curriculum',
    plant: () => ({ status: 204 }),
    field: '',
    shows: 'said',
  },
  {
    ...posts,
    name: 'an envelope without data',
    path: '/Tulisan-Temans',
    plant: (answer) => ({ body: { status: true, ...fieldsOf(fieldsOf(answer).data) } }),
    field: '/data',
    shows: 'said',
  },
  {
    ...podcasts,
    name: 'a status in words',
    plant: json(at('status', () => 'success')),
    field: '/status',
    shows: 'same',
  },
  {
    ...careers,
    name: 'an error with 200',
    plant: () => ({ body: { status: false, message: 'Terjadi gangguan di layanan.', data: null } }),
    field: '/status',
    shows: 'said',
  },
  {
    ...alpha,
    name: 'a record as a list of one',
    call: 'GET services/v3/post/detail',
    path: '/News/31',
    plant: json(at('data', (data) => [data])),
    field: '/data',
    shows: 'said',
  },
];

const ofFields: readonly Drift[] = [
  {
    ...classes,
    name: 'another name for a field that is needed',
    plant: inRows(renamed('name', 'title')),
    field: '/data/items/0/name',
    shows: 'said',
  },
  {
    ...classes,
    name: 'another name for a field that is not',
    plant: inRows(renamed('program', 'track')),
    field: '/data/items/0/program',
    shows: 'without',
  },
  {
    ...classes,
    name: 'a number as text',
    plant: inRows(at('durationHours', String)),
    field: '/data/items/0/durationHours',
    shows: 'same',
  },
  {
    ...mentors,
    name: 'a text as number',
    plant: json(at('data/*/position', () => 3)),
    field: '/data/0/position',
    shows: 'without',
  },
  {
    ...classes,
    name: 'a price as it is read out',
    plant: inRows(at('price', written)),
    field: '/data/items/0/price',
    shows: 'without',
  },
  {
    ...classes,
    name: 'a yes in words',
    plant: inRows(at('isRegistrationOpen', (is) => (is === true ? 'yes' : 'no'))),
    field: '/data/items/0/isRegistrationOpen',
    shows: 'without',
  },
  {
    ...classes,
    name: 'a word that nobody knows',
    plant: inRows(at('type', (type) => (type === 'online' ? type : 'luring'))),
    field: '/data/items/0/type',
    shows: 'without',
  },
  {
    ...posts,
    name: 'dates as they are written by hand',
    path: '/News',
    plant: inRows(at('publishedAt', slashed)),
    field: '/data/items/0/publishedAt',
    shows: 'without',
  },
  {
    ...posts,
    name: 'days of events as they are written by hand',
    path: '/Event',
    plant: inRows((row) => at('startDate', slashed)(at('endDate', slashed)(row))),
    field: '/data/items/0/startDate',
    shows: 'without',
  },
  {
    ...careers,
    name: 'names with underscores',
    plant: json(snakeCased),
    field: '/data/perPage',
    shows: 'without',
  },
  {
    ...mentors,
    name: 'empty texts where some are needed',
    plant: json(at('data/*/name', () => '')),
    field: '/data/0/name',
    shows: 'said',
  },
  {
    ...alpha,
    name: 'schools without their names',
    call: 'GET services/v1/school/list',
    path: '/Liga-Smk',
    plant: inRows(without('name')),
    field: '/data/items/0/name',
    shows: 'said',
  },
  {
    ...alpha,
    name: 'a class without what is needed',
    call: 'GET services/v1/class/overview',
    path: '/Class/dasar-web',
    plant: json(at('data', without('slug', 'name'))),
    field: '/data/slug',
    shows: 'said',
  },
];

/** Each of them planted alone. */
export const drifts: readonly Drift[] = [...ofLists, ...ofAnswers, ...ofFields];
