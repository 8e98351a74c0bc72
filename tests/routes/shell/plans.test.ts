import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

describe("the pages of the plans", () => {
  const page = async (path: string, as: { cookie: string }) =>
    (await app().visit(path, { as })).text();

  test("show a member the plan, its end date and the empty state", async () => {
    const endsAt = Date.UTC(2031, 4, 20, 12);
    const html = await page("/premium", await signedIn(app().db, "medium", { endsAt }));
    for (const words of [
      "Bronze Plan",
      "Subscription active until",
      "May 20, 2031",
      "No content available at this moment.",
    ])
      expect(html).toContain(words);
  });

  test("/medium redirects members who have a plan", async () => {
    expect(await page("/medium", await signedIn(app().db))).toContain("Completion certificates");
    for (const tier of ["medium", "premium"] as const) {
      const answer = await app().visit("/medium", { as: await signedIn(app().db, tier) });
      expect(answer.headers.get("location")).toBe("/premium");
    }
  });
});

describe("dates", () => {
  const endsAt = Date.UTC(2031, 4, 20, 3);
  const shown = async (cookie: string) => {
    const as = await signedIn(app().db, "premium", { endsAt });
    return (await app().visit("/premium", { as, headers: { cookie } })).text();
  };

  test("are in the time zone of the reader", async () => {
    expect(await shown("tz=America/Chicago")).toContain("May 19, 2031");
  });

  test.each(["", "tz=Mars/Olympus", "tz=", `tz=${"A".repeat(80)}`, "tz=<script>"])(
    "are in UTC when the cookie is %j",
    async (cookie) => {
      expect(await shown(cookie)).toContain("May 20, 2031");
    },
  );
});
