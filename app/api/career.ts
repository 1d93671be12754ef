/** Careers (companies that hire) and their jobs (spec sections 7 and 8, services host). */
import { type Decoded, type FieldReader, object, withDefault } from '../core/decode';
import type { CallRules } from './answer';
import { type Call, get } from './call';
import { amount, flag, link, needed, part, text, texts } from './fields';
import { LARGE_PAGE, type Page, paged } from './page';

/** A company in the career list. */
export type Career = ReturnType<typeof readCareer>;

/** Everything about one company. */
export type CareerDetail = Decoded<typeof careerDetail>;

/** An open position. Salaries are rupiah a month, 0 when not told. */
export type Job = ReturnType<typeof readJob>;

/** Everything about one position. */
export type JobDetail = Decoded<typeof jobDetail>;

function readCareer(field: FieldReader) {
  return {
    id: field('id', needed),
    slug: field('slug', needed),
    name: field('name', needed),
    summary: field('summary', text),
    logo: field('logo', text),
    cover: field('cover', text),
    city: field('city', text),
    industry: field('industry', text),
    totalJobs: field('totalJobs', amount),
  };
}

const career = object(readCareer);

const careerDetail = object((field) => ({
  ...readCareer(field),
  /** HTML, not yet made safe. */
  description: field('description', text),
  website: field('website', link),
  benefits: field('benefits', texts),
}));

const employer = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  slug: field('slug', text),
  logo: field('logo', text),
}));

function readJob(field: FieldReader) {
  return {
    id: field('id', needed),
    slug: field('slug', text),
    title: field('title', needed),
    summary: field('summary', text),
    city: field('city', text),
    type: field('type', text),
    level: field('level', text),
    salaryMin: field('salaryMin', amount),
    salaryMax: field('salaryMax', amount),
    /** What is listed can be applied for until its deadline, unless it says otherwise. */
    isOpen: field('isOpen', withDefault(flag, true)),
    deadline: field('deadline', text),
    careerId: field('careerId', text),
    career: field('career', part(employer)),
  };
}

const job = object(readJob);

const jobDetail = object((field) => ({
  ...readJob(field),
  /** HTML, not yet made safe. */
  description: field('description', text),
  requirements: field('requirements', texts),
  responsibilities: field('responsibilities', texts),
  applyLink: field('applyLink', link),
}));

/** The prefixes of spec section 8. A failure's stands in the log: a visitor reads a sentence. */
function prefixed(what: string): CallRules {
  return {
    successMessage: (message) => `Success fetch ${what}: ${message}`,
    warning: `Failed fetch ${what}`,
  };
}

/** Companies, page by page. */
export function listCareers(filter: { page?: number | undefined } = {}): Call<Page<Career>> {
  const rules = { ...prefixed('list Career') };
  return get(
    'services/v1/career/list',
    { page: filter.page ?? 1 },
    paged(career, LARGE_PAGE),
    rules,
  );
}

/** Jobs of one company, or of all, page by page. */
export function listJobs(
  filter: { careerId?: string | undefined; page?: number | undefined } = {},
): Call<Page<Job>> {
  const query = { careerId: filter.careerId, page: filter.page ?? 1 };
  const rules = { ...prefixed('list Job') };
  return get('services/v1/career/job/list', query, paged(job, LARGE_PAGE), rules);
}

/** One company by its slug. */
export function getCareer(slug: string): Call<CareerDetail> {
  const rules = { ...prefixed('detail Career') };
  return get('services/v1/career/detail', { slug }, careerDetail, rules);
}

/** One job by its id. */
export function getJob(id: string): Call<JobDetail> {
  const rules = { ...prefixed('detail Job') };
  return get('services/v1/career/job/detail', { id }, jobDetail, rules);
}
