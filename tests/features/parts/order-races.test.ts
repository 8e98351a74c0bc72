import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createOrder } from "#app/features/parts/orders/create-order.server.ts";
import { findOrder } from "#app/features/parts/orders/find-order.server.ts";
import { mailOrder } from "#app/features/parts/orders/mail-order.server.ts";
import { partOrders, parts } from "#app/features/parts/tables.server.ts";
import { below, chance, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { killableDb } from "../../support/machine/killable.ts";
import { makeJob } from "../../support/make.ts";
import { makePart, makeSupplier } from "../../support/parts/make-parts.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// R16: an order is made once and mailed once, whoever taps and whatever dies. A thousand times by
// `npm run torture -- R16`, on workerd's own D1.

const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
const db = drizzle(d1);
afterAll(close);
// A letter that is refused is logged.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
const owner = await signedIn(db, "premium");
const { shopId } = owner;
const supplier = await makeSupplier(db, shopId);
const minutes = 60_000;

const order = (id: string, lines: readonly string[], now: number) => {
  const byLine = (text: string) => Object.fromEntries(lines.map((line) => [line, text]));
  const [original, text] = [byLine("balatas"), byLine("brake pads")];
  const said = { supplier: supplier.id, line: [...lines], core: {}, expectedOn: null, note: "" };
  const input = { id, ...said, original, text };
  return createOrder(db, shopId, { id, input, reader: "en", by: owner.id, now });
};

/** A mail that notes what it sent, and a try at mailing an order whose process may die. */
function openPost() {
  const sent: string[] = [];
  const mail = (refuses: boolean, then = () => {}) => ({
    send: async ({ to }: { to: string }) => {
      await new Promise((later) => setTimeout(later));
      if (refuses) throw new Error("refused");
      sent.push(to);
      then();
    },
  });
  const send = async (id: string, now: number, services = { db, mail: mail(false) }) => {
    const words = { t: ((key: string) => key) as never, language: "en" } as const;
    return mailOrder(services, shopId, { order: (await findOrder(db, shopId, id))!, words, now });
  };
  return { sent, mail, send };
}

test("Of orders for the same parts one is made, and it is mailed once", {
  timeout: 1_800_000,
}, async () => {
  for (let round = 0; round < tries(15); round++) {
    const now = Date.UTC(2026, 0, 1 + round);
    const job = await makeJob(db, { owner });
    const lines = [0, 1, 2].map((at) => `order-${round}-${at}`);
    await Promise.all(lines.map((lineId) => makePart(db, job, { lineId })));
    const forms = [0, 1, 2, 3].map((at) => ({
      id: `order-${round}-${at}`,
      lines: lines.filter((_, n) => at === 0 || n === 0 || chance() < 0.5),
    }));
    const answers = await Promise.all(
      [...forms, ...forms].map((form) => order(form.id, form.lines, now)),
    );
    const orders = await db.select().from(partOrders).where(eq(partOrders.shopId, shopId));
    const made = orders.filter(({ id }) => forms.some((form) => form.id === id));
    expect(made).toHaveLength(1);
    const [{ id, content }] = made as [(typeof made)[0]];
    for (const [at, answer] of answers.entries())
      expect(answer).toBe([...forms, ...forms][at]!.id === id ? "ordered" : "changed");
    const moved = await db.select().from(parts).where(eq(parts.jobId, job.id));
    const named = content.lines.map(({ lineId }) => lineId);
    for (const { lineId, state, orderId } of moved)
      expect([state, orderId]).toEqual(named.includes(lineId) ? ["ordered", id] : ["needed", null]);

    const { sent, mail, send } = openPost();
    const refuses = below(2) === 0;
    const tried = await Promise.all(
      [1, 2, 3].map(() => send(id, now, { db, mail: mail(refuses) })),
    );
    expect(sent).toHaveLength(refuses ? 0 : 1);
    // Who comes after the first reads that it was mailed, who comes meanwhile that it is under way.
    expect(tried.includes("mailed")).toBe(!refuses);
    if (!refuses) for (const one of tried) expect(["mailed", "underway"]).toContain(one);
    expect(await send(id, now + minutes)).toBe("mailed");
    expect(await send(id, now + minutes)).toBe("mailed");
    expect(sent).toHaveLength(1);
    tally(1);
  }
  const numbers = (await db.select({ n: partOrders.number }).from(partOrders)).map(({ n }) => n);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});

test("A letter that was cut off is not said to be mailed, and can be sent again after two minutes", async () => {
  const [job, now] = [await makeJob(db, { owner }), Date.UTC(2025, 0, 1)];
  for (const dies of ["before", "after"] as const) {
    const lineId = `cut-off-${dies}`;
    await makePart(db, job, { lineId });
    await order(lineId, [lineId], now);
    const { sent, mail, send } = openPost();
    const dying = killableDb(d1);
    const deaf = { send: () => new Promise<never>(() => {}) };
    void send(lineId, now, {
      db: dying.db,
      mail: dies === "before" ? deaf : mail(false, dying.kill),
    });
    await new Promise((later) => setTimeout(later, 50));
    expect(await send(lineId, now + minutes)).toBe("underway");
    expect(await send(lineId, now + 3 * minutes)).toBe("mailed");
    expect(await send(lineId, now + 9 * minutes)).toBe("mailed");
    // An email sent just before the crash is sent again: the mail service does not deduplicate.
    expect(sent).toHaveLength(dies === "before" ? 1 : 2);
  }
});

test("A letter that fails late leaves the claim of the next try", async () => {
  const [job, now] = [await makeJob(db, { owner }), Date.UTC(2025, 1, 1)];
  await makePart(db, job, { lineId: "late" });
  await order("late", ["late"], now);
  const late = Promise.withResolvers<never>();
  const { send } = openPost();
  const first = send("late", now, { db, mail: { send: () => late.promise } });
  await new Promise((later) => setTimeout(later, 50));
  void send("late", now + 3 * minutes, { db, mail: { send: () => new Promise(() => {}) } });
  await new Promise((later) => setTimeout(later, 50));
  late.reject(new Error("refused"));
  expect(await first).toBe("failed");
  expect(await send("late", now + 4 * minutes)).toBe("underway");
});
