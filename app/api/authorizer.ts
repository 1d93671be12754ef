/** The app's version and its token's validity (spec sections 4 and 7, services host). */
import { type Decoder, isRecord } from '../decode';
import { type Call, get } from './call';
import { text } from './fields';

/** Comes bare, or as `appVersion` or `version`. */
const version: Decoder<string> = (value, path) =>
  text(isRecord(value) ? (value.appVersion ?? value.version) : value, path);

/** Comes bare, or as `isTokenValid` or `valid`; an answer that says neither yes nor no is a yes. */
const validity: Decoder<boolean> = (value) => {
  const said = isRecord(value) ? (value.isTokenValid ?? value.valid) : value;
  return said !== false;
};

/** The server's version of the app. */
export function getAppVersion(): Call<string> {
  return get('services/v1/authorizer/version', {}, version);
}

/** Whether the visitor's tokens are still good. */
export function validateToken(): Call<boolean> {
  return get('services/v1/authorizer/validate', {}, validity);
}
