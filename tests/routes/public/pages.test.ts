import { describe, expect, test } from "vitest";
import { publicPages } from "#app/features/site/public/public-pages.ts";
import { headingOf, publicTitles } from "../../support/access/public-pages.ts";
import { type App, openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const page = async (...asked: Parameters<App["visit"]>) => (await app().visit(...asked)).text();

describe.each(publicPages)("%s", (path) => {
  test.each(["visitor", "member"])("has no script and allows none, for a %s", async (who) => {
    const as = who === "member" ? await signedIn(app().db, "premium") : undefined;
    const answer = await app().visit(path, { as });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).not.toMatch(/<script|modulepreload|nonce|\.js"/);
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toContain("script-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/\sstyle="/);
  });

  test("names its title, its address and its alternates in each language", async () => {
    for (const [at, lng] of (["en", "es"] as const).entries()) {
      const html = await page(`${path}?lng=${lng}`);
      expect(html).toContain(`<html lang="${lng}"`);
      expect(headingOf(html)).toBe(publicTitles[path][at]);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="http://localhost${path}?lng=${lng}"/>`);
      for (const [name, address] of [
        ["x-default", path],
        ["en", `${path}?lng=en`],
        ["es", `${path}?lng=es`],
      ])
        expect(html).toContain(
          `<link rel="alternate" hrefLang="${name}" href="http://localhost${address}"/>`,
        );
      for (const fact of ["title", "description", "url", "image", "locale", "site_name", "type"])
        expect(html).toMatch(new RegExp(`<meta property="og:${fact}" content="[^"]+"`));
      expect(html).toContain(`content="http://localhost/og-${lng}.png"`);
    }
    expect(await page(path)).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
  });
});

test("the legal pages contain the required terms and link to the home page", async () => {
  const [privacy, terms] = [await page("/privacy"), await page("/terms")];
  for (const words of [
    "AI diagnostics",
    "chat",
    "training materials",
    "monthly in advance",
    "cancel at any time",
    "refund policy",
  ]) {
    expect(privacy, words).toContain(words);
    expect(terms, words).toContain(words);
  }
  expect(privacy).toContain("even after an account is deleted");
  expect(terms).toContain("has yet to confirm this refund policy");
  for (const html of [privacy, terms])
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
  expect(await page("/terms?lng=es")).toContain("todavía debe confirmar");
});
