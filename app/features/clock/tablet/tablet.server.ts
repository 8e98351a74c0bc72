import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { findWork } from "#app/features/clock/find-work.server.ts";
import { runningOf, runningQuery } from "#app/features/clock/running.server.ts";
import { type MemberRef, startEntry, stopRunning } from "#app/features/clock/start-stop.server.ts";
import { clockPins } from "#app/features/clock/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { tabletForm } from "./forms.ts";
import { checkPin } from "./pin.server.ts";

const name = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`.as("member_name");

const pinned = (db: Db) =>
  db
    .select({ id: clockPins.memberId, name, language: profiles.language })
    .from(clockPins)
    .innerJoin(users, eq(users.id, clockPins.memberId))
    .leftJoin(profiles, eq(profiles.id, clockPins.memberId));

/** Members of a shop with a PIN. */
export const findPinned = (db: Db, shopId: string) =>
  pinned(db).where(eq(clockPins.shopId, shopId)).orderBy(asc(name)).limit(100);

/** The most open jobs that a member can choose from. */
const mostJobs = 20;

/** Work that a member can start or stop, without prices or customers. */
export async function findTabletMember(db: Db, ref: MemberRef, now: number) {
  const { shopId, memberId } = ref;
  const [[member], jobs, running] = await db.batch([
    pinned(db).where(and(eq(clockPins.shopId, shopId), eq(clockPins.memberId, memberId))),
    db
      .select({
        id: repairJobs.id,
        number: repairJobs.number,
        make: repairJobs.carMake,
        model: repairJobs.carModel,
      })
      .from(repairJobs)
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          eq(repairJobs.technicianId, memberId),
          inArray(repairJobs.status, ["pending", "in_progress"]),
        ),
      )
      .limit(mostJobs),
    runningQuery(db, ref),
  ]);
  return { member: member ?? notFound(), jobs, running: runningOf(running, now), newId: newId() };
}

type Acting = { does: "start" | "stop"; by: string };

const startProblems = { gone: "clock:form.noJob", tooMany: "clock:tooMany" } as const;

/**
 * Reads a member and a PIN, and starts or stops their time; the device stays signed in as nobody.
 */
export async function actOnTablet(
  platform: Platform,
  ref: MemberRef,
  request: Request,
  { does, by }: Acting,
) {
  const { db, now } = platform;
  const form = await readForm(request, tabletForm);
  const { values = {} } = form;
  const wrong = (field: string, problem: Message) =>
    refuse({ fields: { [field]: problem }, values });
  if (!form.ok) return wrong("code", form.fields?.code ?? { key: "clock:pin.wrongForm" });
  const { id, code, work, jobId } = form.value;
  return attempt({ fields: { code: { key: "clock:failed" } }, values }, async () => {
    const checked = await checkPin(platform, ref, code);
    if (!checked.ok) return wrong("code", wrongPin(checked.minutes));
    const to = (kind: string) =>
      redirect(`${href("/repair-cms/time/tablet")}?done=${kind}&who=${ref.memberId}`, 303);
    if (does === "stop") {
      await stopRunning(db, ref, now());
      return to("stopped");
    }
    const chosen = work ? await findWork(db, ref.shopId, work) : jobId;
    if (!chosen) return wrong("work", { key: work ? "clock:form.noJob" : "clock:tablet.noWork" });
    const at = now();
    const entry = { id: formId(id, at), work: { jobId: chosen }, by, now: at };
    const started = await startEntry(db, ref, entry);
    if (started !== "started") return wrong("work", { key: startProblems[started] });
    return to("started");
  });
}

const wrongPin = (minutes: number | undefined): Message =>
  minutes === undefined
    ? { key: "clock:tablet.wrong" }
    : { key: "clock:tablet.locked", params: { minutes } };
