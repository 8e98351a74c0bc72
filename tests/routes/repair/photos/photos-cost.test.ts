import { expect, test } from "vitest";
import { findingsQuery } from "#app/features/inspection/find-inspection.server.ts";
import { findingsToSendQuery } from "#app/features/inspection/sent-findings.server.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { photosQuery } from "#app/features/photos/photos.server.ts";
import { photosToSendQuery } from "#app/features/photos/sent-photos.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { makeInspection } from "../../../support/repair/make-inspection.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";

const app = openApp();

/** Measures a statement: rows returned, rows read, and the query plan. */
async function costOf({ sql, params }: { sql: string; params: unknown[] }) {
  const bound = (text: string) =>
    app()
      .d1.prepare(text)
      .bind(...params);
  const { results, meta } = await bound(sql).all();
  const plan = await bound(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
  return {
    shown: results.length,
    read: meta.rows_read,
    scans: plan.results.filter(({ detail }) => detail.startsWith("SCAN")),
  };
}

// Goal P4.
test("A job with sixty photos and forty points reads what it shows, however many its shop has", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const [job, other] = [await makeJob(db, { owner }), await makeJob(db, { owner })];
  const points = standardPoints("gasoline").map(({ id }) => id);
  for (const one of [job, other]) {
    for (let n = 0; n < photoLimits.perJob; n++)
      await makePhoto(
        db,
        { owner, job: one },
        { point: points[n % points.length]!, forCustomer: true },
      );
    const found = Object.fromEntries(points.map((id) => [id, { color: "yellow" as const }]));
    await makeInspection(db, { owner, job: one }, found);
  }
  const ref = { shopId: owner.shopId, jobId: job.id };
  const cases = [
    [photoLimits.perJob, 0, photosQuery(db, ref)],
    [photoLimits.perJob, 0, photosToSendQuery(db, ref)],
    // For each finding its quote is looked for.
    [points.length, points.length, findingsQuery(db, ref)],
    [points.length, points.length, findingsToSendQuery(db, ref)],
  ] as const;
  for (const [rows, joined, query] of cases) {
    const { shown, read, scans } = await costOf(query.toSQL());
    expect([shown, scans]).toEqual([rows, []]);
    expect(read).toBeLessThanOrEqual(1.1 * (shown + joined) + 5);
  }
});
