/** Every page's file, by the page's name: app/areas/<area>/pages/<name>.tsx. */
import type { PageModule } from './page-module';

const files = import.meta.glob<PageModule>(['./*/pages/*.tsx', '!./home/pages/home.tsx'], {
  base: '../areas',
  query: '?page',
});

export const pageFiles: ReadonlyMap<string, () => Promise<PageModule>> = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.tsx(\?page)?$/g, ''), load]),
);
