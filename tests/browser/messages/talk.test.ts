import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/features/customers/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { itIs } from "../../support/messages/night.ts";
import { talkingShop } from "../../support/messages/talking-shop.ts";
import { anyNumber } from "../../support/messages/text-shop.ts";
import { signedIn } from "../../support/people.ts";
import { makePhoto } from "../../support/repair/make-photo.ts";

const app = openApp();
const eyes = openBrowser(app);

test("The number changes, two answer at once, and STOP comes in the middle", async () => {
  const shop = await talkingShop(app);
  await itIs(app(), shop.shopId, 12);
  const { db } = app();
  const worksAt = { shopId: shop.shopId, role: "advisor" } as const;
  const [ana, luis] = [
    await signedIn(db, "free", { worksAt }),
    await signedIn(db, "free", { worksAt }),
  ];
  await shop.write(shop.phone, "is it ready?");
  const open = async (as: typeof ana) => {
    const page = await eyes.page({ as, viewport: phone, expected: /status of 4(09|22)/ });
    await page.goto(shop.path);
    await ready(page);
    return page;
  };
  const [one, other] = [await open(ana), await open(luis)];
  await one.getByLabel("Your message").fill("Yes, come by at 5.");
  await other.getByLabel("Your message").fill("Not yet, sorry.");
  await one.getByRole("button", { name: "Go on" }).click();
  await one.getByText("Delivered").waitFor({ timeout: 10_000 });
  await other.getByRole("button", { name: "Go on" }).click();
  await other.getByText("Somebody wrote in this conversation meanwhile").first().waitFor();
  expect(await other.getByLabel("Your message").inputValue()).toBe("Not yet, sorry.");
  expect(await shop.thread(shop.phone)).not.toContain("Not yet");

  // A new telephone: what is said goes on in one conversation.
  const number = anyNumber();
  await db
    .update(customers)
    .set({ phone: number, phoneFoundBy: number })
    .where(eq(customers.id, shop.customer.id));
  await shop.write(number, "new phone, it is me");
  await one.getByText("new phone, it is me").waitFor({ timeout: 10_000 });
  expect(await shop.conversations()).toHaveLength(1);
  await one.goto(shop.path);
  await ready(one);
  await one.getByLabel("Your message").fill("Got it.");
  await one.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => shop.thread(number), { timeout: 10_000 }).toContain("Got it.");

  // STOP, while the advisor types.
  await one.getByLabel("Your message").fill("One more thing.");
  await shop.write(number, "STOP");
  const text = one.locator('select[name="way"] option[value="sms"]');
  await expect.poll(() => text.count(), { timeout: 10_000 }).toBe(0);
  expect(await one.getByLabel("Your message").inputValue()).toBe("One more thing.");
});

test.each(["en", "es"])(
  "In %s night, photos and templates fit a phone, and axe finds nothing",
  async (lng) => {
    const shop = await talkingShop(app);
    await itIs(app(), shop.shopId, 23);
    const { owner, job } = shop;
    await makePhoto(app().db, { owner, job, files: app().files }, { forCustomer: true });
    await shop.send("Later.", { later: "yes" });
    const page = await eyes.page({ as: owner, viewport: narrow });
    for (const path of [shop.path, "/repair-cms/message-settings", "/repair-cms/text-messages"]) {
      await page.goto(`${path}?lng=${lng}`);
      await ready(page);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll("details")) one.open = true;
      });
      await fits(page);
      await accessible(page);
    }
  },
);
