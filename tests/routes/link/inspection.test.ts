import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { findings } from "#app/features/inspection/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { hostile, inspectedJobs } from "../../support/links/inspected-jobs.ts";
import { inspect, libraryWords } from "../../support/links/inspections.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";
import { cardsOf } from "../../support/papers/page-texts.ts";

const app = openApp();
const { inspected, sent, text } = inspectedJobs(app);

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

describe("the page that sends", () => {
  const page = async ({ owner: as, job }: Awaited<ReturnType<typeof quotedJob>>) =>
    (await (await app().visit(`/repair-cms/${job.id}/send`, { as })).text()).replaceAll(
      "<!-- -->",
      "",
    );
  const tick = (html: string) => /<input[^>]*name="inspection"[^>]*>/.exec(html)?.[0];

  test("Proposes a finished inspection, and leaves one that goes on to whoever sends", async () => {
    const none = await quotedJob(app(), { language: "en" });
    expect(tick(await page(none))).toBeUndefined();
    expect(await page(none)).not.toContain("inspection.pdf");
    const made = await inspected();
    expect(tick(await page(made))).toContain("checked");
    for (const paper of ["", "?paper=es", "?paper=both"])
      expect(await page(made)).toContain(
        `href="/repair-cms/${made.job.id}/inspection.pdf${paper}"`,
      );
    const open = await quotedJob(app(), { language: "en" });
    await inspect(app(), open, [{ point: "leaks" }], { isFinished: false });
    const html = await page(open);
    expect(tick(html)).not.toContain("checked");
    expect(html).toContain("which is not finished yet");
    expect(await text(await send(app(), open))).toContain("has not looked at every point yet");
  });

  test("Counts the notes among the texts, and sends no translation of an older one", async () => {
    const made = await inspected({ language: "es" });
    await app()
      .db.insert(textTranslations)
      .values({
        ...made.ref,
        subjectId: made.shocks,
        field: "finding",
        ofText: "What it said before",
        language: "es",
        originalLanguage: "en",
        text: "Lo de antes",
        state: "reviewed",
        at: new Date(),
      });
    await expect(send(app(), made)).rejects.toThrow("Not sent: stale");
  });

  test("Sends nothing of what changes meanwhile", async () => {
    const made = await inspected();
    const change = async () => {
      await app().db.update(findings).set({ version: 7 }).where(eq(findings.id, made.shocks));
      throw new Error("No paper");
    };
    await expect(send(app(), made, { print: change })).rejects.toThrow("Not sent: changed");
    expect((await recordsOf(app(), made)).links).toEqual([]);
  });
});
