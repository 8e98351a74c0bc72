import { expect, test } from "vitest";
import { afterSignIn, pageOf, pages } from "#app/features/account/session/destination.ts";
import routes from "#app/routes.ts";
import type { Tier } from "#app/values/tier.ts";
import { hostileTargets } from "../../../support/hostile/hostile-targets.ts";

const alone = (tier: Tier) => ({ tier, shop: null });

test.each(hostileTargets)("does not follow %j", (target) => {
  expect(pageOf(target)).toBeUndefined();
  expect(afterSignIn(target, alone("free"))).toBe("/noticias");
});

test.each([
  "/",
  "/repair-cms",
  "/repair-cms/0190?x=1&y=%2F%2Fevil.com",
  "/account/name",
  "/videos?q=freno%20de%20mano",
  "/admin/settings",
])("follows %j", (target) => {
  expect(pageOf(target)).toBe(target);
  expect(afterSignIn(target, alone("free"))).toBe(target);
});

test("without a target a member with a plan goes to the forum, and one without to the news", () => {
  expect(afterSignIn(undefined, alone("free"))).toBe("/noticias");
  expect(afterSignIn(null, alone("medium"))).toBe("/discussion");
  expect(afterSignIn("", alone("premium"))).toBe("/discussion");
});

test.each([
  ["technician", "free", "/repair-cms?view=board&technician=me"],
  ["advisor", "medium", "/repair-cms?view=board"],
  ["owner", "premium", "/discussion"],
] as const)("A shop's %s with the plan %s begins at %s", (role, tier, page) => {
  expect(afterSignIn(undefined, { tier, shop: { role, open: true } })).toBe(page);
});

test("Of a shop whose plan has ended a member begins where their own plan leads", () => {
  const shop = { role: "technician", open: false } as const;
  expect(afterSignIn(undefined, { tier: "free", shop })).toBe("/noticias");
});

type Entry = { path?: string; index?: boolean; children?: Entry[] };

test("every address is either a page to come back to after signing in or listed as another", () => {
  const others = [
    "login",
    "sign-up",
    "sign-out",
    "forgot-password",
    "reset-password",
    "unsubscribe",
    "language",
    "create-checkout-session",
    "ai-chat",
    "q",
    "counter",
    "book",
    "appointments",
    "calendar",
    "follow-up",
    "verify",
    "kit",
    "sitemap.xml",
    "robots.txt",
    "offline.js",
    "push.js",
    ".well-known",
    "pictures",
    "*",
  ];
  const top = (entries: Entry[]): string[] =>
    entries.flatMap(({ path, index, children = [] }) => {
      if (path !== undefined) return [path.split("/")[0]!];
      return index ? [""] : top(children);
    });
  for (const first of top(routes as Entry[])) expect([...others, ...pages], first).toContain(first);
});
