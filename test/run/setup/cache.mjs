import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where lies what belongs to no one checkout; `BELAJAR_CACHE` moves it. */
export const cacheFolder = resolve(
  process.env.BELAJAR_CACHE ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'belajar-edge'),
);
