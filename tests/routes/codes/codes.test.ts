import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { causes } from "#app/features/codes/facts/causes/causes.ts";
import { checks } from "#app/features/codes/facts/checks/checks.ts";
import { hazardsEn } from "#app/features/codes/hazards/texts.en.ts";
import { hazardsEs } from "#app/features/codes/hazards/texts.es.ts";
import { staticImports } from "../../../bench/parts/imports.ts";
import { type App, openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const visit = (...asked: Parameters<App["visit"]>) => app().visit(...asked);
const page = async (...asked: Parameters<App["visit"]>) =>
  text(await (await visit(...asked)).text());
/** A page as it is read: without the marks that React sets between pieces of text. */
const text = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const body = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const listed = (html: string) =>
  [...body(html).matchAll(/href="\/codes\/([PBCU][0-9A-F]{4})"/g)].map(([, code]) => code);

let bronze: Person;
beforeAll(async () => {
  bronze = await signedIn(app().db, "medium");
});

describe("the page of a code", () => {
  test("says to anyone, in both languages, what it means and how it reads", async () => {
    const english = await page("/codes/P0420?lng=en");
    for (const words of [
      "Catalyst system (bank 1): efficiency below threshold",
      "Powertrain",
      "Auxiliary emission controls",
      "Bank 1 is the side",
    ])
      expect(english).toContain(words);
    const spanish = await page("/codes/P0137?lng=es");
    for (const words of [
      "Sensor de oxígeno (banco 1, sensor 2): circuito con voltaje bajo",
      "Tren motriz",
      "El sensor 1 está antes del catalizador",
    ])
      expect(spanish).toContain(words);
    expect(spanish).toContain('<html lang="es"');
  });

  test("tells search engines its title, its one line and where the other language is", async () => {
    const html = await page("/codes/P0301?lng=es");
    expect(html).toContain(
      "<title>P0301: Cilindro 1: falla de encendido detectada · Llave</title>",
    );
    expect(html).toMatch(/<meta name="description" content="P0301: [^"]{60,}"/);
    expect(html).toContain('<link rel="canonical" href="http://localhost/codes/P0301?lng=es"/>');
    for (const [name, address] of [
      ["x-default", ""],
      ["en", "?lng=en"],
      ["es", "?lng=es"],
    ])
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${name}" href="http://localhost/codes/P0301${address}"/>`,
      );
    expect(html).not.toContain("noindex");
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("keeps causes and checks for Bronze and Diamond, ended or not, and says so to the others", async () => {
    const { db } = app();
    const inside = [
      bronze,
      await signedIn(db, "premium"),
      await lapsed(db, "medium"),
      await lapsed(db, "premium"),
    ];
    for (const as of inside) {
      const html = await page("/codes/P0420", { as });
      for (const words of ["Catalyst aged", "find what killed the old one"])
        expect(html).toContain(words);
      expect(html).not.toContain("See the plans");
    }
    for (const as of [
      undefined,
      await signedIn(db),
      await signedIn(db, "free", { isAdmin: true }),
    ]) {
      for (const address of ["/codes/P0420", "/codes/P0420.data"]) {
        const html = await page(address, { as });
        for (const words of ["Catalyst aged", "killed the old one"])
          expect(html).not.toContain(words);
      }
      const html = await page("/codes/P0420", { as });
      expect(html).toContain("Bronze and Diamond include them");
      expect(html).toMatch(/<a [^>]*href="\/premium"[^>]*>See the plans<\/a>/);
    }
  });

  test("says what can hurt to everybody: visitor, free and Bronze, in both languages", async () => {
    for (const as of [undefined, await signedIn(app().db), bronze]) {
      const misfire = await page("/codes/P0301?lng=en", { as });
      expect(misfire).toContain("Safety first");
      for (const text of [
        hazardsEn.fuel.text,
        hazardsEn.fuelJet.text,
        hazardsEn.ignitionVoltage.text,
      ])
        expect(misfire).toContain(text);
      expect(await page("/codes/P0A0A.data?lng=es", { as })).toContain("condensadores");
      expect(await page("/codes/P0A0A?lng=es", { as })).toContain(hazardsEs.highVoltage.text);
      // One that the library lacks is told by how it begins; codes listed beside it, by name.
      const lacking = await page("/codes/B0012?lng=es", { as });
      expect(lacking).toContain(hazardsEs.airbag.text);
      expect(lacking).toMatch(/B0011.*Bolsas de aire y pretensores · Batería de 12 V/s);
    }
  });

  test.each(["/codes/p0420", "/codes/PO420", "/codes/P0%20420", "/codes/p0420.", "/codes/p-0420"])(
    "%s leads to its one address",
    async (address) => {
      const answer = await visit(`${address}?lng=es`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/codes/P0420?lng=es"]);
    },
  );

  test.each(["P1135", "P3000", "B1318", "C1201", "U1000"])(
    "of a manufacturer, %s, gives no meaning, and is not for search engines",
    async (code) => {
      const answer = await visit(`/codes/${code}`, { as: bronze });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain("Manufacturer code");
      expect(html).toContain("noindex");
      expect(html).not.toContain("Likely causes<");
      expect(listed(html)).toEqual([]);
    },
  );

  test("that the library does not have says so kindly, with codes near it", async () => {
    const answer = await visit("/codes/P0429?lng=es", { as: bronze });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("No está en nuestra biblioteca");
    expect(listed(html)).toContain("P0430");
    expect((await visit("/codes/B3055")).status).toBe(404);
    expect(await page("/codes/B3055")).toContain("Reserved code");
  });

  test.each(["P9999", "p-4420", "C7001"])(
    "that no scan tool shows, %s, says how codes read and offers the search",
    async (typed) => {
      const code = typed.toUpperCase().replace("-", "");
      if (typed !== code)
        expect((await visit(`/codes/${typed}`)).headers.get("location")).toBe(`/codes/${code}`);
      const answer = await visit(`/codes/${code}`, { as: bronze });
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toContain("this digit is always 0 to 3");
      expect(html).toContain('action="/codes"');
      expect(await page(`/codes/${code}?lng=es`)).toContain("este dígito va del 0 al 3");
      const asked = await visit(`/codes?q=${typed}`, { as: bronze });
      expect(asked.headers.get("location")).toBe(`/codes/${code}`);
    },
  );

  test("leads on to the forum, the videos of its system and, for Diamond, the assistant with the code typed", async () => {
    const html = await page("/codes/P0301", { as: bronze });
    expect(html).toContain('href="/discussion?q=P0301"');
    expect(html).toContain('href="/videos?category=engine"');
    expect(html).not.toContain("/premium?code=");
    const diamond = await signedIn(app().db, "premium");
    expect(await page("/codes/P0301", { as: diamond })).toContain('href="/premium?code=P0301#ask"');
    expect(await page("/premium?code=p0301", { as: diamond })).toMatch(
      /<textarea[^>]*name="message"[^>]*>P0301<\/textarea>/,
    );
    expect(await page("/codes/P0301")).not.toContain("/discussion?q=");
  });

  test.each(["/codes/hello", "/codes/P04G0", "/codes/%00", "/codes/%3Cscript%3E", "/codes/P04200"])(
    "%s is nowhere",
    async (address) => {
      expect((await visit(address, { as: bronze })).status).toBe(404);
    },
  );

  test("touches no database for a visitor", async () => {
    await app().without("sessions", async () => {
      expect((await visit("/codes/U0100")).status).toBe(200);
    });
  });
});

describe("the library", () => {
  test("is for Bronze and Diamond", async () => {
    expect((await visit("/codes")).headers.get("location")).toBe("/login?to=%2Fcodes");
    expect((await visit("/codes", { as: await signedIn(app().db) })).headers.get("location")).toBe(
      "/premium?from=codes",
    );
    expect((await visit("/codes", { as: bronze })).status).toBe(200);
  });

  test.each(["p0 420", "PO420", "p0420.", " P0420 "])(
    "asked for %j, leads to the page of P0420",
    async (q) => {
      const answer = await visit(`/codes?q=${encodeURIComponent(q)}`, { as: bronze });
      expect(answer.headers.get("location")).toBe("/codes/P0420");
    },
  );

  test("finds words of either language in titles and in what stands below them, whatever the accents", async () => {
    const find = async (q: string) =>
      listed(await page(`/codes?q=${encodeURIComponent(q)}`, { as: bronze }));
    expect(await find("sensor de oxigeno banco 2 sensor 2")).toEqual(
      expect.arrayContaining(["P0156", "P0157", "P0158"]),
    );
    expect(await find("catalyst efficiency bank 2")).toEqual(expect.arrayContaining(["P0430"]));
    expect(await find("tapa de combustible")).toEqual(expect.arrayContaining(["P0455", "P0457"]));
    expect((await find("tapa de combustible"))[0]).toBe("P0457"); // a title goes first
    expect(await find("drop table")).toEqual([]); // not within other words
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
    ]);
  });

  test("names beside each code that it lists what can hurt", async () => {
    const html = body(await page("/codes?q=inverter&lng=en", { as: bronze }));
    expect(listed(`<main${html}</main>`)).toContain("P0A78");
    expect(html).toContain("High voltage · 12 V battery");
    expect(await page("/codes?family=B0&lng=es", { as: bronze })).toContain(
      "Bolsas de aire y pretensores",
    );
  });

  test("lists beside a code those of the same diagnosis, not whatever has a number near it", async () => {
    expect(listed(await page("/codes/P0128"))).toEqual([
      "P0117",
      "P0118",
      "P0119",
      "P011B",
      "P0125",
      "P0126",
    ]);
    expect(listed(await page("/codes/P0171"))).toEqual(expect.arrayContaining(["P0172", "P0174"]));
  });

  test("says when there is nothing, and takes any text", async () => {
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

  test("is browsed group by group, page by page, without a script, and no code is left out", async () => {
    const seen: string[] = [];
    let address: string | undefined = "/codes?family=P03";
    for (let pages = 0; address; pages++) {
      expect(pages).toBeLessThan(20);
      const html: string = body(await page(address, { as: bronze }));
      seen.push(...(listed(`<main${html}</main>`) as string[]));
      address = /<a [^>]*href="([^"]+after=[^"]+)"[^>]*>Show more/.exec(html)?.[1];
    }
    expect(seen.length).toBeGreaterThan(60);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.every((code) => code.startsWith("P03"))).toBe(true);
    expect(seen).toEqual([...seen].sort());
  });

  test("an address that makes no sense shows the groups", async () => {
    const html = await page("/codes?family=__proto__&after=../x", { as: bronze });
    expect(html).toContain("Hybrid and electric propulsion");
    expect(listed(html)).toEqual([]);
  });

  test("its sitemap names every code in both languages", async () => {
    const answer = await visit("/codes/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses.length).toBeGreaterThan(1_800);
    expect(addresses).toContain("http://localhost/codes/P0420?lng=es");
    expect(await page("/robots.txt")).toContain("Sitemap: http://localhost/codes/sitemap.xml");
  });
});

test("a code on a job leads to its page", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as, issues: "Enciende el testigo: p0301 y P1135." });
  const html = await page(`/repair-cms/${job.id}`, { as });
  expect(listed(html)).toEqual(["P0301", "P1135"]);
});

test("no browser carries the library, and the Worker loads it, as one chunk, only when it is asked for", () => {
  // Sentences of the library alone: its words for parts are in the forum's glossary, too.
  const sentences = [causes, checks]
    .flatMap((group) => Object.values(group).map(({ es }) => es))
    .filter((es) => es.length > 40);
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
  const [library, ...others] = holding("build/server");
  expect(others).toEqual([]);
  expect(sentences.filter((words) => !readFileSync(library!, "utf8").includes(words))).toEqual([]);
  const always = staticImports([
    "build/server/index.js",
    ...globSync("build/server/assets/server-build-*.js"),
  ]);
  expect(always.length).toBeGreaterThan(5);
  expect(always).not.toContain(library);
});
