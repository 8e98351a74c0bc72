import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { findings } from "#app/features/inspection/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { jobMessages } from "#app/features/repair/messages.tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { png } from "../../support/files/pictures.ts";
import { inspect, libraryWords } from "../../support/links/inspections.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";
import { cardsOf } from "../../support/papers/page-texts.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

const app = openApp();
const { send: addPhoto, rowsOf } = photosOf(app);
const hostile = `<script>alert(1)</script> "x" & {{name}} \u202Egnp.exe`;
const text = async (path: string) =>
  (await (await app().visit(path)).text()).replaceAll("<!-- -->", "");

/** A job whose first quote is for worn pads, with a photo; other points are yellow and green. */
async function inspected(traits: Parameters<typeof quotedJob>[1] = { language: "en" }) {
  const made = await quotedJob(app(), traits);
  await addPhoto(made.owner, made.job.id);
  await addPhoto(made.owner, made.job.id, { photo: png({ width: 90, height: 60 }) });
  const [shown, other] = (await rowsOf(made.owner.shopId)).map(({ id }) => id);
  const { db } = app();
  await db.update(photos).set({ forCustomer: true }).where(eq(photos.shopId, made.owner.shopId));
  await db.update(photos).set({ point: "frontPads" }).where(eq(photos.id, shown!));
  const [pads, shocks] = await inspect(app(), made, [
    { point: "frontPads", measure: 25, words: libraryWords, quoteId: made.quotes[0]!.id },
    { point: "shocks", color: "yellow", note: hostile },
    { point: "engineOil", color: "green" },
    { point: "coolant", color: "skipped", note: "Not for the customer" },
  ]);
  return { ...made, pads: pads!, shocks: shocks!, shown: shown!, other: other! };
}
type Inspected = Awaited<ReturnType<typeof inspected>>;

async function sent(traits?: Parameters<typeof quotedJob>[1]) {
  const made = await inspected(traits);
  return { ...made, path: await send(app(), made) };
}
const ask = (path: string, about: string, more: Record<string, string> = {}) =>
  app().visit(`${path}/ask?about=${about}`, {
    form: { key: newId(), text: "How much?", ...more },
  });
const messagesOf = ({ job }: Inspected) =>
  app().db.select().from(jobMessages).where(eq(jobMessages.jobId, job.id));

describe("the customer's page", () => {
  test("Shows a finding with its quote: color in words, measure, sentences and photo", async () => {
    const { path, shown, other } = await sent();
    const page = await text(path);
    const [first, second] = page.split('<section class="quote">').slice(1);
    for (const said of [
      "Red: needs repair",
      "Front brake pads: 2.5 mm",
      ...Object.values(libraryWords.en),
      `/photos/${shown}/file/small`,
    ]) {
      expect(first).toContain(said);
      expect(second!.split("Also found")[0]).not.toContain(said);
    }
    expect(first).not.toContain(other);
    expect(page.split(`${shown}/file/small`)).toHaveLength(2);
    expect(page.split(`${other}/file/small`)).toHaveLength(2);
    expect(page).not.toMatch(/Not for the customer|\/file\/large/);
  });

  test("Counts every color in words, and folds what is good", async () => {
    const page = await text((await sent()).path);
    for (const said of ["1</strong> Red", "1</strong> Yellow", "1</strong> Green"])
      expect(page).toContain(said);
    expect(/<details>[\s\S]*?<\/details>/.exec(page.split('class="counts"')[1]!)![0]).toContain(
      "Engine oil",
    );
    expect(page).not.toContain("has not looked at every point");
  });

  test("Reads the library's words in the customer's language without any translation", async () => {
    const { path } = await sent({ language: "es" });
    const page = await text(path);
    for (const said of ["Pastillas delanteras: 2.5 mm", "Rojo", ...Object.values(libraryWords.es)])
      expect(page).toContain(said);
    expect(page).not.toContain(libraryWords.en.found);
    expect(await text(`${path}?lng=en`)).toContain(libraryWords.en.found);
  });

  test("Shows a note as text, and says that it is as the shop wrote it", async () => {
    const made = await inspected({ language: "es" });
    const translation = { subjectId: made.shocks, field: "finding", ofText: hostile } as const;
    await app()
      .db.insert(textTranslations)
      .values({
        ...made.ref,
        ...translation,
        language: "es",
        originalLanguage: "en",
        text: null,
        state: "missing",
        at: new Date(),
      });
    const page = await text(await send(app(), made));
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>alert(1)");
    expect(page).toContain("como la escribió el taller");
  });

  test("Keeps its findings once it is answered, and what was sent when they change", async () => {
    const made = await sent();
    await app()
      .db.update(findings)
      .set({ color: "green", version: 2 })
      .where(eq(findings.id, made.pads));
    expect(await text(made.path)).toContain("Front brake pads: 2.5 mm");
    await app().visit(made.path, { form: answers(made.quotes) });
    const page = await text(made.path);
    expect(page).toContain("Front brake pads: 2.5 mm");
    expect(page).toContain("Ask for a price");
  });

  test("Is what it was without an inspection, and with one that is left out", async () => {
    const made = await inspected();
    const bare = await quotedJob(app(), { language: "en" });
    const form = { id: newId(), "quotes[]": made.quotes[0]!.id, message: "Hi", asWritten: "on" };
    const visit = (more: object) =>
      app().visit(`/repair-cms/${made.job.id}/send`, {
        as: made.owner,
        form: { ...form, id: newId(), ...more },
      });
    const link = async (answer: Response) => /\/q\/[0-9a-f]{64}/.exec(await answer.text())![0];
    const without = await text(await link(await visit({})));
    for (const page of [without, await text(await send(app(), bare))])
      expect(page).not.toMatch(/Inspection|class="found"|Front brake pads/);
    expect(await text(await link(await visit({ inspection: "on" })))).toContain("Front brake pads");
  });

  test("Stays one card per quote, with its total last", async () => {
    const { path } = await sent();
    expect(cardsOf(await text(path))).toHaveLength(2);
  });

  test("A device of the shop shows it too, where nothing is asked", async () => {
    const { owner: as, job, shown, ...made } = await sent();
    const [link] = (await recordsOf(app(), { ...made, owner: as, job })).links;
    await app().visit(`/repair-cms/${job.id}/send/${link!.id}/counter`, { as, form: {} });
    const page = await (await app().visit("/counter", { as })).text();
    expect(page).toContain("Front brake pads");
    expect(page).toContain(`/counter/photos/${shown}/file/small`);
    expect(page).toContain("data-aloud");
    expect(page).not.toContain("Ask for a price");
  });

  test("Is small before a photo is opened, with everything that a sheet can say", async () => {
    const made = await quotedJob(app(), { language: "en" });
    const { standardPoints } = await import("#app/features/inspection/sheet/points.ts");
    await inspect(
      app(),
      made,
      standardPoints("gasoline").map(({ id: point }) => ({
        point,
        words: libraryWords,
        note: "x".repeat(300),
      })),
    );
    expect((await text(await send(app(), made))).length).toBeLessThan(200_000);
  });
});

