import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import type { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Rows } from "./rows.ts";

type Event = typeof jobEvents.$inferInsert;
type Entry = { what: JobEventKind; at: number; by: string } & Partial<
  Pick<Event, "from" | "to" | "quoteNumber">
>;

/** Who did what. `now` in milliseconds. */
type Team = { advisorId: string; technicianId: string | null; now: number };

const hour = 60 * 60 * 1000;

/** The histories of a shop's jobs, as they would be had its team made them. */
export const historiesOf = ({ jobs, quotes }: Rows, { advisorId, technicianId, now }: Team) =>
  jobs.flatMap((job): Event[] => {
    const opened = job.createdAt.getTime();
    const mechanic = technicianId ?? advisorId;
    const entries: Entry[] = [{ what: "created", at: opened, by: advisorId }];
    if (job.diagnostic) entries.push({ what: "diagnostic", at: opened + hour / 2, by: mechanic });
    for (const { number, status, createdAt } of quotes.filter(({ jobId }) => jobId === job.id)) {
      const quote = { by: advisorId, quoteNumber: number };
      const at = createdAt.getTime();
      entries.push({ ...quote, what: "quoteCreated", at });
      if (status && status !== "pending")
        entries.push({ ...quote, what: "quoteStatus", at: at + hour, from: "pending", to: status });
    }
    const became = (from: string, to: string, at: number): Entry => ({
      what: "status",
      at,
      by: mechanic,
      from,
      to,
    });
    if (job.status === "cancelled") entries.push(became("pending", "cancelled", opened + 5 * hour));
    if (job.status === "in_progress" || job.status === "completed")
      entries.push(became("pending", "in_progress", opened + 3 * hour));
    if (job.completedAt)
      entries.push(became("in_progress", "completed", job.completedAt.getTime()));
    return entries
      .sort((one, other) => one.at - other.at)
      .map(({ at, ...entry }, n) => ({
        shopId: job.shopId,
        jobId: job.id,
        n: n + 1,
        at: new Date(Math.min(at, now)),
        ...entry,
      }));
  });
