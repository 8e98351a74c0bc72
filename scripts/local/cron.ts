import { Cron } from "croner";
import { Failure } from "../failure.ts";

type CronHandler = (cron: string) => Promise<void>;

/**
 * Runs the crons of `wrangler.toml` as Cloudflare does: calls `handler` at their times, in UTC. A
 * failed run is logged and does not stop the timer; runs of one cron never overlap. Returns a
 * function that stops the timers.
 */
export function startCrons(crons: readonly string[], handler: CronHandler): () => void {
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
        () => handler(cron),
      ),
  );
  return () => {
    for (const timer of timers) timer.stop();
  };
}

/** The next run of a cron after an instant. */
export const nextRun = (cron: string, after: Date): Date | null =>
  new Cron(checked(cron), { timezone: "UTC", paused: true }).nextRun(after);

/** Cloudflare numbers weekdays from 1 for Sunday, croner from 0: only names are unambiguous. */
function checked(cron: string): string {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5)
    throw new Failure(`wrangler.toml: the cron "${cron}" needs five fields.`);
  if (/\d/.test(fields[4]!.replace(/#\d/g, "")))
    throw new Failure(`wrangler.toml: name the weekdays of the cron "${cron}" (MON-FRI).`);
  return cron;
}
