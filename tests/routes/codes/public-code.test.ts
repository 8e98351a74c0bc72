import { describe, expect, test } from "vitest";
import { languageCookies } from "../../support/access/public-pages.ts";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const visit = (...asked: Parameters<ReturnType<typeof app>["visit"]>) => app().visit(...asked);
const page = async (...asked: Parameters<typeof visit>) => (await visit(...asked)).text();

describe("The page of a code for visitors", () => {
  test("Has no script, and its policy allows none; a member’s has", async () => {
    for (const lng of ["en", "es"]) {
      const answer = await visit(`/codes/P0171?lng=${lng}`);
      expect(await answer.text()).not.toContain("<script");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
    }
    const as = await signedIn(app().db, "medium", { name: "Marisol of the test" });
    const own = await visit("/codes/P0171", { as });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    const html = await own.text();
    expect(html).toContain("<script");
    expect(html).toContain("Marisol of the test");
    expect(await page("/codes/P0171")).not.toContain("Marisol");
  });

  test("Is the same for every visitor, whatever the query and cookies, in the language asked for", async () => {
    const plain = await page("/codes/P0172");
    expect(await page("/codes/P0172?utm_source=x", { headers: { cookie: "tz=UTC" } })).toBe(plain);
    expect(plain).toContain('<html lang="en"');
    const headers = { cookie: languageCookies.es };
    expect(await page("/codes/P0172", { headers })).toContain('<html lang="es"');
    const answer = await visit("/codes/P0172");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("vary")).toBe("cookie, accept-language");
    expect(answer.headers.get("x-until")).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("Is written once: after that no database is asked, of the site’s settings neither", async () => {
    const first = await page("/codes/P0B3C?lng=es");
    await app().without("site_settings", async () => {
      await app().without("sessions", async () => {
        expect(await page("/codes/P0B3C?lng=es")).toBe(first);
      });
    });
  });

  test("Says what Bronze adds, with a link to the plans, only where there is more", async () => {
    expect(await page("/codes/P0420?lng=en")).toContain("Bronze and Diamond include them");
    expect(await page("/codes/P0420?lng=es")).toMatch(/<a [^>]*href="\/premium"/);
    expect(await page("/codes/P0A27?lng=en")).not.toContain("Bronze and Diamond include them");
  });

  test("Is a defined term in structured data", async () => {
    const html = await page("/codes/P0420?lng=en");
    expect(html).toMatch(/<article[^>]* itemType="https:\/\/schema.org\/DefinedTerm"/i);
    expect(html).toMatch(/itemProp="termCode"[^>]*>P0420</i);
    expect(html).toMatch(/itemProp="name"[^>]*>Catalyst system/i);
  });
});

describe("The sitemap of codes", () => {
  test("Is an index of parts with every code in both languages and its alternates", async () => {
    const index = await page("/codes/sitemap.xml");
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc!));
    expect(parts.length).toBeGreaterThan(40);
    const pages = new Set<string>();
    for (const { pathname, search } of parts) {
      const xml = await page(pathname + search);
      const entries = xml.split("<url>").slice(1);
      expect(entries.length).toBeLessThan(50_000);
      for (const entry of entries) {
        pages.add(/<loc>(.*?)<\/loc>/.exec(entry)![1]!);
        expect(entry.match(/hreflang="(x-default|en|es)"/g)).toHaveLength(3);
      }
    }
    expect(pages.size).toBeGreaterThanOrEqual(2 * 9_249);
    expect(pages).toContain("http://localhost/codes/P0B3C?lng=es");
    expect((await visit("/codes/sitemap.xml?part=P99")).status).toBe(404);
  });
});
