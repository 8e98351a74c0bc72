import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { messages } from "#app/features/messages/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { sentJob } from "../../support/links/links.ts";
import { aShop, colleague, says } from "../../support/messages.ts";

const app = openApp();
const eyes = openBrowser(app);
/** Open pages show what is new within five seconds; half a second is the test's own. */
const timeout = 5_500;

test("What the shop replies by link is on the page of its customer, and was read", async () => {
  const { owner, job, path } = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ viewport: phone });
  await page.goto(path);
  await page.getByLabel("Your question").fill("Can it wait?");
  await page.getByRole("button", { name: "Send question" }).click();
  await page.getByText("Can it wait?").waitFor();
  await page.getByLabel("Your full name").fill("Ana");
  const reply = (text: string) =>
    app().visit(`/repair-cms/${job.id}/questions`, { as: owner, form: { key: newId(), text } });
  for (const text of ["Yes, until May.", "June is <b>late</b>."]) {
    await reply(text);
    await page.getByText(text).waitFor({ timeout });
  }
  expect(await page.getByLabel("Your full name").inputValue()).toBe("Ana");
  const due = () =>
    app()
      .db.select({ text: messages.text })
      .from(messages)
      .where(
        and(
          eq(messages.shopId, owner.shopId),
          eq(messages.letterDue, true),
          eq(messages.direction, "out"),
        ),
      );
  await expect.poll(due, { timeout: 6_000 }).toEqual([]);
});

test("The panel of a job and of a customer shows what comes in", async () => {
  const shop = await aShop(app());
  const advisor = await colleague(app(), shop, "advisor");
  const page = await eyes.page({ as: advisor });
  for (const [path, text] of [
    [`/repair-cms/${shop.job.id}`, "paso a las 5"],
    [`/repair-cms/customers/${shop.customer.id}`, "mejor a las 6"],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await says(app(), shop, text);
    await page.getByText(text).first().waitFor({ timeout });
  }
});
