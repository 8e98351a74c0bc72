import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { languageCookies } from "../../support/access/public-pages.ts";
import { openApp } from "../../support/app.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";

const app = openApp();

/** A job whose customer approved one of two quotes of 372.90, of which the shop asks 30 percent. */
async function agreedJob(depositPercent: number | null = 30) {
  const made = await quotedJob(app());
  const settings = { shopId: made.ref.shopId, expiryDays: 7, depositPercent };
  await app()
    .db.insert(linkSettings)
    .values({ ...settings, updatedAt: new Date() });
  const path = await send(app(), made);
  const answer = await app().visit(path, { form: answers(made.quotes, { language: "en" }) });
  expect(answer.status).toBe(303);
  const at = `/repair-cms/${made.job.id}`;
  const page = async (path: string, cookie = languageCookies.en) =>
    (await app().visit(path, { as: made.owner, headers: { cookie } })).text();
  const pay = (amount: string) =>
    app().visit(`${at}/payments/new`, {
      as: made.owner,
      form: {
        id: newId(),
        kind: "payment",
        for: "",
        amount,
        way: "cash",
        date: "2026-11-20",
        note: "",
      },
    });
  return { ...made, path, at, page, pay };
}

test("Shows the shop the deposit that its customer agreed to, until it is paid", async () => {
  const made = await agreedJob();
  expect(await made.page(made.path)).toContain("$111.87");
  expect((await recordsOf(app(), made)).decided).toMatchObject([{ deposit: 111_87 }]);
  expect(await made.page(made.at)).toMatch(/Deposit agreed<.{1,80}\$111\.87/);
  expect(await made.page(made.at, languageCookies.es)).toContain("Anticipo acordado");
  expect(await made.page(`${made.at}/payments/new`)).toMatch(/name="amount"[^>]*value="111\.87"/);

  expect((await made.pay("61.87")).status).toBe(302);
  expect(await made.page(made.at)).toContain("$50.00 still to be paid");
  expect(await made.page(`${made.at}/payments/new`)).toMatch(/name="amount"[^>]*value="50\.00"/);
  expect((await made.pay("50.00")).status).toBe(302);
  expect(await made.page(made.at)).not.toContain("Deposit agreed");
  expect(await made.page(`${made.at}/payments/new`)).toMatch(/name="amount"[^>]*value=""/);
});

test("Asks no deposit of what is no longer approved, and none where the shop asks none", async () => {
  const made = await agreedJob();
  await app()
    .db.update(repairQuotes)
    .set({ status: "rejected" })
    .where(eq(repairQuotes.id, made.quotes[0]!.id));
  expect(await made.page(made.at)).not.toContain("Deposit agreed");
  const none = await agreedJob(null);
  expect((await recordsOf(app(), none)).decided).toMatchObject([{ deposit: null }]);
  expect(await none.page(none.at)).not.toContain("Deposit agreed");
});
