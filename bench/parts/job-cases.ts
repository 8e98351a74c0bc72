import { findBoard } from "../../app/features/repair/board/board.server.ts";
import { type JobsQuery, listJobs } from "../../app/features/repair/list/jobs.server.ts";
import { promisedRange } from "../../app/features/repair/list/promised.ts";
import type { Db } from "../../app/platform/db/db.server.ts";
import type { Person } from "../world.ts";
import type { Cases } from "./rows-read.ts";

/** Whose jobs `fillJobs` made, how many, and at which moment. */
export type JobGround = { owner: Person; own: number; now: number };

const hour = 3_600_000;

/** The list of jobs with each of its filters, and the board. */
export const jobCases: Cases<JobGround> = {
  "jobs, first page": (db, { owner }) => list(db, owner, {}),
  "jobs, a later page": (db, { owner, own }) => list(db, owner, { before: own / 2 }),
  "jobs, one status": (db, { owner }) => list(db, owner, { status: "completed" }),
  "jobs, one status, a later page": (db, { owner, own }) =>
    list(db, owner, { status: "completed", before: own - 3 }),
  "jobs, one technician": (db, { owner }) => list(db, owner, { technicianId: owner.id }),
  "jobs, one technician, a later page": (db, { owner, own }) =>
    list(db, owner, { technicianId: owner.id, before: own / 2 }),
  "jobs, one technician and status": (db, { owner }) =>
    list(db, owner, { technicianId: owner.id, status: "completed" }),
  "jobs, assigned to nobody": (db, { owner }) => list(db, owner, { technicianId: null }),
  "jobs, overdue": (db, { owner, now }) => list(db, owner, { promised: { until: now } }),
  "jobs, overdue, a later page": (db, { owner, now }) =>
    list(db, owner, {
      promised: { until: now },
      after: { at: now - 30 * hour, id: "5" },
    }),
  "jobs, overdue, one technician": (db, { owner, now }) =>
    list(db, owner, { promised: { until: now }, technicianId: owner.id }),
  "jobs, overdue, one status": (db, { owner, now }) =>
    list(db, owner, { promised: { until: now }, status: "pending" }),
  "jobs, promised today": (db, { owner, now }) =>
    list(db, owner, { promised: promisedRange("today", now, "UTC") }),
  "jobs, promised this week": (db, { owner, now }) =>
    list(db, owner, { promised: promisedRange("week", now, "UTC") }),
  board: (db, { owner, now }) => board(db, owner, now),
  "board, one technician": (db, { owner, now }) => board(db, owner, now, owner.id),
  "board, assigned to nobody": (db, { owner, now }) => board(db, owner, now, null),
};

/** Of a job that is assigned the technician's name is read, too. */
const rowsOf = (jobs: readonly { technician: string | null }[]) =>
  jobs.length + jobs.filter(({ technician }) => technician !== null).length;

/** The jobs, the members to filter by with their names, and the counter of open jobs. */
async function list(db: Db, { shopId }: Person, asked: JobsQuery) {
  const { jobs, members } = await listJobs(db, shopId, { ...asked, prices: true });
  return rowsOf(jobs) + 2 * members.length + 1;
}

async function board(db: Db, { shopId }: Person, now: number, technicianId?: string | null) {
  const { columns, members } = await findBoard(db, shopId, {
    technicianId,
    prices: true,
    canceled: true,
    now,
  });
  return rowsOf(Object.values(columns).flatMap(({ jobs }) => jobs)) + 2 * members.length;
}
