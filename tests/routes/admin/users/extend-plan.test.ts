import { expect, test } from "vitest";
import { day } from "#app/values/calendar.ts";
import { adminOf, daysUntil } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { lapsed, signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, auditOf, change, profileOf } = adminOf(app);

test("Extends a plan thirty days from its end, once per version of the profile", async () => {
  const [as, person] = [
    await admin(),
    await signedIn(app().db, "premium", { endsAt: Date.now() + 10 * day }),
  ];
  const version = String((await profileOf(person)).version);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => change(as, person, "extend", { version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
  expect(daysUntil((await profileOf(person)).grantEndsAt)).toBe(40);
  expect(await auditOf(person)).toHaveLength(1);
});

test("Extends an ended plan from now, and refuses without a plan", async () => {
  const [as, ended, free] = [
    await admin(),
    await lapsed(app().db, "medium"),
    await signedIn(app().db),
  ];
  await change(as, ended, "extend", { version: String((await profileOf(ended)).version) });
  expect([
    (await profileOf(ended)).grantTier,
    daysUntil((await profileOf(ended)).grantEndsAt),
  ]).toEqual(["medium", 30]);
  const { version } = await profileOf(free);
  const refused = await change(as, free, "extend", { version: String(version) });
  expect(await refused.text()).toContain("no plan to extend");
  expect((await profileOf(free)).grantTier).toBeNull();
});
