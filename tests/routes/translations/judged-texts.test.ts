import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { usualTimeouts } from "#app/features/translator/models/timeouts.ts";
import { openApp } from "../../support/app.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { english, inEnglish, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});
const { ...usual } = usualTimeouts;
beforeEach(() => void Object.assign(usualTimeouts, { callMs: 300, busyMs: 5 }));
afterEach(() => void Object.assign(usualTimeouts, usual));

const yes = () => ({ response: "yes yes yes" });
const doubts = (text: string) => (pair: { source: string }) =>
  pair.source === text ? { response: "yes yes no" } : yes();

/** A job in Spanish whose customer reads English, in a shop that prints unreviewed translations. */
const judgedJob = async (judge: (pair: { source: string; translation: string }) => unknown) => {
  const made = await reviewedJob(app(), { unreviewedMayGo: true, judge });
  const rows = () =>
    app().db.select().from(textTranslations).where(eq(textTranslations.jobId, made.job.id));
  const due = () => app().db.select().from(textWork).where(eq(textWork.jobId, made.job.id));
  const printed = async () => readPdfLine(new Uint8Array(await (await made.paper()).arrayBuffer()));
  const page = async () => (await app().visit(`${made.page}?lng=en`, { as: made.owner })).text();
  return { ...made, rows, due, printed, page };
};

test("Every text is read by the second model beside its original, once", async () => {
  const { judged, rows, make, due } = await judgedJob(yes);
  expect(judged.map(({ source }) => source).sort()).toEqual(Object.values(spanish).sort());
  for (const { source, translation } of judged) expect(translation).toBe(english[source]);
  expect((await rows()).map(({ verdict }) => verdict)).toEqual(["yes", "yes", "yes", "yes"]);
  expect(await due()).toEqual([]);
  await make();
  expect(judged).toHaveLength(4);
});

test("What it doubts waits for a person, with the draft, and is on no paper; the rest goes out", async () => {
  const { printed, page, rows, form, save, owner, ofDiagnostic } = await judgedJob(
    doubts(spanish.diagnostic),
  );
  const diagnostic = (await rows()).find(({ field }) => field === "diagnostic");
  expect(diagnostic).toMatchObject({ state: "refused", verdict: "no", problem: "judged" });
  const before = await printed();
  expect(before).toContain(spanish.diagnostic);
  expect(before).not.toContain(english[spanish.diagnostic]);
  expect(before).toContain(`${english[spanish.line]} †`);
  const read = await page();
  expect(read).toContain("A second model doubts this translation");
  expect(read).toContain(english[spanish.diagnostic]);
  await save(owner, await form(ofDiagnostic));
  expect(await printed()).toContain(english[spanish.diagnostic]);
});

const failures: [string, () => unknown][] = [
  ["fails", () => Promise.reject(new Error("3040: Capacity temporarily exceeded"))],
  ["hangs", () => new Promise(() => {})],
];

describe.each(failures)("When the second model %s", (_, fail) => {
  test("nothing unread goes out, the shop reads its translations, and it is asked again", async () => {
    let works = false;
    const made = await judgedJob(() => (works ? yes() : fail()));
    expect((await made.rows()).map(({ state, verdict }) => [state, verdict])).toEqual(
      Array.from({ length: 4 }, () => ["machine", null]),
    );
    const before = await made.printed();
    for (const text of Object.values(spanish)) expect(before).toContain(text);
    expect(before).not.toContain("†");
    expect(await made.page()).toContain("No second model has read it yet.");
    expect(await made.due()).toMatchObject([{ tries: 1, claim: null }]);
    const calls = made.asked.length;
    works = true;
    made.clock.now += 10 * 60_000;
    await made.make();
    // The translator is not paid twice.
    expect(made.asked).toHaveLength(calls);
    expect(await made.printed()).toContain(`${english[spanish.line]} †`);
    expect(await made.due()).toEqual([]);
  });
});

test("An answer that cannot be read is a doubt", async () => {
  const { rows } = await judgedJob(() => ({ response: "Well, it depends." }));
  for (const row of await rows()) expect(row).toMatchObject({ state: "refused", verdict: "no" });
});

test("When its budget is used up nothing unread goes out", async () => {
  const made = await judgedJob(yes);
  await made.rewrite("Las balatas traseras están gastadas y los discos no.");
  await app().db.update(uses).set({ used: 1_000_000 }).where(eq(uses.what, "judged.shop"));
  const { services, judged } = openTranslator(
    app().db,
    () => "The rear brake pads are worn and the rotors are not.",
    yes,
  );
  await makeTranslations(services, made.ref);
  expect(judged).toEqual([]);
  expect(await made.translation("diagnostic")).toMatchObject({ state: "machine", verdict: null });
  expect(await made.printed()).toContain("Las balatas traseras están gastadas y los discos no.");
  expect(await made.due()).toMatchObject([{ tries: 1 }]);
});

test("Without a second model no machine's words go out, whatever the shop allows", async () => {
  const { paper } = await reviewedJob(app(), { unreviewedMayGo: true });
  const printed = await readPdfLine(new Uint8Array(await (await paper()).arrayBuffer()));
  expect(printed).toContain(spanish.line);
  expect(printed).not.toContain("†");
});

test("It overrules no denial that the rules miss", async () => {
  const answer = (sent: string) => inEnglish(sent).replace("are not", "are");
  const made = await reviewedJob(app(), { unreviewedMayGo: true, judge: yes, answer });
  expect(await made.translation("diagnostic")).toMatchObject({ state: "refused", text: null });
});
