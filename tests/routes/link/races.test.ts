import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { revokeLink } from "#app/features/approval/links/revoke.server.ts";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { printHere } from "../../../scripts/demo/print.ts";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import {
  answers,
  expectWhole,
  type QuotedJob,
  recordsOf,
  sentJob,
} from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// Events concurrent with a customer's decision: one of the two wins, and evidence and statuses
// agree (R10). `npm run torture -- R10` repeats each race.

const app = openApp();
const rounds = () => tries(3);
type LinkedJob = QuotedJob & { path: string };

/** Repeats a race on jobs of one shop. */
async function race(round: (made: LinkedJob) => Promise<void>) {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  for (let n = 0; n < rounds(); n++) {
    await round(await sentJob(app(), { owner, language: "en" }));
    tally(1);
  }
}
const decide = ({ path, quotes }: LinkedJob, name: string) =>
  app().visit(path, { form: answers(quotes, { name }) });

test("Takes one answer of two phones", { timeout: 600_000 }, () =>
  race(async (made) => {
    const phones = await Promise.all(["Ana", "Luis"].map((name) => decide(made, name)));
    expect(phones.map(({ status }) => status)).toEqual([303, 303]);
    const records = await recordsOf(app(), made);
    expect(records.decided).toHaveLength(1);
    expectWhole(records);
  }),
);

test("Keeps the customer's answer from a page of the shop that has not heard of it", async () => {
  const made = await sentJob(app(), { quotes: 1, language: "en" });
  const [quote] = made.quotes;
  const choose = (status: string, statusVersion: number) =>
    app().visit(`/repair-cms/${made.job.id}/quotes/${quote!.id}/status`, {
      as: made.owner,
      form: { status, version: `${quote!.version}`, statusVersion: `${statusVersion}` },
    });
  await app().visit(made.path, {
    form: { ...answers(made.quotes), [`answer-${quote!.id}`]: "decline" },
  });
  const late = await choose("approved", 1);
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining("The customer answered this quote in the meantime"),
  ]);
  expectWhole(await recordsOf(app(), made));
  // A page that shows the answer may change the status, and may change it again without a reload.
  expect((await choose("pending", 2)).status).toBe(200);
  expect((await choose("approved", 2)).status).toBe(200);
  // A page from before the answer stays one, whoever chose last.
  expect((await choose("rejected", 1)).status).toBe(409);
});

test("Decides or is revoked first, and never decides afterwards", { timeout: 600_000 }, () =>
  race(async (made) => {
    const [link] = (await recordsOf(app(), made)).links;
    const actor = { by: made.owner.id, now: Date.now() };
    const [, revoked] = await Promise.all([
      decide(made, "Ana"),
      revokeLink(app().db, { ...made.ref, id: link!.id }, actor),
    ]);
    const records = await recordsOf(app(), made);
    expect(revoked).toBe(true);
    expect([
      ["sent", "revoked"],
      ["sent", "decided", "revoked"],
    ]).toContainEqual(records.trail);
    expectWhole(records);
  }),
);

test("Decides or has expired, never both", { timeout: 600_000 }, () =>
  race(async (made) => {
    const expire = app()
      .db.update(links)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(links.jobId, made.job.id));
    const [answer] = await Promise.all([decide(made, "Ana"), expire]);
    const records = await recordsOf(app(), made);
    if (answer.status === 410) expect(records.decided).toEqual([]);
    expectWhole(records);
  }),
);

test("Decides on what was sent or asks again, never on old prices", { timeout: 600_000 }, () =>
  race(async (made) => {
    const { db, files } = app();
    const [quote] = made.quotes;
    const revise = async () => {
      const changed = await db
        .update(repairQuotes)
        .set({ version: 2, totalAmount: 1_00 })
        .where(and(eq(repairQuotes.id, quote!.id), eq(repairQuotes.status, "pending")))
        .returning({ id: repairQuotes.id });
      if (changed.length === 0) return "decided";
      const quoteIds = [quote!.id];
      const sending = { id: crypto.randomUUID(), quoteIds, asWritten: true, print: printHere };
      return sendRevision({ db, files }, made.ref, {
        ...sending,
        by: made.owner.id,
        now: Date.now(),
      });
    };
    const [, sent] = await Promise.all([decide(made, "Ana"), revise()]);
    const records = await recordsOf(app(), made);
    const isSent = typeof sent === "object";
    if (isSent) expect(records.decided).toEqual([]);
    expect(records.decided.length + records.links.length).toBe(2);
    expectWhole(records);
  }),
);
