import { and, eq, sql } from "drizzle-orm";
import { href, redirect } from "react-router";
import { type Activity, clockLimits } from "#app/features/clock/entry.ts";
import { findWork } from "#app/features/clock/find-work.server.ts";
import { correctionForm } from "#app/features/clock/forms.ts";
import { entriesAround } from "#app/features/clock/start-stop.server.ts";
import { clockEntries as entries } from "#app/features/clock/tables.server.ts";
import { mondayOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { instantOf } from "#app/values/wall-time.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";
import { findAddition, findOriginal } from "./find-correction.server.ts";

type Saving = { shopId: string; by: string } & ({ entryId: string } | { memberId: string });

/** Saves a posted correction of an entry, or an entry that is added for a member. */
export async function saveCorrection(
  { db, now }: Pick<Platform, "db" | "now">,
  request: Request,
  { shopId, by, ...of }: Saving,
) {
  const form = await readForm(request, correctionForm);
  if (!form.ok) return refuse(form);
  const { value, values } = form;
  return attempt({ error: { key: "clock:form.notSaved" }, values }, async () => {
    const at = now();
    const [original, { zone }, typedJob] = await Promise.all([
      "entryId" in of
        ? findOriginal(db, shopId, of.entryId)
        : findAddition(db, shopId, { memberId: of.memberId, now: at }),
      findShopDay(db, shopId, at),
      value.work ? findWork(db, shopId, value.work) : undefined,
    ]);
    const wrong = (field: string, key: WordKey) => {
      const problem: Message = { key };
      return refuse({ error: { key: "ui:form.fix" }, fields: { [field]: problem }, values });
    };
    const [from, to] = [instantOf(value.from, zone), instantOf(value.to, zone)];
    if (from === undefined) return wrong("from", "clock:form.noTime");
    if (to === undefined) return wrong("to", "clock:form.noTime");
    if (to < from) return wrong("to", "clock:form.order");
    if (to - from > clockLimits.correction) return wrong("to", "clock:form.tooLong");
    if (to > at) return wrong("to", "clock:form.future");
    if (value.work && !typedJob) return wrong("work", "clock:form.noJob");
    const isSame = "jobId" in original && original.jobId === (typedJob ?? null);
    const saved = await correctEntry(db, shopId, {
      id: formId(value.id, at),
      memberId: original.memberId,
      corrects: "entryId" in of ? of.entryId : null,
      jobId: typedJob ?? null,
      quoteId: isSame ? original.quoteId : null,
      activity: typedJob ? "job" : value.activity,
      from,
      to,
      why: value.why,
      by,
      now: at,
    });
    if (saved === "taken") return refuse({ error: { key: "clock:form.taken" }, values }, 409);
    const query = { member: original.memberId, week: mondayOf(value.from.slice(0, 10)) };
    return redirect(`${href("/repair-cms/time")}?${new URLSearchParams(query)}`);
  });
}

type Correction = {
  id: string;
  memberId: string;
  /** The entry that it replaces; null for a missing entry. */
  corrects: string | null;
  jobId: string | null;
  quoteId: string | null;
  activity: Activity;
  from: number;
  to: number;
  why: string;
  by: string;
  now: number;
};

/**
 * Writes an entry that replaces another, which is stored unchanged, or one that was missing. Sent
 * twice, it is written once. "taken": the other one was corrected before, still runs, or is gone.
 */
async function correctEntry(
  db: Db,
  shopId: string,
  { from, to, now, memberId, corrects, jobId, ...entry }: Correction,
): Promise<"corrected" | "taken"> {
  const original = corrects
    ? sql`EXISTS (SELECT 1 FROM clock_entries o WHERE o.shop_id = ${shopId} AND o.id = ${corrects}
        AND o.member_id = ${memberId} AND o.ended_at IS NOT NULL)`
    : sql`(EXISTS (SELECT 1 FROM shop_members WHERE shop_id = ${shopId} AND user_id = ${memberId})
        OR EXISTS (SELECT 1 FROM clock_entries o
          WHERE o.shop_id = ${shopId} AND o.member_id = ${memberId}))`;
  const job = jobId
    ? sql`EXISTS (SELECT 1 FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${jobId})`
    : sql`true`;
  const room = entriesAround({ shopId, memberId }, from);
  const [, [made]] = await db.batch([
    insertSelect(
      db,
      entries,
      {
        ...entry,
        shopId,
        memberId,
        corrects,
        jobId,
        startedAt: new Date(from),
        endedAt: new Date(to),
        forgottenAt: new Date(to),
        closesAt: new Date(to),
        isForgotten: false,
        at: new Date(now),
      },
      sql`WHERE ${original} AND ${job} AND ${room} < ${clockLimits.perHalfDay}`,
    ).onConflictDoNothing(),
    db
      .select({ id: entries.id })
      .from(entries)
      .where(
        and(eq(entries.shopId, shopId), eq(entries.id, entry.id), eq(entries.memberId, memberId)),
      ),
  ]);
  return made ? "corrected" : "taken";
}
