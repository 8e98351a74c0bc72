import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../../support/app.ts";
import { discPng, imagesOf, pdfInfo, readPdfLine } from "../../support/papers/paper.ts";
import { lapsed, type Person, shopOf, signedIn } from "../../support/people.ts";

const app = openApp();
const diamond = () => signedIn(app().db, "premium");
const fetchPaper = (path: string, as?: Person) => app().visit(path, { as });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

type Traits = { language?: Language; logoFile?: string | null; name?: string };

/** A quoted job of this owner; answers the address of its work order, and its ids. */
async function quoted(
  owner: Person,
  { language = "en", logoFile = null, name = "Zoë" }: Traits = {},
) {
  const { db } = app();
  const [jobId, quoteId, now] = [newId(), newId(), new Date("2026-11-21T03:30:00Z")];
  const times = { createdAt: now, updatedAt: now };
  const mine = { shopId: await shopOf(db, owner) };
  await db.batch([
    db.insert(shopSettings).values({
      ...mine,
      shopName: "Taller Ruiz",
      logoFile,
      hourlyRate: 95_00,
      currency: "ARS",
      defaultLanguage: "es",
      timeZone: "America/Los_Angeles",
      updatedAt: now,
    }),
    db.insert(repairJobs).values({
      ...mine,
      ...times,
      id: jobId,
      number: 42,
      customerFirstName: name,
      customerLastName: "Pérez",
      customerEmail: "zoe@example.com",
      customerPhone: "+1 555 0100",
      carMake: "Toyota",
      carModel: "Corolla",
      carYear: 2018,
      licensePlate: "8ABC123",
      odometer: 84_210,
      issues: "Rough idle",
      diagnostic: "P0301",
      language,
      search: "",
    }),
    // The shop has moved on to another currency and rate since: the quote keeps its own.
    db.insert(repairQuotes).values({
      ...mine,
      ...times,
      id: quoteId,
      jobId,
      number: 1,
      description: "Spark plugs",
      laborHours: 1.5,
      laborRate: 80_00,
      currency: "USD",
      laborCost: 120_00,
      partsCost: 51_96,
      totalAmount: 171_96,
    }),
    db.insert(quoteLines).values([
      {
        ...mine,
        id: newId(),
        quoteId,
        position: 1,
        name: "Gasket",
        kind: "material",
        quantity: 1_00,
        unitPrice: 1,
        totalPrice: 1,
      },
      {
        ...mine,
        id: newId(),
        quoteId,
        position: 0,
        name: "Plug NGK",
        kind: "material",
        quantity: 4_00,
        unitPrice: 12_99,
        totalPrice: 51_96,
      },
    ]),
  ]);
  return { path: `/repair-cms/${jobId}/quotes/${quoteId}/work-order`, jobId, quoteId };
}

test("The owner downloads the work order as a file", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner);
  const answer = await fetchPaper(path, owner);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="repair_order_WO-000042.pdf"',
    "cache-control": "private, no-store",
  });
  const pdf = await bytesOf(answer);
  expect(readPdfLine(pdf)).toMatch(
    /Nov 20, 2026.*Zoë Pérez.*Odometer 84,210 mi.*Plug NGK 4 \$12.99 \$51.96 Gasket.*\$80.00.*\$120.00.*\$51.96.*\$171.96/,
  );
  expect(pdfInfo(pdf)).toContain("letter");
});

test("Prints in the job's language, whatever the reader's is", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner, { language: "es" });
  const answer = await fetchPaper(`${path}?lng=en`, owner);
  expect(answer.headers.get("content-disposition")).toContain("orden_trabajo_WO-000042.pdf");
  expect(readPdfLine(await bytesOf(answer))).toMatch(/COTIZACIÓN.*Odómetro 84,210 mi/);
});

test("Prints in the requested language, or in both, which the file name says", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner);
  const named = async (query: string) =>
    (await fetchPaper(`${path}${query}`, owner)).headers
      .get("content-disposition")
      ?.split("filename=")[1];
  expect(await named("?paper=es")).toBe('"orden_trabajo_WO-000042.pdf"');
  expect(await named("?paper=both")).toBe('"repair_order_WO-000042_en_es.pdf"');
  expect(await named("?paper=xx")).toBe('"repair_order_WO-000042.pdf"');
});

test("Prints a name in another script with the bundled font", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner, { name: "Łukasz Иван" });
  expect(readPdfLine(await bytesOf(await fetchPaper(path, owner)))).toContain("Łukasz Иван");
});

test("Prints the shop's logo, and leaves out one that is missing from the storage", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner, { logoFile: "disc.png" });
  expect(imagesOf(await bytesOf(await fetchPaper(path, owner)))).toBe(0);
  await app().files.put(`logos/${owner.shopId}/disc.png`, discPng(80, 40));
  expect(imagesOf(await bytesOf(await fetchPaper(path, owner)))).toBe(2);
});

test("Answers for another shop's work order exactly as for a missing one", async () => {
  const { path, jobId, quoteId } = await quoted(await diamond());
  const stranger = await diamond();
  const own = await quoted(stranger);
  const missing = newId();
  const paths = [
    path,
    `/repair-cms/${own.jobId}/quotes/${quoteId}/work-order`,
    `/repair-cms/${jobId}/quotes/${own.quoteId}/work-order`,
    `/repair-cms/${missing}/quotes/${own.quoteId}/work-order`,
    `/repair-cms/${own.jobId}/quotes/${missing}/work-order`,
  ];
  const answers = await Promise.all(paths.map((one) => fetchPaper(one, stranger)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test.each(["0", "%00", "'--", "..%2F..", "x".repeat(3000), "%F0%9F%9A%97", "null", "*"])(
  "a malformed id is not found: %.20s",
  async (id) => {
    const owner = await diamond();
    const { jobId, quoteId } = await quoted(owner);
    expect((await fetchPaper(`/repair-cms/${jobId}/quotes/${id}/work-order`, owner)).status).toBe(
      404,
    );
    expect((await fetchPaper(`/repair-cms/${id}/quotes/${quoteId}/work-order`, owner)).status).toBe(
      404,
    );
  },
);

test("Redirects visitors to sign in", async () => {
  const { path } = await quoted(await diamond());
  const answer = await fetchPaper(path);
  expect(answer.headers.get("location")).toBe(`/login?to=${encodeURIComponent(path)}`);
});

test("An owner whose plan has ended can still download the records", async () => {
  for (const owner of [
    await lapsed(app().db, "premium"),
    await signedIn(app().db, "free"),
    await signedIn(app().db, "medium"),
  ]) {
    const { path } = await quoted(owner);
    expect((await fetchPaper(path, owner)).status).toBe(200);
  }
});

test("Accepts no writes", async () => {
  const owner = await diamond();
  const { path } = await quoted(owner);
  expect((await app().visit(path, { as: owner, form: {} })).status).toBe(405);
});

test("Says in the reader's language what cannot be printed", async () => {
  const owner = await diamond();
  const { path, quoteId } = await quoted(owner);
  await app()
    .db.update(repairQuotes)
    .set({ currency: "?" as "USD" })
    .where(eq(repairQuotes.id, quoteId));
  const english = await fetchPaper(path, owner);
  expect([english.status, (await english.text()).split("\n")[0]]).toEqual([
    500,
    "Error generating PDF",
  ]);
  expect((await (await fetchPaper(`${path}?lng=es`, owner)).text()).split("\n")[0]).toBe(
    "Error al generar el PDF",
  );
});
