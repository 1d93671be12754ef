/** What the worker is given by the runtime, and what a request carries once it has been let in. */

export type SqlValue = string | number | null;

/** The part of D1's prepared statement that is used here. */
export interface Statement {
  bind(...values: SqlValue[]): Statement;
  all<T>(): Promise<{ results: T[] }>;
  first<T>(): Promise<T | null>;
  run(): Promise<{ meta: { changes: number } }>;
}

/** The part of a D1 database that is used here. */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}

/** Bindings and variables; the values must be the same as the edge's. */
export interface Env {
  DB: Database;
  /** 64 hex digits: the AES-256 key of app tokens. */
  APP_TOKEN_KEY: string;
  /** The app secret of every tenant that `APP_SECRETS` does not name. */
  APP_SECRET: string;
  /** JSON object: tenant key to secret. */
  APP_SECRETS?: string;
  /** The public key of the hosted database service. */
  DATA_ANON_KEY: string;
  /** Whether requests and answers are held to the contract (contract/hold.ts): set by tests. */
  HOLDS_CONTRACT?: string;
}

/** A demo account as sign-in knows it; `kind` is the role number of spec section 6. */
export interface Account {
  id: number;
  kind: number;
  name: string;
  email: string;
}

/** Hono's type parameter for every router here. */
export interface App {
  Bindings: Env;
  Variables: {
    /** Whether a test has put the answer in place of the usual one. */
    isPlayed: boolean;
    /** The tenant domain of the pair the AppToken carried. */
    domain: string;
    /** Whose contents are answered: a tenant's key, or '' for the general ones. */
    contents: string;
    /** The signed-in account, where one is. */
    account: Account | null;
    /** The e-mail the assistant knows the visitor by. */
    email: string;
  };
}
