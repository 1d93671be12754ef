/** Uploads a version, looks at every site, and takes it back where one is worse than before. */
import { liveVersion, rollBack, upload } from './live.mjs';
import { lookAtAll, smoke } from './smoke.mjs';

/**
 * @typedef {object} Release
 * @property {string} environment
 * @property {readonly string[]} args of `wrangler deploy`
 * @property {readonly import('./smoke.mjs').Site[]} sites of the table
 * @property {import('../wrangler.mjs').Wrangler} wrangler
 * @property {(host: string) => import('./smoke.mjs').Ask} askOf
 * @property {(line: string) => void} say
 * @property {{ spreadMs?: number, againMs?: number }} [patience] with sites that the version has not come to
 */

/**
 * @param {Release} release
 * @param {import('./live.mjs').Version | null} before what runs; null where nothing does
 * @returns {Promise<boolean>} whether the new version is there, and every site as well as before
 */
export async function release(
  { environment, args, sites, wrangler, askOf, say, patience },
  before,
) {
  const looks = before ? await lookAtAll(sites, askOf) : new Map();
  const own = sites.filter(({ host }) => looks.get(host)?.deployment === before?.id);
  const version = await upload([...args], wrangler);
  if (version === null) {
    say('Nothing was deployed: see what wrangler says.');
    return false;
  }
  if (before === null) {
    say(`${environment} runs its first version, ${version}: there is nothing to compare it with.`);
    say('Look at each site: npm run tenant -- doctor <host>');
    return true;
  }
  if (own.length === 0) {
    say(`No site of the table was answered by ${environment} before, so that none was looked at.`);
    return true;
  }
  say(`Looking at ${own.length} sites …`);
  const worse = await smoke(own, looks, version, { askOf, ...patience });
  if (worse.length === 0) {
    say(`All ${own.length} sites answer as before, by version ${version}.`);
    return true;
  }
  say(`Worse than before:\n${worse.map((line) => `  - ${line}`).join('\n')}`);
  await takeBack({ environment, wrangler, say }, before, version);
  return false;
}

/**
 * @param {Pick<Release, 'environment' | 'wrangler' | 'say'>} release
 * @param {import('./live.mjs').Version} before
 * @param {string} version
 */
async function takeBack({ environment, wrangler, say }, before, version) {
  const now = await liveVersion(environment, wrangler).catch(() => null);
  if (now && now.id !== version) {
    say(`Somebody has deployed ${now.id} meanwhile: nothing was rolled back.`);
    return;
  }
  const isBack = await rollBack(environment, before.id, wrangler);
  say(
    isBack
      ? `Rolled back to ${before.id}${before.tag && ` (${before.tag})`}.`
      : `It could not be rolled back. Do it at once: npx wrangler rollback ${before.id} --env ${environment}`,
  );
}
