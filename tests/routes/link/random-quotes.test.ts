import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { revisions } from "#app/features/approval/tables.server.ts";
import { formatMoney } from "#app/values/money.ts";
import { openApp } from "../../support/app.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { answers, recordsOf, send } from "../../support/links/links.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { bare, cardsOf, readWhole } from "../../support/papers/page-texts.ts";
import { signedIn } from "../../support/people.ts";
import { anyText, makeRandomQuotes } from "../../support/quotes/random-quotes.ts";
import { tally } from "../../support/tally.ts";

// The frozen revision, its hash, the PDF, the page and the certificate of random quotes agree. `npm
// run torture -- R10:agreement` tries a thousand.

const app = openApp();
const rounds = tries(4);

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const bytesOf = async (path: string) =>
  new Uint8Array(await (await app().visit(path)).arrayBuffer());
const pageOf = async (path: string) => (await app().visit(path)).text();

type RandomQuotes = Awaited<ReturnType<typeof makeRandomQuotes>>;

/** Expects the amounts computed by fractions, and the typed texts. */
function expectFrozen({ quotes }: RandomQuotes, revision: Revision) {
  expect(revision.quotes.map(({ id }) => id).sort()).toEqual(quotes.map(({ id }) => id).sort());
  for (const { id, texts, exact } of quotes) {
    const frozen = revision.quotes.find((one) => one.id === id)!;
    expect(frozen.totalAmount).toBe(Number(exact.totalAmount));
    const off = exact.discount.reduce((sum, share) => sum + share, 0n);
    const named = (kinds: string[]) =>
      frozen.amounts.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => BigInt(cents));
    expect(named(["tax", "taxIncluded"])).toEqual(exact.taxAmounts);
    const beside = named(["supplies", "discount"]).reduce((sum, one) => sum + one, 0n);
    expect(beside).toBe(exact.suppliesAmount - off);
    for (const net of named(["net"])) expect(net).toBe(exact.netAmount);
    const said = [frozen.description, ...frozen.lines.map(({ name }) => name)];
    expect(said.map(({ en }) => en.text)).toEqual(texts);
  }
  expect(revision.total).toBe(quotes.reduce((sum, one) => sum + Number(one.exact.totalAmount), 0));
}

/** Changes one byte of a stored file and brings it back, and says what the certificate says then. */
async function withChangedByte(key: string, certificate: string): Promise<string> {
  const { files } = app();
  const kept = await (await files.get(key))!.arrayBuffer();
  const changed = new Uint8Array(kept.slice(0));
  changed[below(changed.length)]! ^= 1 << below(8);
  await files.put(key, changed);
  const said = await pageOf(certificate);
  await files.put(key, kept);
  return said;
}

test("Says the same in file, on paper, page and certificate, and notices a changed byte", {
  timeout: 600_000 + rounds * 5_000,
}, async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner, { phone: "+1 555 010 4040" });
  for (let n = 0; n < rounds; n++) {
    const language = pick(["en", "es"] as const);
    const job = await makeJob(db, { owner, language, issues: anyText() });
    const ref = { shopId: owner.shopId, jobId: job.id };
    const made = await makeRandomQuotes(db, ref, owner.id);
    const { quotes, currency, decimals } = made;
    const path = await send(
      app(),
      { owner, job, quotes: [], ref },
      { ids: quotes.map(({ id }) => id) },
    );
    const certificate = `${path}/certificate`;
    const [row] = await db
      .select()
      .from(revisions)
      .where(and(eq(revisions.shopId, ref.shopId), eq(revisions.jobId, ref.jobId)));
    tally(1);

    const file = await bytesOf(`${path}/file`);
    const json = new TextDecoder().decode(file);
    const revision = JSON.parse(json) as Revision;
    expect([hashOf(file), canonicalJson(revision)]).toEqual([row!.sha256, json]);
    expectFrozen(made, revision);

    const cards = cardsOf(await pageOf(`${path}?lng=${language}`));
    expect(cards).toHaveLength(quotes.length);
    for (const { id, texts, exact } of quotes) {
      const card = cards[revision.quotes.findIndex((one) => one.id === id)]!;
      for (const text of texts) expect(card).toContain(bare(text));
      const total = formatMoney(Number(exact.totalAmount), currency, language, decimals);
      expect(card.endsWith(bare(total))).toBe(true);
    }
    const pdf = await bytesOf(`${path}/file?file=pdf`);
    expect(hashOf(pdf)).toBe(row!.pdfSha256);
    const paper = readWhole(pdf, revision.workId);
    expect(cards.filter((card) => !paper.includes(card))).toEqual([]);
    expect(paper).toContain(row!.sha256);

    await app().visit(path, { form: answers(quotes) });
    const proof = await pageOf(`${certificate}?lng=${language}`);
    expect(cardsOf(proof)).toEqual(cards);
    for (const hash of [row!.sha256, row!.pdfSha256]) expect(proof).toContain(hash);
    const [decision] = (await recordsOf(app(), { owner, job, quotes: [], ref })).decided;
    const printed = await bytesOf(`${certificate}?file=pdf&lng=${language}`);
    const proofPaper = readWhole(printed, decision!.id);
    expect(cards.filter((card) => !proofPaper.includes(card))).toEqual([]);
    expect([decision!.total, decision!.sha256]).toEqual([
      Number(quotes[0]!.exact.totalAmount),
      row!.sha256,
    ]);

    const folder = `revisions/${ref.shopId}`;
    const [changed, changedPaper] = [
      await withChangedByte(`${folder}/${row!.sha256}.json`, `${certificate}?lng=en`),
      await withChangedByte(`${folder}/${row!.pdfSha256}.pdf`, `${certificate}?lng=en`),
    ];
    expect(changed).toContain("missing or differs from what was sent");
    expect(changedPaper).toContain("missing or was changed after it was sent");
    const whole = await pageOf(`${certificate}?lng=en`);
    expect(whole).toContain("is exactly what was sent");
    expect(whole).not.toContain("missing or");
  }
});
