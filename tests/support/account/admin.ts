import { eq } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { day } from "#app/values/calendar.ts";
import type { App, Visit } from "../app.ts";
import { type Person, signedIn } from "../people.ts";

type User = { id: string };

/** An administrator at work: what one does to a user, and what the database says of it. */
export const adminOf = (app: () => App) => ({
  admin: () => signedIn(app().db, "free", { isAdmin: true, name: "Daniel Soto" }),
  /** Posts a change of a user without JavaScript: `plan`, `extend`, `suspend`, … */
  change: (as: Person, { id }: User, verb: string, form: Visit["form"] = {}) =>
    app().visit(`/admin/users/${id}/${verb}`, { as, form, headers: { accept: "text/html" } }),
  create: (as: Person, form: Visit["form"]) => app().visit("/admin/users/new", { as, form }),
  profileOf: async ({ id }: User) =>
    (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!,
  auditOf: ({ id }: User) =>
    app().db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id),
  mayOpen: async (as: { cookie: string }, path = "/account") =>
    (await app().visit(path, { as })).status === 200,
});

/** Whole days from now until an instant. */
export const daysUntil = (at: Date | null) => Math.round((at!.getTime() - Date.now()) / day);
