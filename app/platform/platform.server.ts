import { waitUntil } from "cloudflare:workers";
import { type Ai, type AiBinding, openAi } from "./ai/models.server.ts";
import { readAsset } from "./asset.server.ts";
import { type Config, readConfig, type Vars } from "./config/config.ts";
import { type Db, openDb } from "./db/db.server.ts";
import { openReplica } from "./db/replica.server.ts";
import { type Files, withFilesTimeout } from "./files/files-timeout.server.ts";
import { log } from "./log/log.ts";
import type { LogVars } from "./log/run.server.ts";
import { type Mail, openMail } from "./mail/mail.server.ts";
import { type Nhtsa, openNhtsa, webOfNhtsa } from "./nhtsa/nhtsa.server.ts";
import { standInFor } from "./payments/config.ts";
import { openPayments } from "./payments/payments.server.ts";
import type { Payments } from "./payments/payments.ts";
import { openQueue, type WorkQueue } from "./queue/queue.server.ts";
import { twilioStandIn } from "./texting/config.ts";
import type { Texting } from "./texting/texting.ts";
import { openTexting } from "./texting/twilio.server.ts";
import { resolveWith } from "./web/resolve.server.ts";
import { askWith, openWeb, type Web } from "./web/web.server.ts";

/**
 * The bindings and variables of the app worker; `wrangler.toml` declares all but the secrets, and
 * no stand-in.
 */
export type Bindings = Vars &
  LogVars &
  Pick<
    Env,
    | "DB"
    | "FILES"
    | "IMAGES"
    | "EMAIL"
    | "LIMITER"
    | "WRITES"
    | "LOOKS"
    | "ASSETS"
    | "NEWS_QUEUE"
    | "ANSWERS"
  > & {
    WORKERS_AI: AiBinding;
    STRIPE_API?: Fetcher;
    TWILIO_API?: Fetcher;
    NEWSROOM?: Fetcher;
    NHTSA?: Fetcher;
  };

/**
 * The outside world, as one plain object, opened once per isolate. A `replica` other than `db` is a
 * request's own.
 */
export type Platform = {
  config: Config;
  /** The database, always its primary: for access checks, records with an owner, and writes. */
  db: Db;
  /**
   * A database whose reads may come from a replica near the viewer with READ_REPLICAS, slightly
   * behind: for lists that are alike for everyone. It includes the viewer's own writes.
   */
  replica: Db;
  /** Logos and other files of the shops (R2). */
  files: Files;
  /** The parts of Cloudflare's images that are used. */
  images: Pick<ImagesBinding, "info" | "input">;
  /**
   * The bytes of a file of our own build, by the address that Vite gave it. @throws when it is not
   * there.
   */
  asset: (path: string) => Promise<ArrayBuffer>;
  mail: Mail;
  ai: Ai;
  /** The object that owns a person's running answer of the assistant. */
  answers: (userId: string) => Pick<Fetcher, "fetch">;
  payments: Payments;
  /** Text messages and WhatsApp, by the shops' own accounts. */
  texting: Texting;
  /** The public web, for addresses from outside. Nothing else in the product fetches from it. */
  web: Web;
  /** NHTSA, of the US government, which decodes VINs and lists recalls. */
  nhtsa: Nhtsa;
  /** Words to our own queue that work is due. */
  queue: WorkQueue;
  /** Whether one more request under this key is within the limit (20 a minute, per location). */
  mayProceed: (key: string) => Promise<boolean>;
  /**
   * Whether this person may write (40 times a minute, per location): far more than typing takes,
   * far less than a script sends.
   */
  mayWrite: (userId: string) => Promise<boolean>;
  /** Whether one more file may be made for this person (40 a minute, per location). */
  mayMakeFile: (userId: string) => Promise<boolean>;
  /** Whether a visitor may look at one more page of a customer (60 a minute, per location). */
  mayTry: (ip: string) => Promise<boolean>;
  /** Continues work after the response has been sent. */
  defer: (work: Promise<unknown>) => void;
  now: () => number;
};

const noteFailure = (error: unknown): void => log.error("deferred work failed", error);

type Opened = { ok: true; platform: Platform } | { ok: false; problems: string[] };

// Opened once per isolate: bindings are constant while it lives, and opening them takes a twentieth
// of a page's work. It holds nothing of a request.
const opened = new WeakMap<Bindings, Opened>();

/** The platform, for a request or for background work, or the configuration's problems. */
export function connect(env: Bindings, request?: Request): Opened {
  const found = opened.get(env) ?? open(env);
  opened.set(env, found);
  if (!found.ok || !request || !found.platform.config.readReplicas) return found;
  let replica: Db | undefined;
  const platform: Platform = {
    ...found.platform,
    get replica() {
      replica ??= openReplica(env.DB, request);
      return replica;
    },
  };
  return { ok: true, platform };
}

/** The platform for background work. @throws the configuration's problems */
export function platformOf(env: Bindings): Platform {
  const connected = connect(env);
  if (!connected.ok) throw new Error(`Not configured: ${connected.problems.join("; ")}`);
  return connected.platform;
}

function open(env: Bindings): Opened {
  const read = readConfig(env);
  if (!read.ok) return read;
  const { config } = read;
  const standIn = standInFor(config, env.STRIPE_API);
  if (!standIn.ok) return standIn;
  const twilio = twilioStandIn(config, env.TWILIO_API);
  if (!twilio.ok) return twilio;
  const asking = askWith(config, env.NEWSROOM);
  if (!asking.ok) return asking;
  const web = openWeb(asking.ask, resolveWith(config.resolver));
  const nhtsa = webOfNhtsa(config, web, env.NHTSA);
  if (!nhtsa.ok) return nhtsa;
  const db = openDb(env.DB);
  const platform: Platform = {
    config,
    db,
    replica: db,
    files: withFilesTimeout(env.FILES),
    images: env.IMAGES,
    asset: readAsset,
    ai: openAi(config, env.WORKERS_AI),
    answers: (userId) => env.ANSWERS.getByName(userId),
    mail: openMail(env.EMAIL, config.mailFrom),
    payments: openPayments(config, standIn.fetcher),
    texting: openTexting(twilio.fetcher),
    web,
    nhtsa: openNhtsa(nhtsa.web),
    queue: openQueue(env.NEWS_QUEUE),
    mayProceed: async (key) => (await env.LIMITER.limit({ key })).success,
    mayWrite: async (userId) => (await env.WRITES.limit({ key: userId })).success,
    mayMakeFile: async (userId) => (await env.WRITES.limit({ key: `file:${userId}` })).success,
    mayTry: async (ip) => (await env.LOOKS.limit({ key: ip })).success,
    defer: (work) => waitUntil(work.catch(noteFailure)),
    now: () => Date.now(),
  };
  return { ok: true, platform };
}
