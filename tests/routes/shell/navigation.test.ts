import { describe, expect, test } from "vitest";
import { openApp, type Visit } from "../../support/app.ts";
import { lapsed, signedIn } from "../../support/people.ts";

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
  test("offers a visitor sign-in and the other language", async () => {
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

  test("shows Diamond the CMS too, and without a current plan neither assistant nor live sessions", async () => {
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

  test("links Diamond to the assistant and the live sessions, on a phone too", async () => {
    const html = await (
      await app().visit("/premium", { as: await signedIn(app().db, "premium") })
    ).text();
    for (const to of ["/assistant", "/live"])
      expect(html.split(`href="${to}"`).length, to).toBeGreaterThanOrEqual(3);
    expect(html).toContain('<section id="assistant"');
    const own = await (
      await app().visit("/assistant", { as: await signedIn(app().db, "premium") })
    ).text();
    expect(own).toMatch(/<h1 id="assistant-title"/);
    expect(own).toMatch(/<form[^>]*action="\/assistant"/);
    expect(own).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/assistant"/);
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

  test("says Account where the member has no name", async () => {
    expect(await bar({ as: await signedIn(app().db, "free", { name: "" }) })).toContain("Account");
  });

  test("marks the current page", async () => {
    const html = await (await app().visit("/premium", { as: await signedIn(app().db) })).text();
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/premium"/);
  });
});
