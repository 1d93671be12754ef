/** Careers (companies that hire) and their jobs (spec sections 7 and 8, services host). */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, type CallRules, get } from './call';
import { LARGE_PAGE, type Page, paged } from './page';
import { amount, flag, link, needed, part, text, texts } from './schemas';

/** A company in the career list. */
export type Career = v.InferOutput<typeof career>;

/** Everything about one company. */
export type CareerDetail = v.InferOutput<typeof careerDetail>;

/** An open position. Salaries are rupiah a month, 0 when not told. */
export type Job = v.InferOutput<typeof job>;

/** Everything about one position. */
export type JobDetail = v.InferOutput<typeof jobDetail>;

const careerFields = {
  id: needed,
  slug: needed,
  name: needed,
  summary: text,
  logo: text,
  cover: text,
  city: text,
  industry: text,
  totalJobs: amount,
};

const career = object(careerFields);

const careerDetail = object({
  ...careerFields,
  /** HTML, not yet made safe. */
  description: text,
  website: link,
  benefits: texts,
});

const employer = object({
  id: text,
  name: text,
  slug: text,
  logo: text,
});

const jobFields = {
  id: needed,
  slug: text,
  title: needed,
  summary: text,
  city: text,
  type: text,
  level: text,
  salaryMin: amount,
  salaryMax: amount,
  /** What is listed can be applied for until its deadline, unless it says otherwise. */
  isOpen: v.nullish(flag, true),
  deadline: text,
  careerId: text,
  career: part(employer),
};

const job = object(jobFields);

const jobDetail = object({
  ...jobFields,
  /** HTML, not yet made safe. */
  description: text,
  requirements: texts,
  responsibilities: texts,
  applyLink: link,
});

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
