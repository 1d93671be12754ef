/**
 * Errors that end a navigation, and how any error is read: a code out of the error or 500, and an
 * optional message for the visitor (spec section 8).
 */
import { isRouteErrorResponse } from 'react-router';
import { isRecord } from '../core/schema';

/** Ends a page load with a status the error screen shows: 404 is "not found", the rest "error". */
export class PageError extends Error {
  constructor(
    readonly statusCode: number,
    message = '',
  ) {
    super(message);
  }
}

/** How the platform says that it does not have an item, or has it no more. */
const ABSENT = [404, 410];

/** The error of a page whose data failed; that of an item that is not there needs no words. */
export function pageErrorOf({ code, message }: { code: number; message: string }): PageError {
  return ABSENT.includes(code) ? new PageError(404) : new PageError(code, message);
}

/** Thrown when a redirect leads nowhere the app or the browser may go. */
export class RedirectError extends Error {
  readonly code = 'ERR_REDIRECT';
  readonly statusCode = 500;

  constructor(target: string) {
    super(`ERR_REDIRECT: ${target}`);
  }
}

/** What the error screen needs to know of an error. */
export interface ErrorFacts {
  readonly status: number;
  /** For the visitor; left out when the error's own text is for developers. */
  readonly message?: string;
}

/** The status is the error's `statusCode`, its `status` or its response's, else 500. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) return { status: error.status };
  const source = isRecord(error) ? error : {};
  const response = isRecord(source.response) ? source.response : {};
  const status = [source.statusCode, source.status, response.status].find(isHttpStatus) ?? 500;
  const isForVisitors = error instanceof PageError && error.message !== '';
  return isForVisitors ? { status, message: error.message } : { status };
}

function isHttpStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;
}
