import { beforeAll, describe, expect, test } from "vitest";
import { hazardsEn } from "#app/features/codes/hazards/texts.en.ts";
import { hazardsEs } from "#app/features/codes/hazards/texts.es.ts";
import { type App, openApp } from "../../support/app.ts";
import { listedCodes, pageOf } from "../../support/learning/code-pages.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const visit = (...request: Parameters<App["visit"]>) => app().visit(...request);
const page = (...request: Parameters<App["visit"]>) => pageOf(app(), ...request);

let bronze: Person;
beforeAll(async () => {
  bronze = await signedIn(app().db, "medium");
});

describe("the page of a code", () => {
  test("Shows anyone what it means and how it is composed, in both languages", async () => {
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

  test("Has a title, a description, a canonical address and alternates for search engines", async () => {
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

  test("Shows causes and checks to Bronze and Diamond only, current or ended, and the plans to others", async () => {
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

  test("Shows hazards to visitors and every plan, in both languages", async () => {
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
      // An unknown code gets hazards by its prefix; related codes list theirs by name.
      const configProblems = await page("/codes/B0008?lng=es", { as });
      expect(configProblems).toContain(hazardsEs.airbag.text);
      expect(configProblems).toMatch(/B00\d\d.*Bolsas de aire y pretensores · Batería de 12 V/s);
    }
  });

  test.each(["/codes/p0420", "/codes/PO420", "/codes/P0%20420", "/codes/p0420.", "/codes/p-0420"])(
    "%s redirects to the canonical address",
    async (address) => {
      const answer = await visit(`${address}?lng=es`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/codes/P0420?lng=es"]);
    },
  );

  test.each(["P1135", "P3000", "B1318", "C1201", "U1000"])(
    "A manufacturer code, %s, has no meaning and is not indexed",
    async (code) => {
      const answer = await visit(`/codes/${code}`, { as: bronze });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain("Manufacturer code");
      expect(html).toMatch(/<meta name="description" content="[^"]*means something different/);
      expect(html).toContain("noindex");
      expect(html).not.toContain("Likely causes<");
      expect(listedCodes(html)).toEqual([]);
    },
  );

  test("A code without causes and checks has its title, its hazards and what the title is based on", async () => {
    const answer = await visit("/codes/P0A27?lng=es");
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Apagado de la batería de alto voltaje");
    expect(html).toContain(hazardsEs.highVoltage.text);
    expect(html).toContain("Dos listas públicas de códigos coinciden");
    expect(html).not.toContain("noindex");
    expect(listedCodes(html)).toContain("P0A28");
    expect(await page("/codes/P0A27", { as: bronze })).toContain("We only have the definition");
  });

  test("An unknown code answers 404 with codes near it", async () => {
    const answer = await visit("/codes/B0008?lng=es", { as: bronze });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("No está en nuestra biblioteca");
    expect(listedCodes(html)).toContain("B0001");
    expect((await visit("/codes/B3055")).status).toBe(404);
    expect(await page("/codes/B3055")).toContain("Reserved code");
  });

  test.each(["P9999", "p-4420", "C7001"])(
    "An impossible code, %s, answers 404 with the rule and the search",
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

  test("Links to the forum, to videos of its system and, for Diamond, to the assistant with the code typed", async () => {
    const html = await page("/codes/P0301", { as: bronze });
    expect(html).toContain('href="/discussion?q=P0301"');
    expect(html).toContain('href="/videos?category=engine"');
    expect(html).not.toContain("/assistant?code=");
    const diamond = await signedIn(app().db, "premium");
    expect(await page("/codes/P0301", { as: diamond })).toContain(
      'href="/assistant?code=P0301#ask"',
    );
    expect(await page("/assistant?code=p0301", { as: diamond })).toMatch(
      /<textarea[^>]*name="message"[^>]*>P0301<\/textarea>/,
    );
    expect(await page("/codes/P0301")).not.toContain("/discussion?q=");
  });

  test.each(["/codes/hello", "/codes/P04G0", "/codes/%00", "/codes/%3Cscript%3E", "/codes/P04200"])(
    "%s answers 404",
    async (address) => {
      expect((await visit(address, { as: bronze })).status).toBe(404);
    },
  );

  test("Reads no database for a visitor", async () => {
    await app().without("sessions", async () => {
      expect((await visit("/codes/U0100")).status).toBe(200);
    });
  });
});

test("A code on a job links to its page", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as, issues: "Enciende el testigo: p0301 y P1135." });
  const html = await page(`/repair-cms/${job.id}`, { as });
  expect(listedCodes(html)).toEqual(["P0301", "P1135"]);
});
