/**
 * What went wrong, in one shape: a message for a person and an HTTP status (spec section 8), whatever
 * the service, the edge or the network said.
 */
import { isReadable } from '../core/readable';
import { isRecord } from '../core/schema';

/** A failure in one shape. `errors` holds a form's messages by field, and is empty elsewhere. */
export interface Failure {
  message: string;
  statusCode: number;
  errors: Record<string, string[]>;
  /** The network has failed. */
  isUnreachable?: boolean;
}

/** Shown when the service cannot be reached at all. */
export const UNREACHABLE = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda.';
/** Shown when a file was changed, moved or deleted after it was chosen: no browser sends it then. */
export const CHANGED_FILE =
  'Berkas ini berubah atau dipindahkan setelah dipilih, jadi tidak bisa dikirim. Pilih berkasnya sekali lagi.';
/** Shown when the service answered, but with something that cannot be used. */
export const UNUSABLE = 'Jawaban server tidak dapat dibaca. Silakan coba beberapa saat lagi.';
/** Shown when the service answered without the record that was asked for. */
export const NOT_FOUND = 'Data tidak ditemukan.';
const SLOW = 'Server terlalu lama menjawab. Silakan coba lagi.';

/** A failure without messages by field: by default, of an answer that cannot be used. */
export function failureOf(statusCode: number, message = UNUSABLE): Failure {
  return { message, statusCode, errors: {} };
}

/**
 * Why a form with files could not be sent at all, where one of them is no longer as it was chosen; null
 * where the network is to blame. Browsers report both alike, but the file cannot be read any more.
 */
export async function changedFileIn(body: unknown): Promise<Failure | null> {
  if (!(body instanceof FormData)) return null;
  for (const [field, value] of body) {
    if (!(value instanceof Blob)) continue;
    if (await isReadable(value)) continue;
    return { message: CHANGED_FILE, statusCode: 400, errors: { [field]: [CHANGED_FILE] } };
  }
  return null;
}

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak dapat diproses. Periksa kembali isian Anda.',
  401: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  403: 'Anda tidak memiliki akses untuk tindakan ini.',
  404: NOT_FOUND,
  408: SLOW,
  409: 'Data tersebut sudah ada.',
  413: 'Berkas atau isian terlalu besar.',
  415: 'Jenis berkas atau isian tidak didukung.',
  422: 'Ada isian yang belum benar. Periksa kembali isian Anda.',
  429: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  502: 'Layanan sedang bermasalah. Silakan coba beberapa saat lagi.',
  503: 'Layanan sedang dalam perbaikan. Silakan coba beberapa saat lagi.',
  504: SLOW,
};

const UNKNOWN = 'Terjadi kesalahan. Silakan coba beberapa saat lagi.';

/** The message for a status that came without one of its own. */
export function fallbackMessage(statusCode: number): string {
  return BY_STATUS[statusCode] ?? UNKNOWN;
}

/**
 * Normalises an error: the status is the error's `statusCode`, its `status`, or the response's, else
 * 500; the message is the error's own, else the Indonesian one for that status.
 */
export function toFailure(error: unknown, responseStatus?: number): Failure {
  const nested = isRecord(error) && isRecord(error.error) ? error.error : error;
  const source = isRecord(nested) ? nested : {};
  const response = isRecord(source.response) ? source.response : {};
  const statusCode =
    [source.statusCode, source.status, response.status, responseStatus].find(isHttpStatus) ?? 500;
  return {
    message: messageIn(nested) || fallbackMessage(statusCode),
    statusCode,
    errors: fieldErrors(source.errors),
  };
}

function isHttpStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599;
}

/** Services send the message as a text, as a list of texts, or under `error`. */
function messageIn(error: unknown): string {
  if (typeof error === 'string') return error.trim();
  if (!isRecord(error)) return '';
  const { message } = error;
  if (typeof message === 'string' && message.trim() !== '') return message.trim();
  if (Array.isArray(message)) return message.filter((part) => typeof part === 'string').join(' ');
  return typeof error.error === 'string' ? error.error.trim() : '';
}

/** Messages by field: `{ email: ['…'] }`; a lone text counts as a list of one. */
function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, messages]) => {
      const texts = (Array.isArray(messages) ? messages : [messages]).filter(
        (message) => typeof message === 'string',
      );
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
}
