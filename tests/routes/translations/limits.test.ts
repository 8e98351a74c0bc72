import { beforeEach, expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import type { Person } from "../../support/people.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";

const app = openApp();
const { diamond, page } = jobRequests(app);

let owner: Person & { shopId: string };
let jobId: string;
beforeEach(async () => {
  owner = await diamond();
  jobId = (await makeJob(app().db, { owner })).id;
});

/** As if so many calls had been made today. */
async function count(what: "texts.member" | "texts.shop", used: number) {
  const since = new Date(Math.floor(Date.now() / day) * day);
  const until = new Date(since.getTime() + day);
  const [who, userId] = what === "texts.member" ? [owner.id, owner.id] : [owner.shopId, null];
  await app()
    .db.insert(uses)
    .values({ who, userId, what, since, until, used })
    .onConflictDoUpdate({ target: [uses.who, uses.what, uses.since], set: { used } });
}

const addresses = () => [`/repair-cms/${jobId}`, `/repair-cms/${jobId}/review`];

test("Says nothing of limits while most of them is left", async () => {
  await count("texts.member", 239);
  await count("texts.shop", 1_199);
  for (const address of addresses())
    expect(await page(owner, `${address}?lng=en`)).not.toContain("utomatic translations");
});

test.each([
  ["texts.member", 240, "en", "Automatic translations you have left today: 60."],
  ["texts.member", 300, "en", "You have used up today&#x27;s automatic translations."],
  ["texts.shop", 1_490, "en", "Automatic translations your shop has left today: 10."],
  ["texts.shop", 1_500, "en", "Your shop has used up today&#x27;s automatic translations."],
  ["texts.member", 299, "es", "Traducciones automáticas que le quedan hoy: 1."],
  ["texts.shop", 1_500, "es", "Su taller ya usó las traducciones automáticas de hoy."],
] as const)("%s after %i calls, in %s: %s", async (what, used, lng, said) => {
  await count(what, used);
  for (const address of addresses())
    expect((await page(owner, `${address}?lng=${lng}`)).includes(said), address).toBe(true);
});
