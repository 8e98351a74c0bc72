import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { type TalkingShop, talkingShop } from "../../support/messages/talking-shop.ts";
import { makePhoto } from "../../support/repair/make-photo.ts";

const app = openApp();
const isOver = (state: string) => state === "delivered" || state === "failed";

const add = (shop: TalkingShop, traits: Partial<typeof photos.$inferInsert> = {}) =>
  makePhoto(
    app().db,
    { owner: shop.owner, job: shop.job, files: app().files },
    {
      forCustomer: true,
      ...traits,
    },
  );
const send = (shop: TalkingShop, photo: string[], more: Record<string, string> = {}) =>
  shop.send("Look at this.", { jobId: shop.job.id, "photo[]": photo, ...more });
/** The addresses that the telephone was given. */
const addresses = async (shop: TalkingShop) =>
  [...(await shop.thread(shop.phone)).matchAll(/src="([^"]+)"/g)].map(([, path]) => path!);

test("Photos marked for the customer are offered, and arrive on the telephone", async () => {
  const shop = await talkingShop(app);
  const [one, two, hidden] = [
    await add(shop),
    await add(shop),
    await add(shop, { forCustomer: false }),
  ];
  const page = await shop.page();
  for (const id of [one, two]) expect(page).toContain(`value="${id}"`);
  expect(page).not.toContain(hidden);
  expect((await send(shop, [one, two, hidden])).status).toBe(302);
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered", photos: [two, one] });
  const [first, ...more] = await addresses(shop);
  expect(more).toHaveLength(1);
  const answer = await app().visit(first!);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe("Secret-photo");
  const rows = await app().db.select().from(photos).where(eq(photos.shopId, shop.shopId));
  expect(
    rows
      .filter(({ sentAt }) => sentAt)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one, two].sort());
});

test("The address gives out that picture alone, for an hour, unchanged", async () => {
  const shop = await talkingShop(app);
  const [one, other] = [await add(shop), await add(shop)];
  await send(shop, [one]);
  await shop.sent(isOver);
  const [path] = await addresses(shop);
  const [name = "", until = ""] = path!.split(".").slice(1);
  for (const changed of [
    path!.replace(name, other),
    path!.replace(until, String(Number(until) + 1)),
    `${path!.slice(0, -1)}${path!.endsWith("A") ? "B" : "A"}`,
    path!.split(".").slice(0, 3).join("."),
    "/pictures/sent/x",
  ])
    expect([changed, (await app().visit(changed)).status]).toEqual([changed, 404]);
  await app().db.update(photos).set({ removedAt: new Date() }).where(eq(photos.id, one));
  expect((await app().visit(path!)).status).toBe(404);
});

test("Another job's, another shop's and too many photos do not go", async () => {
  const shop = await talkingShop(app);
  const stranger = await talkingShop(app);
  const job = await makeJob(app().db, { owner: shop.owner, language: "en" });
  const foreign = [
    await add(stranger),
    await makePhoto(app().db, { owner: shop.owner, job }, { forCustomer: true }),
  ];
  expect((await send(shop, foreign)).status).toBe(302);
  expect(await shop.sent(isOver)).toMatchObject({ photos: null });
  const four = [await add(shop), await add(shop), await add(shop), await add(shop)];
  const refused = await send(shop, four);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Choose fewer photos");
  await shop.write(shop.phone, "hi", { way: "whatsapp" });
  expect((await send(shop, four.slice(2), { way: "whatsapp" })).status).toBe(422);
  expect((await send(shop, four.slice(3), { way: "whatsapp" })).status).toBe(302);
  const huge = await add(shop, { bytes: 6 * 1024 * 1024 });
  expect(await (await send(shop, [huge])).text()).toContain("too large for one message");
});

test("By email the photos are attached", async () => {
  const shop = await talkingShop(app);
  const email = `${shop.customer.id}@customers.test`;
  await shop.setEmail(email);
  expect((await send(shop, [await add(shop)], { way: "email" })).status).toBe(302);
  await shop.sent((state) => state === "sent");
  expect(await shop.letter(email)).toContain("1.jpg");
});
