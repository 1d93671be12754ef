import type { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** The path of wrangler.toml. */
export const configuration: string;

/** The options of a runtime with the built worker in it. */
export function siteOptions(
  folder: string,
  bindingsOf: (configured: object | undefined) => object,
  env?: string,
): Parameters<typeof convertV4MiniflareOptions>[0];

/** More requests than a run can make. */
export const noLimit: { limit: number; period: 60 };

/** Copies what is built now and returns the folder, which is the caller's to remove. */
export function copyBuilt(): Promise<string>;

/** Removes what `copyBuilt` made. */
export function removeBuilt(folder: string): void;

/** The stand-in upstream and its switches (test/upstream/src/control.ts). */
export class Upstream {
  readonly runtime: Miniflare;
  readonly origin: string;
  static start(bindings?: Record<string, string>): Promise<Upstream>;
  /** Calls an endpoint below `/_control/` and returns the answer's data. */
  control(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** A running site with its stand-in upstream. */
export class Site {
  readonly runtime: Miniflare;
  readonly origin: string;
  readonly upstream: Upstream;
  /** What the worker has logged, a line each. */
  readonly logs: string[];
  /**
   * Variables to set otherwise, a folder for what is stored, how the runtime is reached, and whether the
   * edge waits twenty times as long as it would before it serves a page without something.
   */
  static start(
    folder: string,
    vars?: Record<string, string>,
    storage?: string,
    served?: {
      https?: boolean;
      inspectorPort?: number;
      holdsContract?: boolean;
      stretchesDeadlines?: boolean;
    },
  ): Promise<Site>;
  /** The address at which a browser finds a tenant. */
  address(tenant: string, path?: string): string;
  stop(): Promise<void>;
}
