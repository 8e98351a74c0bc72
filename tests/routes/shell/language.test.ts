import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";

const app = openApp();

describe("the language", () => {
  const choose = (form: Record<string, string>) => app().visit("/language", { form });

  test("is English by default, whatever the browser prefers", async () => {
    const html = await (await app().visit("/", { headers: { "accept-language": "es" } })).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("<title>Llave · The bilingual workbench for auto repair pros</title>");
  });

  test.each(["/", "/login", "/codes/P0301"])(
    "is offered at %s to a browser that prefers Spanish, until one is chosen",
    async (path) => {
      const offer = "Esta página también está en español.";
      const read = async (accepted: string, cookie = "", at = path) =>
        (await app().visit(at, { headers: { "accept-language": accepted, cookie } })).text();
      for (const accepted of ["es-MX,es;q=0.9,en;q=0.8", "es", "fr, en;q=0.2, es;q=0.5"])
        expect(await read(accepted)).toContain(offer);
      for (const accepted of ["", "en-US,en;q=0.9,es;q=0.8", "est", "*", "fr"])
        expect(await read(accepted)).not.toContain(offer);
      expect(await read("es", "", `${path}?lng=en`)).not.toContain(offer);
      for (const language of ["en", "es"]) {
        const chosen = (await choose({ language, offer: "yes", to: path })).headers
          .getSetCookie()
          .map((one) => one.split(";")[0]);
        expect(await read("es", chosen.join("; "))).not.toContain(offer);
      }
    },
  );

  test("is not offered for a year after it was declined", async () => {
    const set = (await choose({ language: "en", offer: "yes", to: "/" })).headers.getSetCookie();
    expect(set).toContainEqual(expect.stringMatching(/^offered=no; Path=\/; Max-Age=31536000;/));
    const html = await (
      await app().visit("/", { headers: { "accept-language": "es", cookie: "offered=no" } })
    ).text();
    expect(html).not.toContain("también está en español");
    expect(
      (await choose({ language: "es", offer: "yes", to: "/" })).headers.getSetCookie().join(),
    ).not.toContain("offered");
  });

  test("is stored in a session cookie, and the toggle returns to its page", async () => {
    const answer = await choose({ language: "es", to: "/privacy?from=footer" });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/privacy?from=footer");
    expect(cookie).toMatch(/^lng=/);
    expect(cookie).not.toMatch(/expires|max-age/i);

    const spanish = await app().visit("/privacy", { headers: { cookie: cookie.split(";")[0]! } });
    expect(await spanish.text()).toContain('<html lang="es"');
  });

  test("is removed from the address that the toggle returns to", async () => {
    expect(
      (await choose({ language: "en", to: "/terms?lng=es&x=1" })).headers.get("location"),
    ).toBe("/terms?x=1");
  });

  test.each([
    "https://evil.com/",
    "//evil.com",
    "/\\evil.com",
    "/..//evil.com",
    "javascript:alert(1)",
    "",
    "\t//evil.com",
  ])("the toggle never redirects to %j", async (to) => {
    expect((await choose({ language: "es", to })).headers.get("location")).toBe("/");
  });

  test("is unchanged by an unknown language", async () => {
    const answer = await choose({ language: "fr", to: "/terms" });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("location")).toBe("/terms");
  });

  test("can be set by any address, also one that redirects", async () => {
    const answer = await app().visit("/repair-cms?lng=es");
    expect(answer.headers.get("location")).toContain("/login");
    expect(answer.headers.get("set-cookie")).toMatch(/^lng=/);
  });

  test("cannot be set by another site's form", async () => {
    const answer = await app().visit("/language", {
      form: { language: "es", to: "/" },
      headers: { origin: "https://evil.com" },
    });
    expect(answer.status).toBe(403);
  });
});
