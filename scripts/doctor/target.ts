import type { Role } from "../environment/environment.ts";

/** A row of the database. */
export type DatabaseRow = Record<string, unknown>;

/** An environment, as its file and the configuration files describe it. */
export type Expected = {
  /** The names of its workers. */
  workers: Record<Role, string>;
  databaseName: string;
  databaseId: string;
  bucket: string;
  /** The queue of the news, and the dead letter queue of its failed messages. */
  queue: string;
  lost: string;
  crons: string[];
  /** The cloud region beside which the Worker is to run, if any. */
  placement: string | undefined;
  /** Where the doctor's test message is sent. */
  owner: string;
  models: { chat: string[]; vision: string[]; translation: string[] };
};

/** Options of a request to Cloudflare's API, besides its path. */
export type CloudflareRequest = {
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
};

/** Cloudflare's API for one account. */
export type Cloudflare = {
  account: string;
  /**
   * The result of a request under the account; undefined when it does not exist. @throws CheckError
   */
  get: <Result>(path: string, init?: CloudflareRequest) => Promise<Result | undefined>;
  /** Requests any path of the API, such as that of a zone. */
  any: <Result>(path: string, init?: CloudflareRequest) => Promise<Result | undefined>;
  /** The bytes of a response that is not JSON. */
  bytes: (path: string) => Promise<Uint8Array | undefined>;
};

/** The target of the checks: production, another environment, or this machine. */
export type Target = {
  /**
   * The site's address, without a slash at its end; and the same host over plain http, where there
   * is one.
   */
  site: string;
  plain: string | undefined;
  expected: Expected;
  /** The command that deploys it. */
  deploy: string;
  /** Whether stand-ins replace the external services, as on this machine. */
  standIns: boolean;
  /** Stripe's mode that is right here: live in production, test elsewhere; undefined for a stand-in. */
  stripeMode: "live" | "test" | undefined;
  /** Cloudflare's API, once the account is known; undefined on this machine. */
  cloudflare: Cloudflare | undefined;
  /** Signs in and finds the account. @throws CheckError */
  signIn: () => Promise<{ cloudflare: Cloudflare; who: string }>;
  sql: (statement: string) => Promise<DatabaseRow[]>;
  /** Delay before a rate-limited self-test is sent again, in milliseconds. */
  pause: number;
};
