import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { links, revisions } from "#app/features/approval/tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { inspect, libraryWords } from "../../support/links/inspections.ts";
import { quotedJob, recordsOf } from "../../support/links/links.ts";
import { makeQuote } from "../../support/make.ts";
import type { Person } from "../../support/people.ts";

const app = openApp();

/** An inspected job without a quote. */
async function found(traits: Parameters<typeof quotedJob>[1] = {}) {
  const made = await quotedJob(app(), { ...traits, quotes: 0 });
  const [pads] = await inspect(app(), made, [
    { point: "frontPads", measure: 25, words: libraryWords },
    { point: "engineOil", color: "green" },
  ]);
  return { ...made, pads: pads!, page: `/repair-cms/${made.job.id}/send` };
}
const visit = (path: string, as?: Person, form?: Record<string, string>) =>
  app().visit(path, { ...(as && { as }), ...(form && { form }) });
const text = async (path: string, as?: Person) =>
  (await (await visit(path, as)).text()).replaceAll("<!-- -->", "");
const form = { message: "Look", inspection: "on", id: newId(), asWritten: "on" };
const send = async ({ page, owner }: { page: string; owner: Person }, more: object = {}) => {
  const answer = await visit(page, owner, { ...form, id: newId(), ...more });
  const sent = /\/q\/[0-9a-f]{64}/.exec(await answer.text());
  return { status: answer.status, path: sent?.[0] ?? "" };
};

describe("what was found, sent without a quote", () => {
  test("The send page offers it, and its words are of what was found", async () => {
    const made = await found();
    const page = await text(made.page, made.owner);
    expect(page).toContain("No quote is waiting for an answer.");
    expect(page).toContain("Here is what we found on your");
    expect(await text(`/repair-cms/${made.job.id}`, made.owner)).toContain(made.page);
  });

  test("The customer reads it, answers nothing, and asks for a price", async () => {
    const made = await found();
    const { path } = await send(made);
    const page = await text(path);
    expect(page).toContain("Here is what the shop found on your vehicle.");
    expect(page).toContain(libraryWords.en.found);
    for (const none of ["Approve", "Your full name", "Your quote from"])
      expect(page).not.toContain(none);
    expect(page).toContain("Ask for a price");
    const ask = await text(`${path}/ask?about=${made.pads}`);
    const key = /name="key" value="([^"]+)"/.exec(ask)?.[1] ?? made.pads;
    await visit(`${path}/ask?about=${made.pads}`, undefined, { key, text: "How much?" });
    const [asked] = await app().db.select().from(messages).where(eq(messages.jobId, made.job.id));
    expect(asked?.id).toBe(made.pads);
    expect(await text(path)).toContain("You asked the shop for a price.");
    const records = await recordsOf(app(), made);
    expect(records.links[0]?.remindAt).toBeNull();
  });

  test("Nobody can answer it: not by the link, by telephone or at the counter", async () => {
    const made = await found();
    const { path } = await send(made);
    await visit(path, undefined, { key: newId(), language: "en", name: "Somebody" });
    const [link] = await app().db.select().from(links).where(eq(links.jobId, made.job.id));
    const called = await visit(`${made.page}/${link!.id}/telephone`, made.owner, {
      name: "Somebody",
    });
    // Refused, and led back.
    expect(called.status).toBe(302);
    expect((await recordsOf(app(), made)).decided).toEqual([]);
    expect(await text(made.page, made.owner)).not.toContain(`${link!.id}/telephone`);
  });

  test("Beside a pending quote it is not sent alone, which would end that quote's link", async () => {
    const made = await found();
    await makeQuote(app().db, { owner: made.owner, job: made.job });
    expect((await send(made)).status).toBe(409);
    expect(await app().db.select().from(revisions)).not.toContainEqual(
      expect.objectContaining({ jobId: made.job.id }),
    );
  });

  test("Once a quote is sent, the earlier link leads to the newer one", async () => {
    const made = await found();
    const { path } = await send(made);
    await makeQuote(app().db, { owner: made.owner, job: made.job });
    const [quote] = await app()
      .db.select()
      .from(repairQuotes)
      .where(eq(repairQuotes.jobId, made.job.id));
    const quoted = await send(made, { "quotes[]": quote!.id });
    expect(await text(path)).toContain("There is a newer quote");
    expect(await text(quoted.path)).toContain("Approve");
  });

  test("A job without an inspection has nothing to send", async () => {
    const made = await quotedJob(app(), { quotes: 0 });
    const page = `/repair-cms/${made.job.id}/send`;
    expect((await send({ ...made, page })).status).toBe(409);
    expect(await text(page, made.owner)).toContain("There is no pending quote to send.");
  });
});
