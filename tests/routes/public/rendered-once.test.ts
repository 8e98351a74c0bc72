import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { publicPages } from "#app/features/site/public/public-pages.ts";
import { headingOf, languageCookies, publicTitles } from "../../support/access/public-pages.ts";
import { type App, openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const page = async (...asked: Parameters<App["visit"]>) => (await app().visit(...asked)).text();

describe("public pages are rendered once", () => {
  test("every visitor gets the same bytes, whatever the query string and cookies", async () => {
    const plain = await page("/terms");
    for (const [path, cookie] of [
      ["/terms?utm_source=x", ""],
      ["/terms?to=%22%3E%3Cscript%3E", "tz=America/Chicago; other=1"],
      ["/terms", "lng=nonsense"],
      ["/terms?lng=fr", ""],
      ["/terms/", languageCookies.en],
      ["/terms", "offered=no"],
    ] as const)
      expect(await page(path, { headers: { cookie } }), path).toBe(plain);
  });

  test("the language comes from the address, else from the cookie, else it is English", async () => {
    const language = async (path: string, cookie = "") =>
      /<html lang="(\w+)"/.exec(await page(path, { headers: { cookie } }))?.[1];
    expect(await language("/privacy")).toBe("en");
    expect(await language("/privacy", languageCookies.es)).toBe("es");
    expect(await language("/privacy?lng=en", languageCookies.es)).toBe("en");
    expect(await language("/privacy?lng=es", languageCookies.en)).toBe("es");
    expect(await language("/privacy?lng=fr", languageCookies.es)).toBe("es");
  });

  test("concurrent visitors each get their own page and language", async () => {
    const asked = Array.from({ length: 60 }, (_, n) => ({
      path: publicPages[n % 3]!,
      lng: n % 2 ? ("es" as const) : ("en" as const),
      n,
    }));
    const wrong = await Promise.all(
      asked.map(async ({ path, lng, n }) => {
        const named = n % 4 < 2;
        const html = await page(named ? `${path}?lng=${lng}` : path, {
          headers: { cookie: named ? "" : languageCookies[lng] },
        });
        return headingOf(html) === publicTitles[path][lng === "en" ? 0 : 1] &&
          html.includes(`<html lang="${lng}"`)
          ? []
          : [`${path} ${lng}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test("only an address that names a language sets its cookie", async () => {
    for (let time = 0; time < 2; time++) {
      expect((await app().visit("/?lng=es")).headers.getSetCookie()).toEqual([
        expect.stringMatching(/^lng=ImVzIg%3D%3D;/),
      ]);
      expect((await app().visit("/?lng=en")).headers.getSetCookie()).toEqual([
        expect.stringMatching(/^lng=ImVuIg%3D%3D;/),
      ]);
      expect((await app().visit("/")).headers.getSetCookie()).toEqual([]);
      expect(
        (
          await app().visit("/", { headers: { cookie: languageCookies.es } })
        ).headers.getSetCookie(),
      ).toEqual([]);
    }
  });

  test("members and visitors never get each other's page", async () => {
    const as = await signedIn(app().db, "premium", { name: "Marisol of the test" });
    for (const path of publicPages) {
      const before = await page(path);
      const answer = await app().visit(path, { as });
      const own = await answer.text();
      expect(own).toContain("Marisol of the test");
      expect(own).toContain("Sign Out");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const after = await page(path);
      expect(after).toBe(before);
      expect(after).not.toContain("Marisol");
    }
  });

  test("an invalid session gets a visitor's page that is not cached", async () => {
    const answer = await app().visit("/", {
      headers: { cookie: "llave.session_token=forged.c2lnbmF0dXJl" },
    });
    expect(await answer.text()).toContain("Sign In");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("shared caches may not store the page, and browsers revalidate it", async () => {
    const { headers } = await app().visit("/");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("cookie, accept-language");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("the page is served without the database", async () => {
    await app().without("sessions", async () => {
      expect((await app().visit("/?lng=es")).status).toBe(200);
      const unknown = await app().visit("/", {
        as: { cookie: "llave.session_token=any.c2lnbmF0dXJl" },
      });
      expect(unknown.status).toBe(200);
      expect(await unknown.text()).toContain("Sign In");
    });
  });

  test("every public page is in run_worker_first of wrangler.toml", () => {
    const named = /^run_worker_first = (.*)$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
    expect(JSON.parse(named!)).toEqual([...publicPages, "/code-titles/*"]);
  });

  test("answers GET and HEAD only", async () => {
    expect((await app().visit("/privacy", { form: { a: "b" } })).status).toBe(405);
    const head = await app().visit("/privacy", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
