import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { openApp } from "../../../support/app.ts";
import { below, tries } from "../../../support/chance.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { tally } from "../../../support/tally.ts";

// R6: two devices on one quote, and what else happens at the same moment.

const app = openApp();
const rounds = tries(6);
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const typed = (description: string, more: Record<string, string> = {}) => ({
  id: newId(),
  description,
  laborHours: "1",
  "materialName[]": [description],
  "materialQuantity[]": ["1"],
  "materialPrice[]": ["10"],
  ...more,
});

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, {
    owner,
    job,
    description: "first",
    materials: [{ name: "first", quantity: 1, unitPrice: 10_00 }],
  });
  const at = `/repair-cms/${job.id}/quotes`;
  const send = (path: string, form: Record<string, string | string[]>) =>
    app().visit(path, { as: owner, form });
  const edit = (description: string) =>
    send(`${at}/${quote.id}/edit`, typed(description, { version: String(quote.version) }));
  const find = async () => (await findQuote(db, owner.shopId, job.id, quote.id))!;
  return { owner, job, quote, at, send, edit, find };
}

/** Lines that belong to no quote, and quotes whose sums are not those of their lines. */
async function torn({ shopId }: Person): Promise<number> {
  const [found] = await app().db.all<{ n: number }>(sql`select
    (select count(*) from quote_lines m where m.shop_id = ${shopId}
      and not exists (select 1 from repair_quotes q where q.shop_id = m.shop_id and q.id = m.quote_id))
    + (select count(*) from repair_quotes q where q.shop_id = ${shopId} and q.parts_cost <>
      (select coalesce(sum(m.total_price), 0) from quote_lines m where m.shop_id = q.shop_id and m.quote_id = q.id)) as n`);
  return found!.n;
}

test("A quote that is approved and edited at once is approved as it was read, or edited and not approved", async () => {
  for (let left = rounds; left > 0; left--) {
    const { owner, at, quote, send, edit, find } = await world();
    const approve = () =>
      send(`${at}/${quote.id}/status`, { status: "approved", version: String(quote.version) });
    const [approved, ...edited] = await Promise.all([
      soon(below(12)).then(approve),
      ...["one", "other"].map((description) => soon(below(12)).then(() => edit(description))),
    ]);
    const statuses = edited.map(({ status }) => status);
    const stands = statuses[0] === 302 ? "one" : statuses[1] === 302 ? "other" : "first";
    const { status, description, materials } = await find();
    const found = [
      approved.status,
      status,
      description,
      materials.map(({ name }) => name),
      statuses.toSorted().join(),
      await torn(owner),
    ];
    const right =
      stands === "first"
        ? [200, "approved", "first", ["first"], "409,409", 0]
        : [409, "pending", stands, [stands], "302,409", 0];
    tally(3, JSON.stringify(found) === JSON.stringify(right) ? 0 : 1);
    expect(found).toEqual(right);
  }
});

test("Approves only the version that was read", async () => {
  const { at, quote, send, edit, find } = await world();
  await edit("dearer");
  const set = (version: number) =>
    send(`${at}/${quote.id}/status`, { status: "approved", version: String(version) });
  const refused = await set(quote.version);
  expect([refused.status, (await find()).status]).toEqual([409, "pending"]);
  expect(await refused.text()).toContain(
    "This quote was changed somewhere else. Look it over, then set its status again.",
  );
  expect((await set((await find()).version)).status).toBe(200);
  // a status is no change of what it says
  expect((await set((await find()).version)).status).toBe(200);
  expect((await find()).status).toBe("approved");
});

test("Keeps the writes before the end of a plan, and redirects later ones to the plans", async () => {
  for (let left = rounds; left > 0; left--) {
    const { owner, at, quote, edit, send, find } = await world();
    const ends = Date.now() + 120;
    await app()
      .db.update(profiles)
      .set({ subscriptionEndsAt: new Date(ends) })
      .where(eq(profiles.id, owner.id));
    const sent = Array.from({ length: 10 }, async (_, n) => {
      await soon(n * 24);
      const began = Date.now();
      const answer = await (n % 2 ? send(`${at}/new`, typed(`new ${n}`)) : edit(`edit ${n}`));
      return { n, began, status: answer.status, to: answer.headers.get("location") ?? "" };
    });
    const answers = await Promise.all(sent);
    const odd = answers.filter(({ status }) => ![302, 409].includes(status));
    const late = answers.filter(({ began, to }) => began >= ends && !to.startsWith("/premium"));
    const edits = answers.filter(({ n, to }) => n % 2 === 0 && to.endsWith(`#quote-${quote.id}`));
    tally(answers.length, odd.length + late.length);
    expect([odd, late]).toEqual([[], []]);
    expect((await find()).description).toBe(edits.length > 0 ? `edit ${edits[0]!.n}` : "first");
    expect(edits.length).toBeLessThanOrEqual(1);
    expect(await torn(owner)).toBe(0);
  }
});

test("A job that is deleted while its quotes are written and printed leaves nothing behind, and no request fails", async () => {
  for (let left = rounds; left > 0; left--) {
    const { owner, job, at, quote, edit, send, find } = await world();
    const work = [
      () => send(`/repair-cms/${job.id}/delete`, {}),
      () => send(`/repair-cms/${job.id}/delete`, {}),
      () => send(`${at}/new`, typed("new")),
      () => edit("edited"),
      () => send(`${at}/${quote.id}/duplicate`, { id: newId() }),
      () => send(`${at}/${quote.id}/status`, { status: "rejected" }),
      () => send(`${at}/${quote.id}/delete`, {}),
      () => app().visit(`${at}/${quote.id}/work-order`, { as: owner }),
      () => app().visit(`/repair-cms/${job.id}`, { as: owner }),
    ];
    const statuses = await Promise.all(work.map((one) => soon(below(10)).then(one))).then((all) =>
      all.map(({ status }) => status),
    );
    tally(work.length, statuses.filter((status) => status >= 500).length);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await find()).toBeUndefined();
    expect(await torn(owner)).toBe(0);
  }
});
