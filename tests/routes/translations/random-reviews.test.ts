import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { findWorkOrder } from "#app/features/papers/work-order.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { askAgain, setLanguage } from "#app/features/translations/review/make-again.server.ts";
import {
  acceptPlain,
  type SavedReview,
  saveReview,
} from "#app/features/translations/review/save-review.server.ts";
import { openApp } from "../../support/app.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { english, inEnglish, reviewedJob, spanish } from "../../support/repair/review-requests.ts";
import { tally } from "../../support/tally.ts";

// R11: whatever people and the machine do in whatever order, a customer's paper says no translation
// of an older text, and no words of a person are lost.

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});
const originals = Object.values(spanish);
const steps = 20;

test(`Random histories of edits, translations, reviews and failures (${tries(8)})`, {
  timeout: 30_000 + tries(8) * 15_000,
}, async () => {
  for (let left = tries(8); left > 0; left--) {
    tally(1);
    // All together they make more calls than one site may in a day.
    await app().db.delete(uses).where(eq(uses.who, "site"));
    await history();
  }
});

async function history() {
  const { db } = app();
  let mood: "good" | "bad" | "down" = "good";
  const job = await reviewedJob(app(), {
    unreviewedMayGo: true,
    judge: () => ({ response: "yes yes yes" }),
    answer: (sent) => {
      if (mood === "down") throw new Error("3007: Timeout");
      return mood === "bad" ? sent : inEnglish(sent);
    },
  });
  const { ref, quote, ofDiagnostic, ofIssues, owner, form, rewrite, make, clock } = job;
  const of = { subjectId: ref.jobId, field: "diagnostic" } as const;
  const actor = () => ({ by: owner.id, now: Date.now() });
  let current: string = spanish.diagnostic;
  let opened = await form(ofDiagnostic);
  let openedFor = current;
  let words: string | undefined;
  let count = 0;
  const log: string[] = [];

  const review = async (text: string): Promise<SavedReview> => {
    const { mark, version } = opened;
    const sent = { of, language: "en" as const, text, version: Number(version), mark };
    const saved = await saveReview(db, ref, { ...sent, remember: false }, actor());
    if (saved === "saved") words = text;
    return saved;
  };
  const moves = {
    edit: async () => {
      current = pick(originals);
      await rewrite(current);
    },
    open: async () => {
      opened = await form(ofDiagnostic);
      openedFor = current;
    },
    // Tagged, so that it is known what it was written for.
    write: async () => {
      const saved = await review(`${english[openedFor]} (${++count})`);
      if (openedFor !== current) expect(saved, log.join()).toBe("changed");
    },
    accept: async () => {
      if (opened.text.startsWith(english[openedFor]!)) await review(opened.text);
    },
    acceptAll: async () => {
      const seen = { ...of, language: "en" as const, version: Number(opened.version) };
      if (((await acceptPlain(db, ref, [seen], actor())) ?? 0) > 0) words = (await row())!.text!;
    },
    again: () => askAgain(db, ref, { ...ofIssues, field: "diagnostic" }, actor()),
    flip: async () => {
      await setLanguage(db, ref, { ...of, language: "en" }, actor());
      await setLanguage(db, ref, { ...of, language: "es" }, actor());
    },
    translate: async () => {
      mood = pick(["good", "bad", "down"]);
      clock.now += 60 * 60_000;
      await make();
    },
  };
  const row = () =>
    db
      .select()
      .from(textTranslations)
      .where(
        and(
          eq(textTranslations.jobId, ref.jobId),
          eq(textTranslations.field, "diagnostic"),
          eq(textTranslations.language, "en"),
        ),
      )
      .get();

  for (let step = 0; step < steps; step++) {
    const name = pick(Object.keys(moves) as (keyof typeof moves)[]);
    log.push(name);
    // Sometimes the machine answers while a person is at it.
    await Promise.all([moves[name](), below(4) === 0 ? moves.translate() : undefined]);
    const printed = await findWorkOrder(db, { ...ref, quoteId: quote.id, paper: "en" });
    const shown = printed!.texts.diagnostic[0]!.text;
    const isCurrent = shown === current || shown.startsWith(english[current]!);
    expect(isCurrent, `${log.join()}: ${shown} for ${current}`).toBe(true);
    if (words !== undefined) expect((await row())?.text, log.join()).toBe(words);
  }
}
