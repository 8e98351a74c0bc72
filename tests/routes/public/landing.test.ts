import { describe, expect, test } from "vitest";
import { headingOf } from "../../support/access/public-pages.ts";
import { type App, openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const page = async (...asked: Parameters<App["visit"]>) => (await app().visit(...asked)).text();

describe("the landing page", () => {
  test.each([
    [
      "en",
      "Start Free Trial",
      ["Professional Training", "Digital Documentation", "AI Diagnostics", "Multilingual Support"],
    ],
    [
      "es",
      "Comenzar prueba gratis",
      [
        "Capacitación profesional",
        "Documentación digital",
        "Diagnóstico con IA",
        "Soporte multilingüe",
      ],
    ],
  ])("links to the plans, in %s", async (lng, start, features) => {
    const html = await page(`/?lng=${lng}`);
    expect(
      html.match(
        new RegExp(`<a [^>]*href="/login\\?mode=sign-up&amp;to=%2Fpremium"[^>]*>${start}</a>`, "g"),
      ),
    ).toHaveLength(2);
    expect(html).toContain('href="/login?mode=sign-up&amp;to=%2Fmedium"');
    // not the chooser with the other plan chosen
    expect(html).toContain(
      `href="/login?mode=sign-up&amp;to=${encodeURIComponent("/premium?plan=premium")}"`,
    );
    for (const words of [...features, "$9.99", "$14.99"]) expect(html).toContain(words);
  });

  test("lists exactly the features of each plan", async () => {
    const html = await page("/");
    const list = (plan: string) => {
      const card = html.slice(html.indexOf(`>${plan}</h3>`));
      return [...card.slice(0, card.indexOf("</ul>")).matchAll(/<\/svg>(.*?)<\/li>/g)].map(
        ([, item]) => item,
      );
    };
    expect(list("Bronze")).toEqual([
      "Video tutorials",
      "Technical documentation",
      "Repair guides",
      "Basic forum access",
      "E-mail support",
    ]);
    expect(html).toContain("Everything in Bronze plus");
    expect(list("Diamond")).toEqual([
      "AI Diagnostic Assistant",
      "Multilingual forum access",
      "Priority support",
      "Monthly live training sessions",
      "Repair CMS",
    ]);
  });

  test.each([
    ["en", ["Reported issues", "Ignition coil", "Fallas reportadas", "Bobina de encendido"]],
    ["es", ["Fallas reportadas", "Bobina de encendido", "Reported issues", "Ignition coil"]],
  ])("shows a sample job in both languages, the page's first, in %s", async (lng, texts) => {
    const html = await page(`/?lng=${lng}`);
    const places = texts.map((text) => html.indexOf(`>${text}<`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test("labels its two testimonials as examples", async () => {
    const html = await page("/");
    expect(html.match(/<blockquote/g)).toHaveLength(2);
    expect(html.match(/<figcaption[^>]*>[^<]*<span[^>]*>Example<\/span>/g)).toHaveLength(2);
    expect(html).toContain("We&#x27;ll publish real ones as members write them.");
  });

  test("links to the sign-up page, which offers signing in instead", async () => {
    const html = await page("/login?mode=sign-up&to=%2Fpremium");
    expect(headingOf(html)).toBe("Create your account");
    expect(html).toMatch(
      /<a [^>]*href="\/login\?to=%2Fpremium"[^>]*>Already have an account\? Sign in</,
    );
  });

  test("redirects a visitor to sign in, then back to the plans", async () => {
    for (const path of ["/premium", "/medium"])
      expect((await app().visit(path)).headers.get("location")).toBe(
        `/login?to=${encodeURIComponent(path)}`,
      );
  });

  test("shows members their next step instead of a trial", async () => {
    const diamond = await page("/", { as: await signedIn(app().db, "premium") });
    expect(diamond).toContain("Open repair jobs");
    expect(diamond).not.toContain("Start Free Trial");
    expect(await page("/", { as: await signedIn(app().db, "medium") })).toContain("See the plans");
    expect(await page("/", { as: await signedIn(app().db) })).toMatch(
      /<a [^>]*href="\/premium"[^>]*>Start Free Trial/,
    );
  });
});
