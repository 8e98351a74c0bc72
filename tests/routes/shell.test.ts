import { describe, expect, test } from "vitest";
import { openApp, type Visit } from "../support/app.ts";
import { lapsed, signedIn } from "../support/people.ts";

const app = openApp();

/** The text of a page's links and buttons inside its navigation bars, in order, each once. */
async function bar(init: Visit & { lng?: "en" | "es" } = {}): Promise<string[]> {
  const html = await (await app().visit(`/?lng=${init.lng ?? "en"}`, init)).text();
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  const names = [...header.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) =>
    inner!.replaceAll(/<[^>]+>/g, "").trim(),
  );
  return names.map((name) => name.replace(/ [–▾].*/, ""));
}

describe("the navigation bar", () => {
  test("offers a visitor the way in and the other language", async () => {
    expect(await bar()).toEqual(["Llave", "ES", "Sign In"]);
    expect(await bar({ lng: "es" })).toEqual(["Llave", "EN", "Iniciar sesión"]);
  });

  test("shows a free member news and plans", async () => {
    const as = await signedIn(app().db, "free");
    expect(await bar({ as })).toEqual(["Llave", "News", "Plans", "ES", "Ana Ruiz", "Sign Out"]);
    expect(await bar({ as, lng: "es" })).toEqual([
      "Llave",
      "Noticias",
      "Planes",
      "EN",
      "Ana Ruiz",
      "Cerrar sesión",
    ]);
  });

  test("shows Bronze the videos and the forum too", async () => {
    const as = await signedIn(app().db, "medium");
    expect(await bar({ as })).toEqual([
      "Llave",
      "News",
      "Videos",
      "Forum",
      "Codes",
      "Plans",
      "ES",
      "Ana Ruiz",
      "Sign Out",
    ]);
    expect(await bar({ as, lng: "es" })).toEqual([
      "Llave",
      "Noticias",
      "Videos",
      "Foro",
      "Códigos",
      "Planes",
      "EN",
      "Ana Ruiz",
      "Cerrar sesión",
    ]);
  });

  test("shows Diamond the CMS too, as long as the tier stands", async () => {
    const places = ["Llave", "News", "Videos", "Forum", "Codes", "CMS"];
    const rest = ["Plans", "ES", "Ana Ruiz", "Sign Out"];
    expect(await bar({ as: await signedIn(app().db, "premium") })).toEqual([
      ...places,
      "Assistant",
      "Live sessions",
      ...rest,
    ]);
    expect(await bar({ as: await lapsed(app().db, "premium") })).toEqual([...places, ...rest]);
  });

  test("leads Diamond to the assistant and the live sessions, from a phone's menu too", async () => {
    const html = await (
      await app().visit("/premium", { as: await signedIn(app().db, "premium") })
    ).text();
    for (const to of ["/premium#assistant", "/live"])
      expect(html.split(`href="${to}"`).length, to).toBeGreaterThanOrEqual(3);
    expect(html).toContain('<section id="assistant"');
    expect(html).not.toMatch(/<a[^>]*aria-current="page"[^>]*href="\/premium#assistant"/);
  });

  test("has a menu for administrators", async () => {
    const as = await signedIn(app().db, "free", { isAdmin: true });
    const menu = ["Admin", "Manage Users", "Manage Videos", "Manage News", "Settings"];
    expect(await bar({ as })).toEqual([
      "Llave",
      "News",
      "Plans",
      ...menu,
      "ES",
      "Ana Ruiz",
      "Sign Out",
    ]);
    expect(await bar({ as, lng: "es" })).toContain("Gestionar usuarios");
  });

  test("calls the account by its word when the person gave no name", async () => {
    expect(await bar({ as: await signedIn(app().db, "free", { name: "" }) })).toContain("Account");
  });

  test("marks the page that is open", async () => {
    const html = await (await app().visit("/premium", { as: await signedIn(app().db) })).text();
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/premium"/);
  });
});

