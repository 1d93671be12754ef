import { copyBuilt, removeBuilt } from './site.mjs';

/** The folder with the built site that all workers of this run serve. */
export const builtVariable = 'BELAJAR_BUILT';

/** Takes the copy before the run, and returns what removes it after. */
export default async function takeBuilt() {
  const folder = await copyBuilt();
  process.env[builtVariable] = folder;
  return () => removeBuilt(folder);
}
