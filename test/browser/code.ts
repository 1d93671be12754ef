import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtVariable } from './built';

/** A built file of the app. */
interface BuiltFile {
  /** Without its hash and ending; its style sheet has the same. */
  name: string;
  /** Matches the addresses of both. */
  address: RegExp;
}

/**
 * The built script that holds a text. The build decides which modules stand in one file, and names it, so that
 * only what is in a file tells it from others. Throws where it is not exactly one.
 */
export function fileWith(text: string): BuiltFile {
  const folder = join(process.env[builtVariable] ?? '', 'app/dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
  const [name, ...others] = found.map((file) => file.replace(/-[\w-]{7}\.js$/, ''));
  if (name === undefined || others.length > 0) {
    throw new Error(`Not one script holds “${text}”: ${found}`);
  }
  return { name, address: new RegExp(`/assets/${name}-[\\w-]{7}\\.(?:js|css)$`) };
}
