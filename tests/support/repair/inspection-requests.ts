import { eq } from "drizzle-orm";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import type { openApp } from "../app.ts";
import type { Person } from "../people.ts";

type Fields = Record<string, string | string[]>;

/** Inspects a job as its page does, and looks at what became of it. */
export function inspectionsOf(app: ReturnType<typeof openApp>) {
  const post = (as: Person, jobId: string, below: string, form: Fields) =>
    app().visit(`/repair-cms/${jobId}/inspection${below}`, { as, form });
  const start = (as: Person, jobId: string, kind = "gasoline") =>
    post(as, jobId, "/start", { kind });
  /** Taps points as the page's queue sends them: their colors, or what was measured. */
  const tap = (as: Person, jobId: string, taps: Record<string, string>) => {
    const isColor = (said: string) => /^[a-z]+$/.test(said);
    const said = Object.values(taps);
    return post(as, jobId, "/marks", {
      "point[]": Object.keys(taps),
      "color[]": said.map((one) => (isColor(one) ? one : "")),
      "measure[]": said.map((one) => (isColor(one) ? "" : one)),
    });
  };
  const rowsOf = async (shopId: string) => {
    const rows = await app().db.select().from(findings).where(eq(findings.shopId, shopId));
    return Object.fromEntries(rows.map((row) => [row.point, row]));
  };
  const inspectionOf = async (jobId: string) =>
    (await app().db.select().from(inspections).where(eq(inspections.jobId, jobId)))[0];
  return { post, start, tap, rowsOf, inspectionOf };
}
