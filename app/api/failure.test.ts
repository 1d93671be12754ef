import { expect, test } from 'vitest';
import { fallbackMessage, toFailure } from './failure';

interface Case {
  name: string;
  error: unknown;
  responseStatus?: number;
  message: string;
  statusCode: number;
  errors?: Record<string, string[]>;
}

const cases: Case[] = [
  {
    name: 'statusCode before status before the response',
    error: { statusCode: 418, status: 419, response: { status: 420 }, message: 'a' },
    responseStatus: 421,
    message: 'a',
    statusCode: 418,
  },
  {
    name: 'status when there is no statusCode',
    error: { status: 419, response: { status: 420 }, message: 'a' },
    message: 'a',
    statusCode: 419,
  },
  {
    name: "the error's response",
    error: { status: false, response: { status: 420 }, message: 'a' },
    responseStatus: 421,
    message: 'a',
    statusCode: 420,
  },
  {
    name: 'the response that was received',
    error: { status: false, message: 'Tidak ada' },
    responseStatus: 404,
    message: 'Tidak ada',
    statusCode: 404,
  },
  { name: 'else 500', error: { message: 'a' }, message: 'a', statusCode: 500 },
  {
    name: 'a status that is none',
    error: { status: 12 },
    message: fallbackMessage(500),
    statusCode: 500,
  },
  { name: 'an Error', error: new Error('gagal'), message: 'gagal', statusCode: 500 },
  { name: 'a text', error: ' gagal ', message: 'gagal', statusCode: 500 },
  { name: 'nothing', error: undefined, message: fallbackMessage(500), statusCode: 500 },
  {
    name: 'null',
    error: null,
    responseStatus: 429,
    message: fallbackMessage(429),
    statusCode: 429,
  },
  {
    name: 'an error inside an envelope',
    error: { error: { message: 'dalam', statusCode: 503 } },
    responseStatus: 200,
    message: 'dalam',
    statusCode: 503,
  },
  {
    name: 'an error that is a text',
    error: { error: 'Not Found' },
    responseStatus: 404,
    message: 'Not Found',
    statusCode: 404,
  },
  {
    name: 'messages in a list',
    error: { message: ['Satu.', 2, 'Dua.'] },
    responseStatus: 400,
    message: 'Satu. Dua.',
    statusCode: 400,
  },
  {
    name: 'a blank message takes the one for its status',
    error: { message: ' ' },
    responseStatus: 413,
    message: fallbackMessage(413),
    statusCode: 413,
  },
  {
    name: "a form's messages by field",
    error: {
      message: 'Belum benar',
      errors: { email: ['Wajib diisi', 3], phone: 'Tidak benar', name: [], age: 4 },
    },
    responseStatus: 422,
    message: 'Belum benar',
    statusCode: 422,
    errors: { email: ['Wajib diisi'], phone: ['Tidak benar'] },
  },
];

test.each(cases)('$name', ({ error, responseStatus, message, statusCode, errors = {} }) => {
  expect(toFailure(error, responseStatus)).toEqual({ message, statusCode, errors });
});
