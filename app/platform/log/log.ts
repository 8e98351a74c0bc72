import { loggedError } from "./logged-error.ts";

/** Common fields of the log lines of one request, one cron or one batch of a queue. */
export type Run = {
  id: string;
  worker: "app" | "front" | "stripe";
  /** `all`: every line, as JSON. `trouble`: warnings and errors alone, for people to read. */
  log: LogMode;
  method?: string;
  /** The pattern of the address (`/repair-cms/:jobId`), never the address itself. */
  route?: string;
  /** Cloudflare's data centre. */
  colo?: string | undefined;
  started: number;
  /** Use of the database: statements, round trips, and milliseconds of waiting for them. */
  database: {
    statements: number;
    trips: number;
    ms: number;
  };
  /** Whether the answer may carry figures about itself (`timing.ts`). */
  showsTiming: boolean;
};
export type LogMode = "all" | "trouble";

/** Facts about an event: ids, counts, constant words. Never user input. */
export type About = Record<string, string | number | boolean | undefined>;

// The lookup of the current run: the Workers set it, a browser has none (`run.server.ts`).
let currentRun: () => Run | undefined = () => undefined;
export const findRunsBy = (find: typeof currentRun): void => {
  currentRun = find;
};

/**
 * The log. An event is a constant sentence, and variable facts are separate. Each line is one JSON
 * object with time, level, event and the id of its request, so that Workers Logs (or `grep`) can
 * find all lines of a request.
 */
export const log = {
  /** Something normal; written only where everything is logged. */
  info: (event: string, about?: About) => write("info", event, undefined, about),
  /** Something failed, and no user noticed. */
  warn: (event: string, error?: unknown, about?: About) => write("warn", event, error, about),
  /** Something failed for a user. */
  error: (event: string, error?: unknown, about?: About) => write("error", event, error, about),
};

const methods = { info: "log", warn: "warn", error: "error" } as const;
type Level = keyof typeof methods;

function write(level: Level, event: string, error: unknown, about?: About): void {
  const line = lineOf({ level, run: currentRun(), event, error, about });
  if (line !== undefined) console[methods[level]](line);
}

type Entry = {
  level: Level;
  run: Run | undefined;
  event: string;
  error: unknown;
  about: About | undefined;
};

function lineOf({ run, ...entry }: Entry): string | undefined {
  const { level, event, error, about } = entry;
  if (run?.log === "trouble")
    return level === "info" ? undefined : readable({ ...entry, level, run });
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    worker: run?.worker,
    request: run?.id,
    method: run?.method,
    route: run?.route,
    colo: run?.colo,
    ...about,
    error: error === undefined ? undefined : loggedError(error),
  });
}

/** A line for a terminal: the event, where it happened, and the stack on lines of its own. */
function readable({ level, run, event, error, about = {} }: Entry & { run: Run }): string {
  const facts = Object.entries(about).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  const where = [
    run.method && `${run.method} ${run.route ?? ""}`.trim(),
    ...facts,
    `request ${run.id}`,
  ]
    .filter(Boolean)
    .join(", ");
  const lines = [`${level}: ${event} (${where})`];
  for (
    let logged = error === undefined ? undefined : loggedError(error);
    logged;
    logged = logged.cause
  )
    lines.push(`  ${logged.name}: ${logged.message}`, ...(logged.stack ? [logged.stack] : []));
  return lines.join("\n");
}
