import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { discussionTopics } from "#app/features/forum/tables.server.ts";
import { codeHistoryQuery } from "#app/features/quotes/code-history.server.ts";
import { openApp } from "../../support/app.ts";
import { pageOf } from "../../support/learning/code-pages.ts";
import { makeJob, makeQuote, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const page = (...request: [string, { as?: Person }?]) => pageOf(app(), ...request);

let owner: Person;
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  const job = await makeJob(db, {
    owner,
    carModel: "Sentra",
    issues: "Tironea, P0302 en memoria.",
    status: "completed",
  });
  await makeQuote(db, { owner, job, description: "Ignition coil, cylinder 2", status: "approved" });
  await makeQuote(db, { owner, job, description: "Front struts", status: "rejected" });
  await makeJob(db, { owner, carModel: "Corolla", issues: "P0302", status: "pending" });
  await makeJob(db, { owner, carModel: "Tsuru", issues: "P0301", status: "completed" });
});

describe("The page of a code, for members", () => {
  test("Shows the closed jobs of the shop that name the code, with the approved work, without prices", async () => {
    const html = await page("/codes/P0302?lng=es", { as: owner });
    expect(html).toContain("En los trabajos cerrados de su taller");
    for (const words of ["Sentra", "Ignition coil, cylinder 2"]) expect(html).toContain(words);
    for (const words of ["Front struts", "Corolla", "Tsuru", "372.90"])
      expect(html).not.toContain(words);
  });

  test("Shows another shop, a member without a shop and a visitor none of them", async () => {
    const { db } = app();
    for (const as of [await signedIn(db, "premium"), await signedIn(db, "medium"), undefined]) {
      const html = await page("/codes/P0302", { as });
      expect(html).not.toContain("Sentra");
      expect(html).not.toContain("In your shop");
    }
  });

  test("Shows answered topics of the forum that name it, no others and no hidden ones", async () => {
    const { db } = app();
    const topic = async (title: string, traits: Partial<typeof discussionTopics.$inferInsert>) => {
      const { id } = await makeTopic(db, { by: owner, title, content: "P0305 again." });
      if (Object.keys(traits).length > 0)
        await db.update(discussionTopics).set(traits).where(eq(discussionTopics.id, id));
    };
    const answeredAt = new Date();
    await topic("Solved by a plug", { answeredAt });
    await topic("Still open", {});
    await topic("Hidden by now", { answeredAt, hiddenAt: answeredAt, hiddenReason: "x" });
    const html = await page("/codes/P0305?lng=en", { as: owner });
    expect(html).toContain("Answered in the forum");
    const spanish = await page("/codes/P0305?lng=es", { as: owner });
    expect(spanish).toMatch(/<a [^>]*lang="en"[^>]*>Solved by a plug/);
    for (const words of ["Still open", "Hidden by now"]) expect(html).not.toContain(words);
    expect(await page("/codes/P0305", { as: await signedIn(db) })).not.toContain("Solved by");
  });

  test("Looks for the code in the index of the search, and reads only what it shows", async () => {
    const { sql, params } = codeHistoryQuery(app().db, "a shop", "P0302", {
      number: 7,
      carMake: "Nissan",
      carModel: "Sentra",
    }).toSQL();
    const { results } = await app()
      .d1.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join("\n");
    expect(plan).toContain("USING COVERING INDEX jobs_by_search (shop_id=?)");
    expect(plan).toContain("USING INDEX jobs_by_number (shop_id=? AND number=?)");
    expect(plan).not.toMatch(/SCAN (?!CONSTANT)/);
  });
});
