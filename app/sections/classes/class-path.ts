/** Where a class is shown: tenants have one of several pages for it. */
import type { ClassItem } from '../../api/class';
import { type PageSet, pagePath, usePageSet } from '../../router/page-table';

type Named = Pick<ClassItem, 'slug' | 'code'>;

/** What a code page's path takes (app/pages.json: `{code}`). */
const CODE = /^[A-Za-z]{2,8}-?[0-9]{1,8}$/;

/** The path of a class in a tenant's page set; a course page is everyone's. */
export function classPath({ slug, code }: Named, has: PageSet): string {
  if (has('class-detail')) return pagePath('class-detail', { slug });
  if (has('class-code') && CODE.test(code)) return pagePath('class-code', { code });
  if (has('class-competence')) return pagePath('class-competence', { slug });
  return pagePath('courses-detail', { slug });
}

/** `classPath` for this tenant. */
export function useClassPath(): (item: Named) => string {
  const has = usePageSet();
  return (item) => classPath(item, has);
}
