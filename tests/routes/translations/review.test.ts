import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { openApp } from "../../support/app.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { english, inEnglish, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

test("Shows every text beside its translation, and says once that nobody has read them", async () => {
  const { owner, page } = await reviewedJob(app());
  const read = await (await app().visit(page, { as: owner })).text();
  const text = read.replace(/<[^>]*>/g, "");
  for (const [original, translation] of Object.entries(english)) {
    expect(text).toContain(original);
    expect(read).toContain(`>${translation}</textarea>`);
  }
  expect(read.match(/Machine translations that nobody has read: 4\./g)).toHaveLength(1);
});

test("Marks denials in both texts, and groups the lines of a quote below it", async () => {
  const { owner, page, quote } = await reviewedJob(app());
  const read = await (await app().visit(page, { as: owner })).text();
  for (const word of ["no", "not"]) expect(read).toContain(`>${word}</mark>`);
  const order = ["The job", spanish.issues, `Quote ${quote.number}`, spanish.description];
  const places = [...order, spanish.line].map((text) => read.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("Counts the texts that are ready", async () => {
  const { owner, page, ofIssues, form, save } = await reviewedJob(app());
  const count = async () =>
    /(\d of \d)<\/strong>/.exec(await (await app().visit(page, { as: owner })).text())?.[1];
  expect(await count()).toBe("0 of 4");
  await save(owner, await form(ofIssues));
  expect(await count()).toBe("1 of 4");
});

test("Accepted as it is, a translation counts as reviewed; accepted twice, once", async () => {
  const { owner, ofIssues, form, save, translation, page } = await reviewedJob(app());
  const sent = await form(ofIssues);
  const answer = await save(owner, { ...sent, back: "en-diagnostic-x" });
  expect(answer.headers.get("location")).toBe(`${page}#en-diagnostic-x`);
  await save(owner, sent);
  expect(await translation()).toMatchObject({ state: "reviewed", by: owner.id, version: 2 });
});

test("Asks before it stores words that drop a negative, and takes them from who means it", async () => {
  const { owner, ofDiagnostic, form, save, translation } = await reviewedJob(app());
  const dropped = {
    ...(await form(ofDiagnostic)),
    text: "The front brake pads are worn and the rotors are.",
  };
  const asked = await (await save(owner, dropped)).text();
  expect(asked).toContain("in the original: 1. In your translation: 0.");
  expect(asked).toContain("Yes, the translation is right like this");
  expect(await translation("diagnostic")).toMatchObject({ state: "machine" });
  await save(owner, { ...dropped, sure: "yes" });
  expect(await translation("diagnostic")).toMatchObject({ state: "written", text: dropped.text });
});

test("Corrected, it is written by a person, and no machine writes over it", async () => {
  const { owner, ofDiagnostic, form, save, translation, rewrite, make } = await reviewedJob(app());
  await save(owner, {
    ...(await form(ofDiagnostic)),
    text: "Pads worn, rotors fine.",
    sure: "yes",
  });
  await rewrite(spanish.issues);
  await make();
  expect(await translation("diagnostic")).toMatchObject({
    state: "written",
    text: "Pads worn, rotors fine.",
    ofText: spanish.diagnostic,
  });
});

test("An original that changed is shown with what changed in it", async () => {
  const { owner, page, ofDiagnostic, form, save, rewrite } = await reviewedJob(app());
  await save(owner, await form(ofDiagnostic));
  await rewrite("Las balatas traseras están gastadas y los discos no.");
  const read = await (await app().visit(page, { as: owner })).text();
  expect(read).toContain("The original has changed since");
  expect(read).toMatch(/<del[^>]*>.*?delanteras/);
  expect(read).toMatch(/<ins[^>]*>.*?traseras/);
});

test("Accepts nothing when the original changed while it was read, and keeps what was typed", async () => {
  const { owner, ofDiagnostic, form, save, rewrite, translation } = await reviewedJob(app());
  const sent = { ...(await form(ofDiagnostic)), text: "My own words" };
  await rewrite("Las balatas traseras están gastadas.");
  const answer = await save(owner, sent);
  expect(answer.status).toBe(409);
  const read = await answer.text();
  expect(read).toContain("The original changed while you were working.");
  expect(read).toContain("My own words");
  expect(await translation("diagnostic")).toMatchObject({ state: "machine", by: null });
  expect((await save(owner, { ...(await form(ofDiagnostic)), text: "My own words" })).status).toBe(
    302,
  );
});

test("Of two people who write at once the second is told, and neither loses words", async () => {
  const { owner, ofIssues, form, save, translation } = await reviewedJob(app());
  const other = await signedIn(app().db, "free", {
    worksAt: { shopId: owner.shopId, role: "advisor" },
  });
  const sent = await form(ofIssues);
  await save(owner, { ...sent, text: "It squeals cold" });
  const late = await save(other, { ...sent, text: "It screeches cold" });
  expect(late.status).toBe(409);
  const read = await late.text();
  expect(read).toContain("Someone else has saved other words.");
  expect(read).toContain("It screeches cold");
  expect(await translation()).toMatchObject({ text: "It squeals cold", by: owner.id });
});

test("A person's words win over a machine's that came while they were written", async () => {
  const { owner, ofIssues, form, save, translation, make } = await reviewedJob(app(), {
    on: false,
  });
  const sent = await form(ofIssues);
  await make();
  expect((await save(owner, { ...sent, text: "It squeals" })).status).toBe(302);
  expect(await translation()).toMatchObject({ state: "written", text: "It squeals" });
});

test("Remembers lines unless the page says no, and stays with that choice", async () => {
  const { owner, page, ofLine, form } = await reviewedJob(app());
  const read = async (query: string) => (await app().visit(page + query, { as: owner })).text();
  expect(await read("")).toContain('type="hidden" name="remember" value="yes"');
  expect(await read("?remember=no")).not.toContain('type="hidden" name="remember" value="yes"');
  const sent = { ...(await form(ofLine)), back: "en-issues-x" };
  const answer = await app().visit(`${page}?remember=no`, { as: owner, form: sent });
  expect(answer.headers.get("location")).toBe(`${page}?remember=no#en-issues-x`);
});

describe("A line that is to be remembered", () => {
  const corrected = "Front ceramic pads";

  /** Corrects the line as this person, and what the next job then says in English. */
  async function corrects(role: "owner" | "technician") {
    const { owner, ref, ofLine, form, save } = await reviewedJob(app());
    const worksAt = { shopId: ref.shopId, role: "technician" } as const;
    const person = role === "owner" ? owner : await signedIn(app().db, "free", { worksAt });
    await save(person, { ...(await form(ofLine)), text: corrected, remember: "yes" });
    const next = await makeJob(app().db, { owner, issues: spanish.line, diagnostic: null });
    const { services, asked } = openTranslator(app().db, inEnglish);
    await makeTranslations(services, { shopId: ref.shopId, jobId: next.id });
    const [made] = await app()
      .db.select()
      .from(textTranslations)
      .where(eq(textTranslations.jobId, next.id));
    return { text: made?.text, calls: asked.length };
  }

  test("is known on the next job, word for word, without a model", async () => {
    expect(await corrects("owner")).toEqual({ text: corrected, calls: 0 });
  });

  test("is remembered for those only who may edit the shop's words", async () => {
    expect(await corrects("technician")).toEqual({ text: english[spanish.line], calls: 1 });
  });
});

describe("Accept all", () => {
  const accept = (page: string, as: Parameters<typeof signedIn>[1] | object, seen: string) =>
    app().visit(`${page}/accept-all`, { as: as as never, form: { seen } });
  const seenOn = (read: string) => /name="seen" value="([^"]*)"/.exec(read)![1]!;

  test("leaves texts with a number, a negative or a warning to be read", async () => {
    const { owner, page, translation } = await reviewedJob(app());
    const read = await (await app().visit(page, { as: owner })).text();
    const answer = await accept(page, owner, seenOn(read));
    expect(answer.headers.get("location")).toMatch(/accepted=3$/);
    expect(await translation("line")).toMatchObject({ state: "reviewed" });
    expect(await translation("diagnostic")).toMatchObject({ state: "machine" });
  });

  test("accepts nothing that a forged list adds, nor what changed since it was shown", async () => {
    const { owner, page, job, translation, ofLine } = await reviewedJob(app());
    const forged = [`en:diagnostic:${job.id}:1`, `en:line:${ofLine.subjectId}:7`, "xx:y", ""];
    const answer = await accept(page, owner, forged.join(","));
    expect(answer.headers.get("location")).toMatch(/accepted=0$/);
    expect(await translation("diagnostic")).toMatchObject({ state: "machine" });
    expect(await translation("line")).toMatchObject({ state: "machine" });
  });
});

test("A refused translation can be asked for again, or written", async () => {
  const answer = (sent: string) => inEnglish(sent).replace("are not", "are");
  const { owner, page, ofDiagnostic, translation } = await reviewedJob(app(), { answer });
  expect(await translation("diagnostic")).toMatchObject({ state: "refused" });
  await app().visit(`${page}/again`, { as: owner, form: ofDiagnostic });
  // By the translator that the product itself runs with here.
  await vi.waitFor(
    async () => expect(await translation("diagnostic")).toMatchObject({ state: "machine" }),
    10_000,
  );
});

test("A person's words stay when a translation is asked for again", async () => {
  const { owner, page, ofIssues, form, save, translation } = await reviewedJob(app());
  await save(owner, { ...(await form(ofIssues)), text: "It squeals" });
  await app().visit(`${page}/again`, { as: owner, form: ofIssues });
  expect(await translation()).toMatchObject({ state: "written", text: "It squeals" });
});

test("With AI switched off a person writes the translation in the empty box", async () => {
  const { owner, page, ofIssues, form, save, translation } = await reviewedJob(app(), {
    on: false,
  });
  expect(await translation()).toMatchObject({ state: "missing", text: null });
  expect(await (await app().visit(page, { as: owner })).text()).toContain("Not translated yet");
  await save(owner, { ...(await form(ofIssues)), text: "It squeals" });
  expect(await translation()).toMatchObject({ state: "written", text: "It squeals", by: owner.id });
});

test("An empty translation is refused beside its field", async () => {
  const { owner, ofIssues, form, save, translation } = await reviewedJob(app());
  const answer = await save(owner, { ...(await form(ofIssues)), text: " " });
  expect(answer.status).toBe(422);
  expect(await translation()).toMatchObject({ state: "machine" });
});
