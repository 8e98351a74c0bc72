import { Cron } from "croner";
import { Failure } from "./failure.ts";

export type Tick = (cron: string) => Promise<void>;

/**
 * Does what Cloudflare does with the crons of `wrangler.toml`: calls `tick` at their times, in UTC.
 * A run that fails is said and does not end the timer; one that is still going is not doubled.
 * Answers a function that stops the timers.
 */
export function keepCrons(crons: readonly string[], tick: Tick): () => void {
  const timers = crons.map(
    (cron) =>
      new Cron(
        checked(cron),
        {
          timezone: "UTC",
          protect: true,
          unref: true,
          catch: (error) => console.error(`cron ${cron}:`, error),
        },
        () => tick(cron),
      ),
  );
  return () => {
    for (const timer of timers) timer.stop();
  };
}

/** When a cron is due next after an instant. */
export const nextRun = (cron: string, after: Date): Date | null =>
  new Cron(checked(cron), { timezone: "UTC", paused: true }).nextRun(after);

/**
 * Cloudflare counts weekdays from 1 for Sunday, everyone else from 0: only their names mean the
 * same everywhere.
 */
function checked(cron: string): string {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5)
    throw new Failure(`wrangler.toml: the cron "${cron}" needs five fields.`);
  if (/\d/.test(fields[4]!.replace(/#\d/g, "")))
    throw new Failure(`wrangler.toml: name the weekdays of the cron "${cron}" (MON-FRI).`);
  return cron;
}
