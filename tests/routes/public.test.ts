import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "#app/features/account/session/destination.ts";
import { publicPages } from "#app/features/site/public/public-pages.ts";
import { type App, openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const page = async (...asked: Parameters<App["visit"]>) => (await app().visit(...asked)).text();
const kept = { en: "lng=ImVuIg%3D%3D", es: "lng=ImVzIg%3D%3D" };
const heading = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, "").trim();
const titles = {
  "/": ["Run the shop in English. Or in Spanish.", "Lleve su taller en español. O en inglés."],
  "/privacy": ["Privacy Policy", "Política de privacidad"],
  "/terms": ["Terms of Service", "Términos del servicio"],
} as const;

describe.each(publicPages)("%s", (path) => {
  test.each(["visitor", "member"])(
    "comes without a script, and may run none, for a %s",
    async (who) => {
      const as = who === "member" ? await signedIn(app().db, "premium") : undefined;
      const answer = await app().visit(path, { as });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).not.toMatch(/<script|modulepreload|nonce|\.js"/);
      const policy = answer.headers.get("content-security-policy")!;
      expect(policy).toContain("script-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(html).not.toMatch(/\sstyle="/);
    },
  );

  test("says in each language what it is, where it is and where the other one is", async () => {
    for (const [at, lng] of (["en", "es"] as const).entries()) {
      const html = await page(`${path}?lng=${lng}`);
      expect(html).toContain(`<html lang="${lng}"`);
      expect(heading(html)).toBe(titles[path][at]);
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
  ])("leads to the plans, in %s", async (lng, start, features) => {
    const html = await page(`/?lng=${lng}`);
    expect(
      html.match(new RegExp(`<a [^>]*href="/sign-up\\?to=%2Fpremium"[^>]*>${start}</a>`, "g")),
    ).toHaveLength(2);
    expect(html).toContain('href="/sign-up?to=%2Fmedium"');
    // not the chooser with the other plan chosen
    expect(html).toContain(`href="/sign-up?to=${encodeURIComponent("/premium?plan=premium")}"`);
    for (const words of [...features, "$9.99", "$14.99"]) expect(html).toContain(words);
  });

  test("lists in each plan what the owner offers, no more and no less", async () => {
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
    ["en", "Reported issues", "Fallas reportadas", "Rough idle"],
    ["es", "Fallas reportadas", "Reported issues", "Ralentí inestable"],
  ])(
    "shows a job as the product makes it: headings in two languages, and what the shop typed in one, in %s",
    async (lng, own, other, typed) => {
      const html = await page(`/?lng=${lng}`);
      expect(html.split(typed)).toHaveLength(3); // on the screen and on the paper
      for (const heading of [own, other]) expect(html.split(`>${heading}<`)).toHaveLength(2);
    },
  );

  test("says that its two testimonials are examples", async () => {
    const html = await page("/");
    expect(html.match(/<blockquote/g)).toHaveLength(2);
    expect(html.match(/<figcaption[^>]*>[^<]*<span[^>]*>Example<\/span>/g)).toHaveLength(2);
    expect(html).toContain("We&#x27;ll publish real ones as members write them.");
  });

  test("opens the sign-up for a visitor, who can sign in there instead", async () => {
    const html = await page("/sign-up?to=%2Fpremium");
    expect(heading(html)).toBe("Create your account");
    expect(html).toMatch(
      /<a [^>]*href="\/login\?to=%2Fpremium"[^>]*>Already have an account\? Sign in</,
    );
  });

  test("sends a visitor to sign in and keeps where they were going", async () => {
    for (const path of ["/premium", "/medium"])
      expect((await app().visit(path)).headers.get("location")).toBe(
        `/login?to=${encodeURIComponent(path)}`,
      );
  });

  test("offers those who have begun their next step instead of a trial", async () => {
    const diamond = await page("/", { as: await signedIn(app().db, "premium") });
    expect(diamond).toContain("Open repair jobs");
    expect(diamond).not.toContain("Start Free Trial");
    expect(await page("/", { as: await signedIn(app().db, "medium") })).toContain("See the plans");
    expect(await page("/", { as: await signedIn(app().db) })).toMatch(
      /<a [^>]*href="\/premium"[^>]*>Start Free Trial/,
    );
  });
});

test("the legal pages mention what they must and lead home", async () => {
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

describe("what visitors are given is rendered once", () => {
  test("and is the same bytes for everyone, whatever else they ask or bring", async () => {
    const plain = await page("/terms");
    for (const [path, cookie] of [
      ["/terms?utm_source=x", ""],
      ["/terms?to=%22%3E%3Cscript%3E", "tz=America/Chicago; other=1"],
      ["/terms", "lng=nonsense"],
      ["/terms?lng=fr", ""],
      ["/terms/", kept.en],
      ["/terms", "offered=no"],
    ] as const)
      expect(await page(path, { headers: { cookie } }), path).toBe(plain);
  });

  test("in the language asked for: the address's, else the cookie's, else English", async () => {
    const language = async (path: string, cookie = "") =>
      /<html lang="(\w+)"/.exec(await page(path, { headers: { cookie } }))?.[1];
    expect(await language("/privacy")).toBe("en");
    expect(await language("/privacy", kept.es)).toBe("es");
    expect(await language("/privacy?lng=en", kept.es)).toBe("en");
    expect(await language("/privacy?lng=es", kept.en)).toBe("es");
    expect(await language("/privacy?lng=fr", kept.es)).toBe("es");
  });

  test("and never mixed up between visitors at the same moment", async () => {
    const asked = Array.from({ length: 60 }, (_, n) => ({
      path: publicPages[n % 3]!,
      lng: n % 2 ? ("es" as const) : ("en" as const),
      n,
    }));
    const wrong = await Promise.all(
      asked.map(async ({ path, lng, n }) => {
        const named = n % 4 < 2;
        const html = await page(named ? `${path}?lng=${lng}` : path, {
          headers: { cookie: named ? "" : kept[lng] },
        });
        return heading(html) === titles[path][lng === "en" ? 0 : 1] &&
          html.includes(`<html lang="${lng}"`)
          ? []
          : [`${path} ${lng}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test("the cookie of the language is set by the address that names it, and by no other", async () => {
    for (let time = 0; time < 2; time++) {
      expect((await app().visit("/?lng=es")).headers.getSetCookie()).toEqual([
        expect.stringMatching(/^lng=ImVzIg%3D%3D;/),
      ]);
      expect((await app().visit("/?lng=en")).headers.getSetCookie()).toEqual([
        expect.stringMatching(/^lng=ImVuIg%3D%3D;/),
      ]);
      expect((await app().visit("/")).headers.getSetCookie()).toEqual([]);
      expect(
        (await app().visit("/", { headers: { cookie: kept.es } })).headers.getSetCookie(),
      ).toEqual([]);
    }
  });

  test("a member never gets the visitor's page, and a visitor never the member's", async () => {
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

  test("a session that is no more is a visitor, outside of what is kept", async () => {
    const answer = await app().visit("/", {
      headers: { cookie: "llave.session_token=forged.c2lnbmF0dXJl" },
    });
    expect(await answer.text()).toContain("Sign In");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("no shared cache may keep it, and a browser asks again", async () => {
    const { headers } = await app().visit("/");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("cookie, accept-language");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("no database is touched for it", async () => {
    await app().without("sessions", async () => {
      expect((await app().visit("/?lng=es")).status).toBe(200);
      const unknown = await app().visit("/", {
        as: { cookie: "llave.session_token=any.c2lnbmF0dXJl" },
      });
      expect(unknown.status).toBe(200);
      expect(await unknown.text()).toContain("Sign In");
    });
  });

  test("the Worker is asked at once: each page is named in wrangler.toml", () => {
    const named = /^run_worker_first = (.*)$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
    expect(JSON.parse(named!)).toEqual([...publicPages]);
  });

  test("only reading is answered so", async () => {
    expect((await app().visit("/privacy", { form: { a: "b" } })).status).toBe(405);
    const head = await app().visit("/privacy", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("for search engines and home screens", () => {
  test("the sitemap lists every public page in every language, with its alternates", async () => {
    const answer = await app().visit("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const entries = (await answer.text()).split("<url>").slice(1);
    const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
    expect(listed).toEqual(
      publicPages.flatMap((path) =>
        ["", "?lng=en", "?lng=es"].map((lng) => `http://localhost${path}${lng}`),
      ),
    );
    for (const entry of entries)
      expect(entry.match(/hreflang="(x-default|en|es)"/g)).toHaveLength(3);
  });

  test("robots are kept out of every area behind a guard, and told of the sitemap", async () => {
    const text = await page("/robots.txt");
    const closed = [...text.matchAll(/^Disallow: \/(.+)$/gm)].map(([, first]) => first);
    expect(closed).toEqual(
      expect.arrayContaining(
        pages.filter((first) => !["", "privacy", "terms", "codes"].includes(first)),
      ),
    );
    expect(closed).toContain("codes$"); // the list; what a code means is public
    for (const path of ["", "login", "sign-up", "privacy", "terms", "codes"])
      expect(closed).not.toContain(path);
    expect(text).toContain("Sitemap: http://localhost/sitemap.xml");
  });

  test("security.txt says where to report a vulnerability, and never runs out", async () => {
    const answer = await app().visit("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: en, es$/m);
    const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(end).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000);
    expect(end).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  test("the manifest is whole, and its icons are there in the size they claim", async () => {
    const manifest = JSON.parse(await page("/manifest.webmanifest"));
    expect(manifest).toMatchObject({
      name: "Llave",
      start_url: "/",
      display: "standalone",
      theme_color: "#15181b",
    });
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    expect(
      drawn.map(({ sizes, purpose = "any" }: Record<string, string>) => `${sizes} ${purpose}`),
    ).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
    for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes);
    expect(sizeOf("/icon-180.png")).toBe("180x180");
    for (const lng of ["en", "es"]) expect(sizeOf(`/og-${lng}.png`)).toBe("1200x630");
  });

  test("what is built under a name of its own is kept for ever, and the preloaded fonts are two", async () => {
    const fonts = [...(await page("/")).matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(
      ([, href]) => href!,
    );
    expect(fonts).toHaveLength(2);
    const answer = await app().visit(fonts[0]!);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await app().visit("/icon-192.png")).headers.get("cache-control")).toBe(
      "public, max-age=86400",
    );
  });
});

/** Width and height as a PNG's own header has them. */
function sizeOf(path: string): string {
  const bytes = readFileSync(`public${path}`);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
