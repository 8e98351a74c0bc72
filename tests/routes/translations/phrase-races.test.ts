import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { removePhrase, savePhrase } from "#app/features/phrases/edit-phrase.server.ts";
import { findKnownLines } from "#app/features/phrases/known-lines.server.ts";
import { recognized } from "#app/features/phrases/phrase.ts";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { saveReview } from "#app/features/translations/review/save-review.server.ts";
import { openApp } from "../../support/app.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { reviewedJob, spanish } from "../../support/repair/review-requests.ts";
import { tally } from "../../support/tally.ts";

// R11: phrases edited, added and deleted by several people at once while lines are reviewed and
// remembered. No words are there twice, and no edit overwrites one that it has not seen.

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});
const steps = 8;

test(`Random edits of phrases beside reviews (${tries(2)})`, {
  timeout: 30_000 + tries(2) * 15_000,
}, async () => {
  for (let left = tries(2); left > 0; left--) {
    tally(1);
    await history();
  }
});

async function history() {
  const { db } = app();
  const { ref, owner, ofLine, form } = await reviewedJob(app());
  const { shopId } = ref;
  const author = { by: owner.id, now: Date.now() };
  const rows = () => db.select().from(shopPhrases).where(eq(shopPhrases.shopId, shopId));
  let count = 0;
  // Few words, so that they meet; each way to say them is said once.
  const content = (es = pick([spanish.line, "Balatas", "BALATAS."])) => ({
    from: "es" as const,
    texts: { es, en: `Words ${++count}` },
  });
  const add = (said = content()) =>
    addPhrase(db, { shopId, id: crypto.randomUUID() }, "memory", said, author);

  /** Two people save over the same version: one of them at most. */
  const edit = async () => {
    const row = pick(await rows());
    if (!row) return;
    const key = { shopId, id: row.id };
    const own = [1, 2].map(() => ({ ...content(row.textEs), note: `${count}` }));
    const saved = await Promise.all(
      own.map((one) =>
        savePhrase(db, key, { kind: "memory", content: one, version: row.version, author }),
      ),
    );
    expect(saved.filter((one) => one === "saved").length).toBeLessThanOrEqual(1);
  };
  const review = async () => {
    const { mark, version } = await form(ofLine);
    const of = { subjectId: ofLine.subjectId, field: "line" } as const;
    const text = `Words ${++count}`;
    const sent = { of, language: "en" as const, text, version: Number(version), mark };
    await saveReview(db, ref, { ...sent, remember: true }, author);
  };
  const remove = async () => {
    const row = pick(await rows());
    if (row && below(3) === 0) await removePhrase(db, { shopId, id: row.id });
  };
  const moves = [edit, review, remove, () => add(), edit];
  for (let step = 0; step < steps; step++) {
    await Promise.all([pick(moves)(), pick(moves)(), add()]);
    const found = await rows();
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    for (const { key, textEs, foundEs, textEn, foundEn } of found) {
      expect(key).toBe(`es ${foundEs}`);
      expect([foundEs, foundEn]).toEqual([recognized(textEs), recognized(textEn)]);
    }
  }
  // The latest phrase is offered to the next job.
  const last = content("Balatas");
  await add(last);
  const { says } = await findKnownLines(db, shopId, [{ text: "balatas", from: "es", to: "en" }]);
  expect(says({ text: "balatas", from: "es", to: "en" })).toBe(last.texts.en);
}
