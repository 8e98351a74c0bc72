import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { App } from "../app.ts";
import { type Person, signedIn } from "../people.ts";
import { typedJob } from "./typed-job.ts";

/** Requests of tests about jobs: the form of a new job, its post, pages, and the rows. */
export const jobRequests = (app: () => App) => ({
  draft: (changes: Record<string, string> = {}) => ({
    ...typedJob,
    diagnostic: "",
    id: newId(),
    ...changes,
  }),
  create: (as: Person | undefined, form: Record<string, string>) =>
    app().visit("/repair-cms/new", { as, form }),
  diamond: () => signedIn(app().db, "premium"),
  page: async (as: Person, path: string) => (await app().visit(path, { as })).text(),
  rowsOf: (owner: Person) =>
    app().db.select().from(repairJobs).where(eq(repairJobs.shopId, owner.shopId)),
});
