import { v7 as newId } from "uuid";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Person } from "../people.ts";

type Finding = Partial<typeof findings.$inferInsert>;

/** The inspection of a job with these findings by their points; answers with their ids. */
export async function makeInspection<Found extends Record<string, Finding>>(
  db: Db,
  { owner, job }: { owner: Pick<Person, "id" | "shopId">; job: { id: string } },
  found: Found,
  traits: Partial<typeof inspections.$inferInsert> = {},
): Promise<Record<keyof Found, string>> {
  const ref = { shopId: owner.shopId, jobId: job.id };
  const by = owner.id;
  const rows = Object.entries(found).map(([point, finding]) => {
    const color = finding.color ?? "red";
    return { ...ref, id: newId(), point, by, at: new Date(), ...finding, color };
  });
  const counted = (color: string) => rows.filter((row) => row.color === color).length;
  await db.insert(inspections).values({
    ...ref,
    kind: "gasoline",
    points: standardPoints("gasoline"),
    by,
    startedAt: new Date(),
    seen: rows.length,
    yellow: counted("yellow"),
    red: counted("red"),
    ...traits,
  });
  for (const row of rows) await db.insert(findings).values(row);
  return Object.fromEntries(rows.map(({ point, id }) => [point, id])) as Record<
    keyof Found,
    string
  >;
}
