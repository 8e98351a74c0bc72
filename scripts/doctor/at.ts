import type { Cloudflare } from "./cloudflare.ts";

/** A row of the database. */
export type Row = Record<string, unknown>;

/** What the configuration files say that production is. */
export type Expected = {
  databaseId: string;
  bucket: string;
  /** The queue of the news, and where its messages go that failed. */
  queue: string;
  lost: string;
  crons: string[];
  /** Where the doctor's message goes. */
  owner: string;
  models: { chat: string[]; vision: string[]; translation: string[] };
};

/** Where the doctor looks: production, or this machine. */
export type At = {
  /**
   * The site's address, without a slash at its end; and the same host over plain http, where there
   * is one.
   */
  site: string;
  plain: string | undefined;
  expected: Expected;
  /** What stands here in the place of the real services; nothing does in production. */
  standIns: boolean;
  /** Cloudflare's API, once the account is known; undefined on this machine. */
  cloudflare: Cloudflare | undefined;
  /** Signs in and finds the account. @throws Wrong */
  signIn: () => Promise<{ cloudflare: Cloudflare; who: string }>;
  sql: (statement: string) => Promise<Row[]>;
  /** How long to wait when the site asks for patience, in milliseconds. */
  pause: number;
};