describe("the language", () => {
  const choose = (form: Record<string, string>) => app().visit("/language", { form });

  test("is English until someone says otherwise, whatever the browser prefers", async () => {
    const html = await (await app().visit("/", { headers: { "accept-language": "es" } })).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("<title>Llave · The bilingual workbench for auto repair pros</title>");
  });

  test.each(["/", "/login", "/codes/P0301"])(
    "is offered in one line, at %s, to a browser that prefers Spanish, until one is chosen",
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

  test("is not offered for a year to whoever declined it", async () => {
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

  test("is kept until the browser is closed, and the toggle comes back to its page", async () => {
    const answer = await choose({ language: "es", to: "/privacy?from=footer" });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/privacy?from=footer");
    expect(cookie).toMatch(/^lng=/);
    expect(cookie).not.toMatch(/expires|max-age/i);

    const spanish = await app().visit("/privacy", { headers: { cookie: cookie.split(";")[0]! } });
    expect(await spanish.text()).toContain('<html lang="es"');
  });

  test("an address that names a language does not name it again on the way back", async () => {
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
  ])("the toggle never leads to %j", async (to) => {
    expect((await choose({ language: "es", to })).headers.get("location")).toBe("/");
  });

  test("a language that is none changes nothing", async () => {
    const answer = await choose({ language: "fr", to: "/terms" });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("location")).toBe("/terms");
  });

  test("can be named in any address, one that redirects too", async () => {
    const answer = await app().visit("/repair-cms?lng=es");
    expect(answer.headers.get("location")).toContain("/login");
    expect(answer.headers.get("set-cookie")).toMatch(/^lng=/);
  });

  test("is not taken from another site's form", async () => {
    const answer = await app().visit("/language", {
      form: { language: "es", to: "/" },
      headers: { origin: "https://evil.com" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("what is not there", () => {
  test.each([
    ["en", "We couldn&#x27;t find that page"],
    ["es", "No encontramos esta página"],
  ])("is said in %s, with the status 404", async (lng, words) => {
    const answer = await app().visit(`/no/such/page?lng=${lng}`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${lng}"`);
  });

  test("cannot be written to either", async () => {
    expect((await app().visit("/no/such/page", { form: { a: "b" } })).status).toBe(404);
  });
});

describe("the pages of the plans", () => {
  const page = async (path: string, as: { cookie: string }) =>
    (await app().visit(path, { as })).text();

  test("show a paid member the plan, its end and the spec's empty content", async () => {
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

  test("/medium is for those who have no plan yet", async () => {
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

  test("stand in the reader's zone", async () => {
    expect(await shown("tz=America/Chicago")).toContain("May 19, 2031");
  });

  test.each(["", "tz=Mars/Olympus", "tz=", `tz=${"A".repeat(80)}`, "tz=<script>"])(
    "stand in UTC when the cookie says %j",
    async (cookie) => {
      expect(await shown(cookie)).toContain("May 20, 2031");
    },
  );
});

test("every page of later work stands behind its guard with an empty state", async () => {
  const as = await signedIn(app().db, "premium", { isAdmin: true });
  const said = {
    "/noticias": "No news right now.",
    "/discussion": "No topics yet.",
    "/videos": "No videos found matching your criteria.",
    "/admin": "Manage Users",
    "/admin/videos": "No videos have been added.",
    "/admin/news": "No news sources have been added.",
    "/admin/settings": "Settings",
  };
  for (const [path, words] of Object.entries(said)) {
    expect(await (await app().visit(path, { as })).text(), path).toContain(words);
    expect((await app().visit(path)).headers.get("location"), path).toBe(
      `/login?to=${encodeURIComponent(path)}`,
    );
  }
});

test("a page that breaks shows its request's id in the reader's language, and the way on", async () => {
  const as = await signedIn(app().db);
  await app().without("sessions", async () => {
    const answer = await app().visit("/noticias?lng=es", {
      as,
      headers: { "cf-ray": "ray-of-the-test" },
    });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    for (const words of [
      "Algo salió mal",
      "ray-of-the-test",
      "Intentar de nuevo",
      "Ir a la página de inicio",
    ])
      expect(html).toContain(words);
    expect(answer.headers.get("content-security-policy")).toContain("nonce-");
  });
});