describe("asking for a price", () => {
  test("Proposes the question, asks it once, and says then that it was asked", async () => {
    const made = await sent({ language: "es" });
    const { path, shocks, pads } = made;
    const page = await text(path);
    expect(page).toContain(`href="${path}/ask?about=${shocks}"`);
    expect(page).not.toContain(`about=${pads}`);
    const form = await text(`${path}/ask?about=${shocks}`);
    expect(form).toContain("¿Cuánto costaría arreglar esto? Amortiguadores");
    expect(form).toContain(`action="${path}/ask?about=${shocks}"`);
    for (const answer of [await ask(path, shocks), await ask(path, shocks, { text: "Again" })])
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#ask`]);
    expect((await messagesOf(made)).map(({ id, text }) => [id, text])).toEqual([
      [shocks, "How much?"],
    ]);
    const after = await text(path);
    expect(after).toContain("Ya le pidió el precio al taller.");
    expect(after).not.toContain(`about=${shocks}`);
    expect(await text(`${path}/ask?about=${shocks}`)).not.toContain("¿Cuánto costaría");
    expect((await recordsOf(app(), made)).trail.filter((what) => what === "asked")).toHaveLength(1);
  });

  test("Keeps the language and what is asked about when the other is switched to", async () => {
    const { path, shocks } = await sent({ language: "es" });
    const page = await text(`${path}/ask?lng=en&about=${shocks}`);
    expect(page).toContain("How much would it cost to take care of this? Shocks and struts");
    expect(page).toContain(`href="${path}/ask?about=${shocks}&amp;lng=es"`);
    expect(page).toContain(`action="${path}/ask?lng=en&amp;about=${shocks}"`);
  });

  test("Keeps what was typed when it is refused", async () => {
    const { path, shocks } = await sent();
    const refused = await ask(path, shocks, { text: " " });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`action="${path}/ask?about=${shocks}"`);
  });

  test("Two at once are one question", async () => {
    const made = await sent();
    await Promise.all([1, 2, 3].map(() => ask(made.path, made.shocks)));
    expect(await messagesOf(made)).toHaveLength(1);
  });

  test.each(["another link's", "one with a quote", "one that is good", "none"])(
    "About %s it is a plain question",
    async (which) => {
      const [made, stranger] = [await sent(), await sent()];
      const [, , good] = await app()
        .db.select({ id: findings.id })
        .from(findings)
        .where(eq(findings.jobId, made.job.id))
        .orderBy(findings.id);
      const about = {
        "another link's": stranger.shocks,
        "one with a quote": made.pads,
        "one that is good": good!.id,
        none: "x'--",
      }[which]!;
      const form = await text(`${made.path}/ask?about=${encodeURIComponent(about)}`);
      expect(form).not.toContain("How much would it cost");
      expect((await ask(made.path, encodeURIComponent(about))).status).toBe(303);
      const [message] = await messagesOf(made);
      expect(message!.id).not.toBe(about);
      expect(await messagesOf(stranger)).toEqual([]);
      expect(await text(stranger.path)).toContain(`about=${stranger.shocks}`);
    },
  );

  test("Nothing is asked by a link that the shop withdrew", async () => {
    const made = await sent();
    await app().db.update(links).set({ revokedAt: new Date() }).where(eq(links.jobId, made.job.id));
    const page = await app().visit(`${made.path}/ask?about=${made.shocks}`);
    expect(page.status).toBe(410);
    expect(await page.text()).not.toContain("Shocks");
    await ask(made.path, made.shocks);
    expect(await messagesOf(made)).toEqual([]);
  });

  test("A member who looks at the page is not asked to ask", async () => {
    const { path, shocks, owner: as } = await sent();
    const page = await (await app().visit(path, { as })).text();
    expect(page).toContain("Shocks and struts");
    expect(page).not.toContain(`about=${shocks}`);
  });
});
