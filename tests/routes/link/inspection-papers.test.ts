import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { revisions } from "#app/features/approval/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { jpeg, png } from "../../support/files/pictures.ts";
import { inspect, libraryWords } from "../../support/links/inspections.ts";
import { answers, quotedJob, send } from "../../support/links/links.ts";
import { checkPdf, pdfInfo, readPdfLine, structureOf } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

// The inspection on every paper, read back by poppler.

const app = openApp();
const { send: addPhoto, rowsOf } = photosOf(app);
const saidOf = {
  en: ["Front brake pads: 2.5 mm", "Red: needs repair", ...Object.values(libraryWords.en)],
  es: ["Pastillas delanteras: 2.5 mm", "Rojo: necesita", ...Object.values(libraryWords.es)],
};

async function inspected(language: "en" | "es" = "en") {
  const made = await quotedJob(app(), { language });
  const { db } = app();
  await addPhoto(made.owner, made.job.id);
  await addPhoto(made.owner, made.job.id, { small: png({ width: 90, height: 60 }) });
  const shown = { forCustomer: true, point: "frontPads" };
  await db.update(photos).set(shown).where(eq(photos.shopId, made.owner.shopId));
  const [quote] = made.quotes;
  await inspect(app(), made, [
    { point: "frontPads", measure: 25, words: libraryWords, quoteId: quote!.id },
    { point: "shocks", color: "yellow", note: "Иван saw it leak" },
    { point: "engineOil", color: "green" },
  ]);
  return made;
}
type PrintedJob = Awaited<ReturnType<typeof inspected>>;

async function read(path: string, as?: PrintedJob["owner"]) {
  const answer = await app().visit(path, as && { as });
  expect([path, answer.status]).toEqual([path, 200]);
  const pdf = new Uint8Array(await answer.arrayBuffer());
  checkPdf(pdf);
  expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
  return { pdf, said: readPdfLine(pdf), file: answer.headers.get("content-disposition") };
}
const expectSaid = (said: string, language: "en" | "es") => {
  for (const one of saidOf[language]) expect(said).toContain(one);
  for (const one of ["Иван saw it leak", { en: "Engine oil", es: "Aceite de motor" }[language]])
    expect(said).toContain(one);
};

describe("the papers of a link", () => {
  test.each(["en", "es"] as const)("Say what was found, in %s", async (language) => {
    const made = await inspected(language);
    const path = await send(app(), made);
    const handed = await read(`${path}/paper`);
    expectSaid(handed.said, language);
    await app().visit(path, { form: answers(made.quotes, { language }) });
    for (const kept of [`${path}/file?file=pdf`, `${path}/certificate?file=pdf`])
      expectSaid((await read(kept)).said, language);
  });

  test("The proof shows what was found, with its photos by number, and notices a change", async () => {
    const made = await inspected();
    const path = await send(app(), made);
    await app().visit(path, { form: answers(made.quotes) });
    for (const [proof, as] of [
      [`${path}/certificate?lng=en`],
      [`/repair-cms/${made.job.id}/decisions/1`, made.owner],
    ] as const) {
      const page = await (await app().visit(proof, as && { as })).text();
      for (const one of [...saidOf.en, "Photo 1, Photo 2", "Engine oil", "exactly what was sent"])
        expect(page).toContain(one);
      expect(page).not.toContain("Ask for a price");
    }
    const [row] = await app().db.select().from(revisions).where(eq(revisions.jobId, made.job.id));
    const key = `revisions/${made.owner.shopId}/${row!.sha256}.json`;
    const stored = await (await app().files.get(key))!.text();
    expect(JSON.parse(stored).inspection.counts).toEqual({ red: 1, yellow: 1, green: 1 });
    await app().files.put(key, stored.replace('"value":25', '"value":55'));
    const page = await (await app().visit(`${path}/certificate?lng=en`)).text();
    expect(page).toContain("differs from what was sent");
    expect(page).not.toContain("Front brake pads");
  });
});

describe("the paper of an inspection", () => {
  let made: PrintedJob;
  beforeAll(async () => {
    made = await inspected("es");
  });
  const paper = (query = "", as = made.owner) =>
    read(`/repair-cms/${made.job.id}/inspection.pdf${query}`, as);

  test("Is in the customer's language, in the other, or in both", async () => {
    const own = await paper();
    expectSaid(own.said, "es");
    expect(own.said).not.toContain(libraryWords.en.found);
    expect(own.file).toMatch(/"inspeccion_WO-\d{6}\.pdf"/);
    const other = await paper("?paper=en");
    expectSaid(other.said, "en");
    expect(other.said).not.toContain(libraryWords.es.found);
    expect(other.file).toMatch(/"inspection_WO-\d{6}\.pdf"/);
    const both = await paper("?paper=both");
    for (const language of ["en", "es"] as const) expectSaid(both.said, language);
    expect(both.file).toContain("_en_es.pdf");
    expect((await paper("?paper=xx")).said).toBe(own.said);
  });

  test("Names shop, vehicle and customer, and no price", async () => {
    const { said, pdf } = await paper();
    for (const one of ["Taller Ruiz", made.job.licensePlate, "María Pérez"])
      expect(said).toContain(one);
    expect(said).not.toContain("$");
    expect(structureOf(pdf).map(({ role }) => role)).toContain("H2");
  });

  test("Has its small photos in it, each once, and goes without one that is gone or is no picture", async () => {
    const images = ({ pdf }: { pdf: Uint8Array }) =>
      Buffer.from(pdf).toString("latin1").split("/Subtype /Image").length - 1;
    expect(images(await paper("?paper=both"))).toBe(2);
    const rows = await rowsOf(made.owner.shopId);
    const keyOf = ({ id, small }: (typeof rows)[number]) =>
      `photos/${made.owner.shopId}/${id}/${small}`;
    await app().files.put(keyOf(rows[0]!), "no picture");
    expect(images(await paper())).toBe(1);
    await app().files.delete(keyOf(rows[1]!));
    const none = await paper();
    expect(images(none)).toBe(0);
    expectSaid(none.said, "es");
    await app().files.put(keyOf(rows[0]!), jpeg);
  });

  test("Is there for every role of the shop, and for nobody else", async () => {
    const path = `/repair-cms/${made.job.id}/inspection.pdf`;
    const stranger = await signedIn(app().db, "premium");
    expect((await app().visit(path, { as: stranger })).status).toBe(404);
    expect((await app().visit(path)).status).toBe(302);
    const bare = await quotedJob(app());
    const none = `/repair-cms/${bare.job.id}/inspection.pdf`;
    expect((await app().visit(none, { as: bare.owner })).status).toBe(404);
  });
});
