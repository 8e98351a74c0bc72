import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { factsByCode } from "../../../scripts/codes/facts.ts";
import { causes, checks } from "../../../scripts/codes/lexicon.ts";
import { libraryCodes } from "../../../scripts/codes/parts.ts";
import { type App, openApp } from "../../support/app.ts";
import { listedCodes, pageOf } from "../../support/learning/code-pages.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const visit = (...request: Parameters<App["visit"]>) => app().visit(...request);
const page = (...request: Parameters<App["visit"]>) => pageOf(app(), ...request);

let bronze: Person;
beforeAll(async () => {
  bronze = await signedIn(app().db, "medium");
});

describe("the library", () => {
  test("Is for Bronze and Diamond", async () => {
    expect((await visit("/codes")).headers.get("location")).toBe("/login?to=%2Fcodes");
    expect((await visit("/codes", { as: await signedIn(app().db) })).headers.get("location")).toBe(
      "/premium?from=codes",
    );
    expect((await visit("/codes", { as: bronze })).status).toBe(200);
  });

  test.each(["p0 420", "PO420", "p0420.", " P0420 "])(
    "A search for %j redirects to P0420",
    async (q) => {
      const answer = await visit(`/codes?q=${encodeURIComponent(q)}`, { as: bronze });
      expect(answer.headers.get("location")).toBe("/codes/P0420");
    },
  );

  test("Finds words of both languages in titles, causes and checks, with or without accents", async () => {
    const find = async (q: string) =>
      listedCodes(await page(`/codes?q=${encodeURIComponent(q)}`, { as: bronze }));
    expect(await find("sensor de oxigeno banco 2 sensor 2")).toEqual(
      expect.arrayContaining(["P0156", "P0157", "P0158"]),
    );
    expect(await find("catalyst efficiency bank 2")).toEqual(expect.arrayContaining(["P0430"]));
    expect(await find("tapa de combustible")).toEqual(expect.arrayContaining(["P0455", "P0457"]));
    expect((await find("tapa de combustible"))[0]).toBe("P0457"); // A match in the title ranks first.
    expect(await find("drop table")).toEqual([]); // Not inside other words.
    expect(await find("MAF")).toEqual(expect.arrayContaining(["P0101", "P0102"]));
    expect(await find("P0171 y P0174")).toEqual(["P0171", "P0174"]);
    expect(await find("p013")).toEqual([
      "P0130",
      "P0131",
      "P0132",
      "P0133",
      "P0134",
      "P0135",
      "P0136",
      "P0137",
      "P0138",
      "P0139",
      "P013A",
      "P013B",
      "P013C",
      "P013D",
      "P013E",
      "P013F",
    ]);
  });

  test("Lists the hazards of each code by name", async () => {
    const html = await page("/codes?q=inverter&lng=en", { as: bronze });
    expect(listedCodes(html)).toContain("P0A78");
    expect(html).toContain("High voltage · 12 V battery");
    expect(await page("/codes?family=B0&lng=es", { as: bronze })).toContain(
      "Bolsas de aire y pretensores",
    );
  });

  test("Relates codes of the same diagnosis, not neighboring numbers", async () => {
    expect(listedCodes(await page("/codes/P0128"))).toEqual([
      "P0117",
      "P0118",
      "P0119",
      "P011B",
      "P0125",
      "P0126",
    ]);
    expect(listedCodes(await page("/codes/P0171"))).toEqual(
      expect.arrayContaining(["P0172", "P0174"]),
    );
  });

  test("Lists codes that have a title alone after the likeliest with causes and checks", async () => {
    const listed = listedCodes(
      await page("/codes?q=sensor%20de%20temperatura%20del%20inversor", { as: bronze }),
    );
    expect(listed).toContain("P0AED");
    const html = await page("/codes?q=coolant%20temperature%20sensor", { as: bronze });
    expect(listedCodes(html).slice(0, 5)).toEqual(expect.arrayContaining(["P0117", "P0118"]));
  });

  test("Accepts any text, and says when nothing was found", async () => {
    for (const q of [
      "flux capacitor",
      "%",
      "'; DROP TABLE",
      "<script>alert(1)</script>",
      "x".repeat(5_000),
      "\u0000",
    ]) {
      const answer = await visit(`/codes?q=${encodeURIComponent(q)}`, { as: bronze });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html.includes("No code found"), q).toBe(true);
      expect(html.includes("<script>alert")).toBe(false);
    }
  });

  test("Pages through a group without JavaScript, and shows every code once", async () => {
    const seen: string[] = [];
    let address: string | undefined = "/codes?family=P03";
    for (let pages = 0; address; pages++) {
      expect(pages).toBeLessThan(20);
      const html: string = await page(address, { as: bronze });
      seen.push(...(listedCodes(html) as string[]));
      address = /<a [^>]*href="([^"]+after=[^"]+)"[^>]*>Show more/.exec(html)?.[1];
    }
    expect(seen.length).toBeGreaterThan(200);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.every((code) => code.startsWith("P03"))).toBe(true);
    expect(seen).toEqual([...seen].sort());
  });

  test("An invalid address shows the groups", async () => {
    const html = await page("/codes?family=__proto__&after=../x", { as: bronze });
    expect(html).toContain("Hybrid and electric propulsion");
    expect(listedCodes(html)).toEqual([]);
  });

  test("robots.txt names the sitemap of codes", async () => {
    expect(await page("/robots.txt")).toContain("Sitemap: http://localhost/codes/sitemap.xml");
  });
});

test("The files of the catalog, which hold causes and checks, are sent to nobody", async () => {
  for (const as of [undefined, bronze])
    for (const name of ["P24", "all"])
      expect((await visit(`/code-titles/${name}.json`, { as })).status).toBe(404);
});

test("No script contains the library, neither the browser's nor the Worker's: it is a static file", () => {
  // Long sentences only: names of parts are in the glossary, too.
  const records = libraryCodes.map(({ code }) => factsByCode.get(code)!);
  const used = [
    ...new Set(records.flatMap((record) => record.causes.map((name) => causes[name]!.es))),
    ...new Set(records.flatMap((record) => record.checks.map((name) => checks[name]!.es))),
  ];
  const sentences = used.filter((es) => es.length > 40);
  expect(sentences.length).toBeGreaterThan(100);
  const holding = (folder: string) => {
    const files = globSync(`${folder}/**/*.js`).map(
      (file) => [file, readFileSync(file, "utf8")] as const,
    );
    expect(files.length).toBeGreaterThan(10);
    return [
      ...new Set(
        sentences.flatMap((words) =>
          files.flatMap(([file, code]) => (code.includes(words) ? [file] : [])),
        ),
      ),
    ];
  };
  expect(holding("build/client")).toEqual([]);
  expect(holding("build/server")).toEqual([]);
  const [library] = globSync("build/client/assets/library-*.json");
  expect(sentences.filter((words) => !readFileSync(library!, "utf8").includes(words))).toEqual([]);
});
