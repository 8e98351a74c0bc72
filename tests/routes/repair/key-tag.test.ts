import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { checkPdf, pdfInfo, readPdfLine } from "../../support/papers/paper.ts";
import { readCode } from "../../support/papers/read-code.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const promisedAt = new Date("2026-11-28T00:30:00Z");

async function aShop(traits: Parameters<typeof makeShop>[2] = {}) {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { timeZone: "America/Chicago", ...traits });
  const job = await makeJob(app().db, {
    owner,
    carMake: "Toyota",
    carModel: "Corolla",
    carYear: 2018,
    licensePlate: "8ABC123",
    promisedAt,
  });
  return { owner, job };
}
async function tagOf(as: Person, jobId: string, language = "en") {
  const answer = await app().visit(`/repair-cms/${jobId}/tag?lng=${language}`, { as });
  expect(answer.status).toBe(200);
  return { answer, pdf: new Uint8Array(await answer.arrayBuffer()) };
}
const chosen = (tag: string) => ({
  profile: "none",
  registration: "",
  wasteNumber: "",
  days: "",
  version: "1",
  tag,
});

test.each([
  ["en", "2018 Toyota Corolla", "Promised for", "Nov 27, 2026, 6:30", "key_tag_WO-"],
  ["es", "Toyota Corolla 2018", "Prometido", "27 nov 2026, 18:30", "etiqueta_llaves_WO-"],
])("A technician prints a tag in %s, with the promised hour of the shop's zone", async (...row) => {
  const [language, car, label, day, file] = row;
  const { owner, job } = await aShop();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  const { answer, pdf } = await tagOf(technician, job.id, language);
  expect(answer.headers.get("content-disposition")).toContain(file);
  const text = readPdfLine(pdf);
  for (const said of ["WO-000001", "8ABC123", car, day]) expect(text).toContain(said);
  expect(text).toContain(label);
  checkPdf(pdf);
});

test("Its code opens the job, and no customer is on it", async () => {
  const { owner, job } = await aShop();
  const { pdf } = await tagOf(owner, job.id);
  expect(readCode(pdf, 4)).toBe(`http://localhost/repair-cms/${job.id}`);
  const text = readPdfLine(pdf);
  for (const secret of [job.customerFirstName, job.customerLastName, job.customerPhone])
    expect(text).not.toContain(secret);
});

test.each([
  ["roll62", /175\.\d+ x 283\.\d+ pts/, 1],
  ["letter", /612 x 792 pts/, 4],
  ["a4", /595\.\d+ x 841\.\d+ pts/, 4],
])("A shop prints on %s as its settings say", async (size, paper, tags) => {
  const { owner, job } = await aShop();
  const saved = await app().visit("/repair-cms/print-settings", { as: owner, form: chosen(size) });
  expect(saved.status).toBe(200);
  const { pdf } = await tagOf(owner, job.id);
  expect(pdfInfo(pdf)).toMatch(paper);
  expect(readPdfLine(pdf).match(/WO-000001/g)).toHaveLength(tags);
  expect(readCode(pdf, tags)).toContain(job.id);
});

test.each([
  ["USD", /612 x 792 pts/],
  ["ARS", /595\.\d+ x 841\.\d+ pts/],
] as const)("A shop that never chose prints on the paper of %s", async (currency, paper) => {
  const { owner, job } = await aShop({ currency });
  expect(pdfInfo((await tagOf(owner, job.id)).pdf)).toMatch(paper);
});

test("An unknown size is refused and nothing is saved", async () => {
  const { owner } = await aShop();
  const refused = await app().visit("/repair-cms/print-settings", {
    as: owner,
    form: chosen("poster"),
  });
  expect(refused.status).toBe(422);
  const [row] = await app()
    .db.select()
    .from(shopSettings)
    .where(eq(shopSettings.shopId, owner.shopId));
  expect(row!.printTerms).toBeNull();
});

test("Long names, other scripts and a job without a promise fit on one tag", async () => {
  const { owner } = await aShop();
  await app().visit("/repair-cms/print-settings", { as: owner, form: chosen("roll62") });
  const job = await makeJob(app().db, {
    owner,
    carMake: "Fabrica de Automoviles y Camiones",
    carModel: "Грузовик ".repeat(8),
    licensePlate: "W".repeat(20),
    promisedAt: null,
  });
  const { pdf } = await tagOf(owner, job.id);
  expect(pdfInfo(pdf)).toMatch(/Pages:\s+1\b/);
  expect(readCode(pdf, 1)).toContain(job.id);
});
