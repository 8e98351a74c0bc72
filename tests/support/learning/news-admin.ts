import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect } from "vitest";
import { newsSources } from "#app/features/news/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import type { App } from "../app.ts";
import { type Person, signedIn } from "../people.ts";

/** The fields of a valid news source, as a browser posts them. */
export const sourceFields = (fields: Record<string, string> = {}) => ({
  id: newId(),
  name: "Taller Hoy",
  url: "https://www.tallerhoy.com/feed",
  selector: "article",
  language: "es",
  active: "yes",
  ...fields,
});

/** An administrator of the news, and what their requests changed. */
export function openNewsAdmin(app: () => App) {
  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn(app().db, "free", { isAdmin: true });
  });
  return {
    get: (path: string) => app().visit(path, { as: admin }),
    async post(path: string, fields: Record<string, string> = {}) {
      const answer = await app().visit(path, { as: admin, form: fields });
      return {
        status: answer.status,
        to: answer.headers.get("location"),
        text: (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'"),
      };
    },
    findSource: (id: string) =>
      app().db.select().from(newsSources).where(eq(newsSources.id, id)).get(),
    /** The actions in the audit log about a source, oldest first. */
    async auditOf(id: string) {
      const entries = await app()
        .db.select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, id))
        .orderBy(auditLog.id);
      for (const { actorId } of entries) expect(actorId).toBe(admin.id);
      return entries.map(({ action }) => action);
    },
  };
}
