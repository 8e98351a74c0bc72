import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { findings } from "#app/features/inspection/tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { inspectedJobs } from "../../support/links/inspected-jobs.ts";
import { recordsOf } from "../../support/links/links.ts";

// Customers ask for the price of a finding that has none.

const app = openApp();
const { sent, text } = inspectedJobs(app);
const ask = (path: string, about: string, more: Record<string, string> = {}) =>
  app().visit(`${path}/ask?about=${about}`, {
    form: { key: newId(), text: "How much?", ...more },
  });
const messagesOf = ({ job }: { job: { id: string } }) =>
  app().db.select().from(messages).where(eq(messages.jobId, job.id));

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
