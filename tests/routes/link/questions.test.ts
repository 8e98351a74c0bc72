import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openApp } from "../../support/app.ts";
import { answers, recordsOf, sentJob } from "../../support/links/links.ts";
import { saidByLink } from "../../support/links/said-by-link.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
type LinkedJob = Awaited<ReturnType<typeof sentJob>>;
type Letter = Parameters<Platform["mail"]["send"]>[0];

const read = async (path: string) => (await app().visit(path)).text();
const ask = (made: LinkedJob, text: string, key = newId()) =>
  app().visit(`${made.path}/ask`, { form: { key, text } });
const threadOf = ({ job }: LinkedJob) => `/repair-cms/${job.id}/questions`;
const reply = (made: LinkedJob, text: string, as = made.owner) =>
  app().visit(threadOf(made), { as, form: { key: newId(), text } });
const messagesOf = ({ job }: LinkedJob) =>
  app().db.select().from(messages).where(eq(messages.jobId, job.id));

/** The letters of a run some minutes from now that are about this job. */
async function letters(made: LinkedJob) {
  const sent: Letter[] = [];
  const mail = { send: async (letter: Letter) => void sent.push(letter) } as Platform["mail"];
  const config = { appUrl: "https://llave.test" } as Platform["config"];
  await sendShopLetters({ db: app().db, mail, config }, Date.now() + 5 * 60_000);
  return sent.filter(({ to }) => [made.owner.email, "ana@correo.test"].includes(to));
}

const hostile = `<script>alert(1)</script> "x" & {{name}} \u202Egnp.exe`;

test("Customer asks and the shop replies, in the trail and on both pages", async () => {
  const made = await sentJob(app(), { language: "es" });
  const asked = await ask(made, hostile);
  expect([asked.status, asked.headers.get("location")]).toEqual([303, `${made.path}#ask`]);
  const page = await (await app().visit(threadOf(made), { as: made.owner })).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert(1)");
  expect(page).toContain("Send message");
  expect(page).toContain("Close the thread");
  expect(await (await app().visit("/repair-cms", { as: made.owner })).text()).toContain("Question");
  expect((await reply(made, "Sí, <b>hoy</b>")).status).toBe(302);
  const customer = await read(made.path);
  expect(customer).toContain("Sí, &lt;b&gt;hoy&lt;/b&gt;");
  expect(customer).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect((await recordsOf(app(), made)).trail).toEqual(
    expect.arrayContaining(["sent", "asked", "answered"]),
  );
  expect((await app().visit(made.path, { form: answers(made.quotes) })).status).toBe(303);
  expect(await read(made.path)).toContain("Preguntas al taller");
});

test("Shows the shop what was asked until it replies, also after the customer has decided", async () => {
  const made = await sentJob(app(), { language: "en" });
  const job = `/repair-cms/${made.job.id}`;
  const shop = async (path: string) =>
    (await (await app().visit(path, { as: made.owner })).text()).replaceAll("<!-- -->", "");
  await ask(made, "Can it wait?");
  await app().visit(made.path, { form: answers(made.quotes) });
  for (const path of [job, `${job}/send`]) expect(await shop(path)).toContain("Questions (1)");
  expect(await shop(job)).toContain("Customer answered");
  expect(await shop(job)).toContain("asked a question.");
  expect(await shop("/repair-cms")).toContain("</svg> Question<");
  await reply(made, "Yes.");
  for (const path of [job, `${job}/send`]) expect(await shop(path)).not.toContain("Questions (");
  expect(await shop("/repair-cms")).toContain("</svg> Answered<");
  expect(await shop(job)).toContain("replied to the customer.");
});

