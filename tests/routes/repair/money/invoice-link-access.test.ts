import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { invoiceLinks } from "#app/features/approval/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();

test("The office of the shop ends a link of an invoice; a technician may not, another shop finds none", async () => {
  const { db } = app();
  const [owner, other] = [await signedIn(db, "premium"), await signedIn(db, "premium")];
  await makeShop(db, owner);
  await makeShop(db, other);
  const at = (role: "advisor" | "technician") =>
    signedIn(db, "free", { worksAt: { shopId: owner.shopId, role } });
  const [advisor, technician] = [await at("advisor"), await at("technician")];
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job, status: "approved" });
  const made = await app().visit(`/repair-cms/${job.id}/invoices/new`, {
    as: owner,
    form: {
      id: newId(),
      "quotes[]": [`${quote.id} ${quote.version}`],
      date: "2026-11-20",
      terms: "Due on receipt",
    },
  });
  const send = `${made.headers.get("location")}/send`;
  const sent = await app().visit(send, {
    as: owner,
    form: { id: newId(), email: "", message: "Your invoice:" },
  });
  expect(sent.status).toBeLessThan(400);
  const [link] = await db.select({ id: invoiceLinks.id }).from(invoiceLinks);
  const revoke = async (as: typeof owner) =>
    (await app().visit(`${send}/${link!.id}/revoke`, { as, form: {} })).status;
  expect(await revoke(technician)).toBe(403);
  expect(await revoke(other)).toBe(404);
  expect(await revoke(advisor)).toBe(302);
  expect(await revoke(owner)).toBe(404);
});
