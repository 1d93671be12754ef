/** Where a parameter's value comes from, when somebody wants to make a call without knowing one. */
import type { JsonSchema } from './schema';

/** By call and parameter: the call whose answer has a value, and the pointer to it. */
const TAKEN: Readonly<
  Record<string, Readonly<Record<string, readonly [call: string, at: string]>>>
> = {
  'GET services/v1/class/overview': {
    slug: ['GET services/v1/class/active', '/data/items/0/slug'],
  },
  'GET services/v1/class/syllabus': {
    classroomId: ['GET services/v1/class/active', '/data/items/0/id'],
  },
  'GET services/v1/career/detail': { slug: ['GET services/v1/career/list', '/data/items/0/slug'] },
  'GET services/v1/career/job/list': {
    careerId: ['GET services/v1/career/list', '/data/items/0/id'],
  },
  'GET services/v1/career/job/detail': {
    id: ['GET services/v1/career/job/list', '/data/items/0/id'],
  },
  'GET services/v3/post/detail': { slug: ['GET services/v3/post/list', '/data/items/0/slug'] },
  'GET services/v3/post/kind/category/detail': {
    slug: ['GET services/v3/post/kind/category/list', '/data/items/0/slug'],
  },
  'GET services/v1/post/detail': { id: ['GET services/v1/post/article/list', '/data/items/0/id'] },
  'GET services/v1/authorizer/cities': {
    provinceId: ['GET services/v1/authorizer/provinces', '/data/0/id'],
  },
  'GET services/v1/program/active/detail': {
    slug: ['GET services/v1/program/active', '/data/items/0/slug'],
  },
  'GET services/v1/program/schools': {
    programId: ['GET services/v1/program/active', '/data/items/0/id'],
  },
  'GET services/v1/podcast/detail': { id: ['GET services/v1/podcast/list', '/data/items/0/id'] },
  'GET api/silabus/{programId}': {
    programId: ['GET services/v1/program/active', '/data/items/0/id'],
  },
  'GET statistics/statistic/batchs/active/{id}': {
    id: ['GET statistics/statistic/batchs/active', '/data/0/id'],
  },
};

/** What is said of a parameter beside its schema. */
export function takenFrom(call: string, parameter: string): JsonSchema {
  const found = TAKEN[call]?.[parameter];
  return found === undefined ? {} : { 'x-take': { call: found[0], at: found[1] } };
}
