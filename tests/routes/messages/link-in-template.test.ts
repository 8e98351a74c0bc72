import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { messageSettings } from "#app/features/messages/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { sentJob } from "../../support/links/links.ts";
import { colleague, draft, versionOf } from "../../support/messages.ts";
import { aCustomer } from "../../support/repair/customers.ts";

const app = openApp();

/** A shop that has sent a quote to a customer who reads English. */
async function quoted() {
  const { owner, job } = await sentJob(app(), { language: "en" });
  const { db } = app();
  const phone = "+1 212 555 0147";
  const customer = await aCustomer(db, { owner, language: "en", phone });
  await db.update(repairJobs).set({ customerId: customer.id }).where(eq(repairJobs.id, job.id));
  const path = `/repair-cms/messages/${customer.id}`;
  const offered = async (as = owner) => {
    const page = await app().visit(`${path}?template=estimateReady&job=${job.id}`, { as });
    return /<textarea[^>]*name="text"[^>]*>([^<]+)</.exec(await page.text())?.[1] ?? "";
  };
  return { owner, shopId: owner.shopId, job, customer, path, offered };
}
const linkIn = (text: string) => /http:\/\/localhost(\/q\/[0-9a-f]{64})/.exec(text)?.[1] ?? "none";

test("A template names the page of the job's link, which opens once it was sent", async () => {
  const shop = await quoted();
  const text = await shop.offered();
  const link = linkIn(text);
  expect((await app().visit(link)).status).toBe(404);
  const form = draft({ text, jobId: shop.job.id });
  expect((await app().visit(`${shop.path}/write`, { as: shop.owner, form })).status).toBe(302);
  expect((await app().visit(link)).status).toBe(200);
  expect(linkIn(await shop.offered())).toBe(link);
  const revoked = { revokedAt: new Date() };
  await app().db.update(links).set(revoked).where(eq(links.shopId, shop.shopId));
  expect(await shop.offered()).toBe("");
  expect(await (await app().visit(link)).text()).not.toContain("Work 1");
});

test("A technician gets no link: its page shows prices", async () => {
  const shop = await quoted();
  const { db } = app();
  const text = await shop.offered();
  const form = draft({ text, jobId: shop.job.id });
  await app().visit(`${shop.path}/write`, { as: shop.owner, form });
  const technician = await colleague(app(), shop as never, "technician");
  await db
    .update(repairJobs)
    .set({ technicianId: technician.id })
    .where(eq(repairJobs.id, shop.job.id));
  const { shopId } = shop;
  await db
    .insert(messageSettings)
    .values({ shopId, techniciansWrite: true, updatedAt: new Date() });
  expect(await shop.offered(technician)).toBe("");
  for (const path of [shop.path, "/repair-cms/messages", `/repair-cms/${shop.job.id}`]) {
    const page = await (await app().visit(path, { as: technician })).text();
    expect([path, page.includes("/q/")]).toEqual([path, false]);
  }
  expect(await versionOf(app(), shop)).toBe(1);
});
