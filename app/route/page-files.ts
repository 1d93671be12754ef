/** Every page's file, by its path from here. */
import type { PageModule } from './page-module';

export const pageFiles = import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/home.tsx']);
