/** For tests: a `fetch` that keeps what it was asked and answers what the test says. */
import { type Client, createClient } from './client';

/** A request as the gateway would see it. `body` is the JSON, or the form itself. */
export interface Seen {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

export interface Reply {
  status?: number;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
}

export interface FakeGateway {
  fetch: typeof fetch;
  seen: Seen[];
}

/** Answers every request alike; a reply that is an error is thrown, as by a network that is down. */
export function fakeGateway(reply: Reply | Error = {}): FakeGateway {
  const seen: Seen[] = [];
  return {
    seen,
    fetch: async (input, init = {}) => {
      const { method = 'GET', body } = init;
      const sent = typeof body === 'string' ? JSON.parse(body) : body;
      seen.push({ method, path: String(input), body: sent, init });
      init.signal?.throwIfAborted();
      if (reply instanceof Error) throw reply;
      const { status = 200, body: answer = { status: true, message: 'OK', data: {} } } = reply;
      const isBodiless = status === 204;
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return new Response(isBodiless ? null : text, { status });
    },
  };
}

/** A client of a fake gateway. */
export function fakeClient(reply: Reply | Error = {}): FakeGateway & Client {
  const gateway = fakeGateway(reply);
  return { ...gateway, ...createClient({ base: '/api', fetch: gateway.fetch }) };
}
