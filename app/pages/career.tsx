import type { ShouldRevalidateFunction } from 'react-router';
import { getCareer, listCareers, listJobs } from '../api/career';
import { latestOnly } from '../features/listing/latest-only';
import { readListQuery } from '../features/listing/list-query';
import { found } from '../features/posts/post-loader';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { Companies } from './career/companies';
import { Company } from './career/company';
import { isSameList } from './career/job-query';

/** All companies, or the one of the path with its jobs. Throws PageError 404 for an unknown one. */
export async function loader(args: PageArgs) {
  const { params, send, url, isFirstLoad } = args;
  const { page } = readListQuery(url.searchParams);
  if (params.slug === undefined) {
    return { item: null, companies: latestOnly(args, (send) => send(listCareers({ page }))) };
  }
  const item = found(await send(getCareer(params.slug)));
  const jobs = send(listJobs({ careerId: item.id, page }));
  return { item, jobs: deferred(jobs, isFirstLoad ? 0 : MINIMUM_FETCH_MS) };
}

/** A job that opens over the page changes the address, but nothing that was loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.currentUrl.href === change.nextUrl.href
    ? change.defaultShouldRevalidate
    : !isSameList(change.currentUrl, change.nextUrl);

/** Companies that hire, or one of them. */
export default function CareerPage() {
  const data = usePageData<typeof loader>();
  if (data.item === null) return <Companies companies={data.companies} />;
  return <Company item={data.item} jobs={data.jobs} />;
}
