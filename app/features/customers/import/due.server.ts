import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import {
  customerImportKeys,
  customerImportRows,
  customerImports,
} from "#app/features/customers/import.tables.server.ts";
import { sqliteMessage } from "#app/platform/db/db.server.ts";
import { claimDue, isDue } from "#app/platform/db/due-work.server.ts";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import { day } from "#app/values/calendar.ts";
import { importLimits } from "./file/fields.ts";
import { sweepImportFiles } from "./file/file.server.ts";
import { claimMs, fail, type ImportRow, nextPortion, rowIs } from "./portion.server.ts";

type Services = Pick<Platform, "db" | "files" | "now" | "queue">;
type Ref = { shopId: string; importId: string };

/** Work per message. The rest is left to the next message. */
const messageMs = 10_000;

const running = ["previewing", "importing"] as const;

export const importMessage = ({ shopId, importId }: Ref): QueueMessage => ({
  work: "customer-import",
  id: `${shopId}/${importId}`,
});

const refOf = (id: string): Ref => {
  const [shopId = "", importId = ""] = id.split("/");
  return { shopId, importId };
};

/**
 * Lets other requests run between two portions: continuous work of one shop would block database
 * and runtime for everybody else.
 */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** Continues an import that is due. @throws when the message should be retried */
export async function continueImport(
  services: Services,
  messageId: string,
  rest: () => Promise<void> = pause,
): Promise<void> {
  const { db, now, queue } = services;
  const ref = refOf(messageId);
  const began = now();
  const isRunning = and(rowIs(ref), inArray(customerImports.stage, running));
  const [claimed] = await claimDue(db, customerImports, { row: isRunning, now: began, claimMs });
  const release = (row: ImportRow) =>
    db
      .update(customerImports)
      .set({ dueAt: new Date(now()) })
      .where(atVersion(row));
  let row: ImportRow | undefined = claimed;
  try {
    while (row?.dueAt && now() - began < messageMs) {
      row = await portionOf(services, row);
      if (row?.dueAt) await rest();
    }
  } catch (error) {
    await release(row!);
    throw error;
  }
  if (row?.stage === "done") await services.files.delete(row.file);
  if (!row?.dueAt) return;
  await release(row);
  await queue.send([importMessage(ref)]);
}

const atVersion = ({ shopId, id, version }: ImportRow) =>
  and(
    rowIs({ shopId, importId: id }),
    eq(customerImports.version, version),
    isNotNull(customerImports.dueAt),
  );

/** Attempts at a portion whose customer was created concurrently. */
const attempts = 3;

/** Runs the next portion; undefined when another run was faster, or the import was canceled. */
async function portionOf(services: Services, row: ImportRow): Promise<ImportRow | undefined> {
  for (let attempt = 1; ; attempt++)
    try {
      return await nextPortion(services, row);
    } catch (error) {
      if (isRefusedWrite(error)) return undefined;
      if (attempt === attempts || !/constraint/i.test(sqliteMessage(error))) throw error;
    }
}

/** Fails an import whose message failed all its retries. */
export async function giveUpImport(services: Services, messageId: string): Promise<void> {
  const row = await services.db
    .select()
    .from(customerImports)
    .where(rowIs(refOf(messageId)))
    .get();
  if (row?.dueAt) await fail(services, row, "imports:problem.failed");
}

/** Most imports that one run queues, and ends. The rest is still due at the next one. */
const mostPerRun = 500;

/** Runs every 15 minutes: queues a message for each import that nobody works on. */
export async function queueDueImports(
  { db, queue }: Pick<Platform, "db" | "queue">,
  now: number,
): Promise<void> {
  const due = await db
    .select({ shopId: customerImports.shopId, importId: customerImports.id })
    .from(customerImports)
    .where(isDue(customerImports.dueAt, now))
    .orderBy(asc(customerImports.dueAt))
    .limit(mostPerRun);
  await queue.send(due.map(importMessage));
}

/** Nightly sweep: unfinished imports of a week, cells of a month, files without an import. */
export async function sweepImports(
  { db, files }: Pick<Platform, "db" | "files">,
  now: number,
): Promise<void> {
  const old = new Date(now - importLimits.days * day);
  await db
    .update(customerImports)
    .set({ stage: "canceled", dueAt: null })
    .where(
      and(
        inArray(customerImports.stage, ["uploaded", "previewed", "failed", ...running]),
        lt(customerImports.updatedAt, old),
      ),
    );
  const forgotten = sql`(SELECT id FROM customer_imports WHERE updated_at < ${
    now - importLimits.daysOfRows * day
  })`;
  await db.batch([
    db.delete(customerImportRows).where(sql`${customerImportRows.importId} IN ${forgotten}`),
    db.delete(customerImportKeys).where(sql`${customerImportKeys.importId} IN ${forgotten}`),
  ]);
  await sweepImportFiles(files, now);
}