test("Takes a form that is sent twice as one question", async () => {
  const made = await sentJob(app());
  const key = newId();
  const sent = await Promise.all([1, 2, 3].map(() => ask(made, "¿Cuánto tarda?", key)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await messagesOf(made)).toHaveLength(1);
  expect((await recordsOf(app(), made)).trail).toEqual(["sent", "asked"]);
});

test.each([" ", "x".repeat(1_001)])(
  "Refuses a question that is empty or too long",
  async (text) => {
    const made = await sentJob(app(), { language: "en" });
    const refused = await ask(made, text);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain(text.trim());
    expect(await messagesOf(made)).toEqual([]);
  },
);

test("Takes twenty questions a day by one link", async () => {
  const made = await sentJob(app(), { language: "en" });
  await Promise.all(Array.from({ length: 20 }, (_, n) => ask(made, `Question ${n}`)));
  const flood = await ask(made, "One more");
  expect(flood.status).toBe(429);
  expect(await flood.text()).toContain("One more");
  expect(await messagesOf(made)).toHaveLength(20);
});

test("Takes no question when the shop has closed the thread, or the link has ended", async () => {
  const made = await sentJob(app(), { language: "en" });
  const close = (form: Record<string, string>, as = made.owner) =>
    app().visit(`${threadOf(made)}/close`, { as, form });
  const other = await signedIn(app().db, "premium");
  expect((await close({ close: "yes" }, other)).status).toBe(404);
  expect((await close({ close: "yes" })).status).toBe(302);
  expect(await read(made.path)).toContain("takes no more questions");
  expect((await ask(made, "Hello?")).status).toBe(409);
  expect((await reply(made, "Hello")).status).toBe(409);
  await close({ close: "no" });
  expect((await ask(made, "Hello?")).status).toBe(303);
  await app().db.update(links).set({ revokedAt: new Date() }).where(eq(links.jobId, made.job.id));
  expect((await ask(made, "Hello again?")).status).toBe(410);
  expect((await app().visit(`/q/${"a".repeat(64)}/ask`, { form: { text: "x" } })).status).toBe(404);
  expect(await messagesOf(made)).toHaveLength(1);
});

test("Lets the shop reply to a thread that is full for the customer, and says when it is full", async () => {
  const made = await sentJob(app(), { language: "en" });
  const fill = (from: number, to: number) =>
    saidByLink(
      app().db,
      made.ref,
      Array.from({ length: to - from }, (_, n) => ({
        text: `${from + n}`,
        at: new Date(n),
        letterDue: false,
      })),
    );
  await fill(0, 100);
  const asked = await ask(made, "One more?");
  expect([asked.status, await asked.text()]).toEqual([409, expect.stringContaining("is full")]);
  expect((await reply(made, "We call you.")).status).toBe(302);
  await fill(101, 150);
  const late = await reply(made, "And again.");
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("is full")]);
});

test("Knows no thread of another shop's job", async () => {
  const made = await sentJob(app());
  const other = await signedIn(app().db, "premium");
  expect((await reply(made, "Hello", other)).status).toBe(404);
  const again = `/repair-cms/${made.job.id}/review/again`;
  const form = { subjectId: made.job.id, field: "issues", language: "es" };
  expect((await app().visit(again, { as: other, form })).status).toBe(404);
  expect((await app().visit(again, { as: made.owner, form })).status).toBe(302);
});

test("Shows a reviewed translation to the customer, and a machine's only where the shop allows it", async () => {
  const made = await sentJob(app(), { language: "es" });
  await reply(made, "It will be ready on Friday.");
  const [{ id } = { id: "" }] = await messagesOf(made);
  const translation = {
    shopId: made.ref.shopId,
    jobId: made.ref.jobId,
    subjectId: id,
    field: "message",
  };
  const { db } = app();
  await db.delete(textTranslations).where(eq(textTranslations.subjectId, id));
  await db.insert(textTranslations).values({
    ...translation,
    field: "message",
    language: "es",
    originalLanguage: "en",
    state: "machine",
    text: "Estará listo el viernes.",
    ofText: "It will be ready on Friday.",
    at: new Date(),
  });
  const unread = await read(made.path);
  expect(unread).toContain("It will be ready on Friday.");
  expect(unread).toContain("Una parte aparece como la escribió el taller, en otro idioma.");
  await db
    .update(textTranslations)
    .set({ state: "reviewed" })
    .where(eq(textTranslations.subjectId, id));
  const reviewed = await read(made.path);
  expect(reviewed).toContain("Estará listo el viernes.");
  expect(reviewed).not.toContain("It will be ready on Friday.");
});

test("Tells the side that has not read it by one letter", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app()
    .db.update(links)
    .set({ email: "ana@correo.test" })
    .where(eq(links.jobId, made.job.id));
  await ask(made, "First?");
  await ask(made, hostile);
  const told = (await Promise.all([letters(made), letters(made)])).flat();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ to: made.owner.email });
  expect(told[0]!.text).toContain("First?");
  expect(told[0]!.text).not.toContain("/q/");
  expect(told[0]!.subject).not.toContain("script");
  await reply(made, "Tomorrow.");
  const [answer, ...more] = await letters(made);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ to: "ana@correo.test" });
  expect(answer!.text).toContain("Tomorrow.");
  expect(await letters(made)).toEqual([]);
});

test("Sends no letter about what the other side has read", async () => {
  const made = await sentJob(app());
  await ask(made, "Seen?");
  await app().visit(threadOf(made), { as: made.owner });
  await expect.poll(async () => (await messagesOf(made))[0]!.letterDue).toBe(false);
  expect(await letters(made)).toEqual([]);
});

test("Puts links, decisions and questions into the customer's own data", async () => {
  const made = await sentJob(app());
  await ask(made, "Für mich?");
  await app().visit(made.path, { form: answers(made.quotes) });
  const customerId = made.job.customerId!;
  const path = `/repair-cms/customers/${customerId}/data.zip`;
  const archive = await app().visit(path, { as: made.owner });
  expect(archive.status).toBe(200);
  const text = Buffer.from(await archive.arrayBuffer()).toString("latin1");
  for (const file of ["links.json", "decisions.json", "link-events.json", "messages.json"])
    expect(text).toContain(file);
});
