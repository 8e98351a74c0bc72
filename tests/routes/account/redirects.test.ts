import { expect, test } from "vitest";
import { type App, openApp } from "../../support/app.ts";
import { some } from "../../support/full.ts";
import { hostileTargets } from "../../support/hostile/hostile-targets.ts";
import { join, password, post } from "../../support/join.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();

// Endless targets are rejected before any route: by the length of the address (8 kB), or of the
// form (docs/decisions/0070-the-request-guard.md).
const isEndless = (target: string) => target.length > 8_192;
const endless = hostileTargets.filter(isEndless);
const hostile = hostileTargets.filter((target) => !isEndless(target));

/** Walks on as a browser would, and answers every host it came through and where it stopped. */
async function walk(
  from: App,
  answer: Response,
  as: { cookie: string },
): Promise<{ hosts: string[]; last: string }> {
  const hosts = new Set<string>();
  let at = new URL(from.origin);
  let current = answer;
  for (let hop = 0; current.headers.has("location") && hop < 6; hop++) {
    at = new URL(current.headers.get("location")!, at);
    hosts.add(at.origin);
    current = await from.visit(at.pathname + at.search, { as });
  }
  return { hosts: [...hosts], last: at.pathname };
}

test("Redirects from the login page to pages of this site only", async () => {
  const as = await signedIn(app().db);
  for (const target of hostile) {
    tally(1);
    const answer = await app().visit(`/login?to=${encodeURIComponent(target)}`, { as });
    expect(await walk(app(), answer, as), target).toEqual({
      hosts: [app().origin],
      last: "/noticias",
    });
  }
}, 600_000);

// The address and the rule (destination.test.ts) meet every one of them every day; a form costs a
// password check each.
test("Redirects after sign-in to pages of this site only", async () => {
  let person = await join(app());
  for (const [at, target] of some(hostile, 3).entries()) {
    tally(1);
    // ten password checks in a quarter hour is all an account has
    if (at % 9 === 8) person = await join(app());
    const answer = await post(app(), "/login", { email: person.email, password, to: target });
    expect(answer.status, target).toBe(302);
    expect(await walk(app(), answer, person), target).toEqual({
      hosts: [app().origin],
      last: "/noticias",
    });
  }
}, 600_000);

test("Does not print a hostile target in the page", async () => {
  for (const target of hostile.filter(Boolean)) {
    tally(1);
    const page = await (await app().visit(`/login?to=${encodeURIComponent(target)}`)).text();
    expect(page, target).toContain('name="to" value=""');
  }
}, 600_000);

test("Rejects an overlong target without signing in", async () => {
  const { email } = await join(app());
  expect(endless).toHaveLength(2);
  for (const target of endless) {
    tally(2);
    expect(await app().visit(`/login?to=${encodeURIComponent(target)}`)).toMatchObject({
      status: 414,
    });
    const answer = await post(app(), "/login", { email, password, to: target });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.headers.get("set-cookie") ?? "").not.toContain("session");
  }
});
