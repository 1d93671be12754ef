/**
 * Site settings (spec section 7, services host). The page itself gets its settings with its document;
 * these calls are for staff who read and change them, addressed by the tenant's LMS key.
 */
import { type Decoder, record, unknown } from '../decode';
import { type Call, get, put } from './call';
import { nothing } from './fields';
import { segment } from './query';

/** Settings by key, as the server keeps them: their values have no one shape. */
export type RawSettings = Record<string, unknown>;

const rawSettings: Decoder<RawSettings> = record(unknown);

function cms(lmsKey: string, path: string): string {
  return `services/${segment(lmsKey)}/cms/app/${path}`;
}

/** The tenant's settings as every visitor gets them. */
export function getSiteSettings(): Call<RawSettings> {
  return get('services/v0/cms/app/settings', {}, rawSettings);
}

/** The app's id in the CMS. */
export function getAppId(lmsKey: string): Call<unknown> {
  return get(cms(lmsKey, 'id'), {}, unknown);
}

/** Changes the app's id. */
export function updateAppId(lmsKey: string, values: RawSettings): Call<undefined> {
  return put(cms(lmsKey, 'id'), values, nothing);
}

/** All settings of an app. */
export function getAppSettings(lmsKey: string): Call<RawSettings> {
  return get(cms(lmsKey, 'settings'), {}, rawSettings);
}

/** Changes the settings named in `values`. */
export function updateAppSettings(lmsKey: string, values: RawSettings): Call<undefined> {
  return put(cms(lmsKey, 'settings'), values, nothing);
}

/** One setting. */
export function getAppSetting({ lmsKey, key }: { lmsKey: string; key: string }): Call<unknown> {
  return get(cms(lmsKey, `setting/${segment(key)}`), {}, unknown);
}

/** Changes one setting: `{ "value": … }` is sent. */
export function updateAppSetting(
  { lmsKey, key }: { lmsKey: string; key: string },
  value: unknown,
): Call<undefined> {
  return put(cms(lmsKey, `setting/${segment(key)}`), { value }, nothing);
}
