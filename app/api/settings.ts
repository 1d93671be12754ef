/**
 * Site settings (spec section 7, services host). The page itself gets its settings with its document;
 * these calls are for staff who read and change them, addressed by the tenant's LMS key.
 */
import * as v from 'valibot';
import { object, record, type Schema } from '../core/schema';
import { type Call, get, type Write, write } from './call';
import { nothing } from './nothing';
import { segment } from './query';
import { text } from './schemas';

/** Settings by key, as the server keeps them: their values have no one shape. */
export type RawSettings = Record<string, unknown>;

const rawSettings: Schema<RawSettings> = record(v.unknown());

function cms(lmsKey: string, path: string): string {
  return `services/${segment(lmsKey)}/cms/app/${path}`;
}

/** The tenant's settings as every visitor gets them. */
export function getSiteSettings(): Call<RawSettings> {
  return get('services/v0/cms/app/settings', {}, rawSettings);
}

/** What the platform calls the app. */
export type AppId = v.InferOutput<typeof appId>;

const appId = object({
  id: text,
  lmsId: text,
});

/** The app's id in the CMS. */
export function getAppId(lmsKey: string): Call<AppId> {
  return get(cms(lmsKey, 'id'), {}, appId);
}

/** Changes the app's id: `{ "id": … }` is sent, and a bad one refused with 422 for `id`. */
export function updateAppId(lmsKey: string, id: string): Write<undefined> {
  return write('PUT', cms(lmsKey, 'id'), nothing, { body: { id }, changes: [getAppId(lmsKey)] });
}

/** All settings of an app. */
export function getAppSettings(lmsKey: string): Call<RawSettings> {
  return get(cms(lmsKey, 'settings'), {}, rawSettings);
}

/**
 * Changes the settings named in `values`, all or none: a merge patch (RFC 7396), as `value` of
 * {@link updateAppSetting} is. Refused with 422 by field.
 */
export function updateAppSettings(lmsKey: string, values: RawSettings): Write<undefined> {
  return write('PUT', cms(lmsKey, 'settings'), nothing, {
    body: values,
    changes: [],
    isSiteWide: true,
  });
}

/** One setting. */
export function getAppSetting({ lmsKey, key }: { lmsKey: string; key: string }): Call<unknown> {
  return get(cms(lmsKey, `setting/${segment(key)}`), {}, v.unknown());
}

/**
 * Changes one setting: `{ "value": … }` is sent. Of a setting that is a group (`css`, `meta`, `radio`)
 * only the fields that are sent change, so that two people at once lose nothing; `null` brings back
 * what stood there before anybody changed it. Refused with 422 for `value`'s key, or a group's field.
 */
export function updateAppSetting(
  { lmsKey, key }: { lmsKey: string; key: string },
  value: unknown,
): Write<undefined> {
  return write('PUT', cms(lmsKey, `setting/${segment(key)}`), nothing, {
    body: { value },
    changes: [],
    isSiteWide: true,
  });
}
