import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { type QuotedJob, quotedJob } from "../../support/links/links.ts";
import { type Person, signedIn } from "../../support/people.ts";

// Fields missing from the shop's profile are listed wherever a document is about to be printed.

const app = openApp();
let made: QuotedJob;
beforeAll(async () => {
  made = await quotedJob(app(), { quotes: 1 });
  await follow("california");
});

const follow = (profile: "california" | "none") =>
  app()
    .db.update(shopSettings)
    .set({
      printTerms: {
        profile,
        registration: "",
        wasteNumber: "",
        days: null,
        warranty: { en: "", es: "" },
        closing: { en: "", es: "" },
      },
    })
    .where(eq(shopSettings.shopId, made.owner.shopId));
const open = async (page: string, as: Person = made.owner) => {
  const answer = await app().visit(`/repair-cms/${made.job.id}${page}`, { as });
  expect(answer.status).toBe(200);
  return answer.text();
};

test.each(["", "/send", "/review"])("Lists what is missing on a job's page%s", async (page) => {
  await follow("california");
  const html = await open(page);
  expect(html).toContain("Missing on the documents of this job");
  expect(html).toContain("Your registration number");
  expect(html).toContain("The condition of each part: new, used, rebuilt … (quote 1)");
  await follow("none");
  expect(await open(page)).not.toContain("Missing on the documents");
});

test("Does not list it for a technician who reviews texts", async () => {
  await follow("california");
  const { shopId } = made.owner;
  const technician = await signedIn(app().db, "free", { worksAt: { shopId, role: "technician" } });
  expect(await open("/review", technician)).not.toContain("Missing on the documents");
});
