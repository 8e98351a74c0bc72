import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "#app/features/account/session/destination.ts";
import { publicPages } from "#app/features/site/public/public-pages.ts";
import { type App, openApp } from "../../support/app.ts";

const app = openApp();
const page = async (...asked: Parameters<App["visit"]>) => (await app().visit(...asked)).text();

describe("search engines and home screens", () => {
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

  test("robots.txt disallows every guarded area and names the sitemap", async () => {
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

  test("security.txt names a contact and expires within a year", async () => {
    const answer = await app().visit("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: en, es$/m);
    const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(end).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000);
    expect(end).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  test("the manifest is complete, and its icons have the sizes it declares", async () => {
    const manifest = JSON.parse(await page("/manifest.webmanifest"));
    expect(manifest).toMatchObject({
      name: "Llave",
      start_url: "/repair-cms?view=board",
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

  test("hashed assets are cached forever, and the first paint waits for no font", async () => {
    const html = await page("/");
    expect(html).not.toContain("woff2");
    const style = /rel="stylesheet" href="([^"#]+)/.exec(html)![1]!;
    const [font] = /\/assets\/[^)]+\.woff2/.exec(await (await app().visit(style)).text())!;
    for (const asset of [style, font])
      expect((await app().visit(asset)).headers.get("cache-control")).toBe(
        "public, max-age=31536000, immutable",
      );
    expect((await app().visit("/icon-192.png")).headers.get("cache-control")).toBe(
      "public, max-age=86400",
    );
  });
});

/** Width and height from a PNG's header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(`public${path}`);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
