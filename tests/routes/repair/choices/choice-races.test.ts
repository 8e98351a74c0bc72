import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { decide } from "#app/features/approval/links/decide.server.ts";
import { findLink } from "#app/features/approval/links/find-link.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { openApp } from "../../../support/app.ts";
import { tries } from "../../../support/chance.ts";
import { expectWhole, recordsOf, send } from "../../../support/links/links.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { jobWithChoice } from "../../../support/quotes/choice.ts";
import { tally } from "../../../support/tally.ts";

const app = openApp();
const print = async () => new Uint8Array([37, 80, 68, 70]);

test("However link, counter and shop approve at once, one option is sold", {
  timeout: 600_000,
}, async () => {
  const { db, files } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const { shopId } = owner;
  const winners = new Map<string, number>();
  for (let n = 0; n < tries(100); n++) {
    const made = await jobWithChoice(app(), { owner, language: "en" });
    const { ref, quotes } = made;
    // Their versions rose with the choice.
    const current = await Promise.all(quotes.map(({ id }) => findQuote(db, shopId, ref.jobId, id)));
    const path = await send(app(), made, { print: print as never });
    const found = (await findLink(db, path.slice("/q/".length), Date.now()))!;
    const revision = (await readStoredRevision(files, shopId, found.sha256))!;
    const answer = (at: number, way: "link" | "counter") =>
      decide(db, found, revision, {
        id: newId(),
        name: way,
        choices: revision.quotes.map(({ id, number, totalAmount: total }) => ({
          id,
          number,
          total,
          reason: null,
          approved: id === quotes[at]!.id,
        })),
        language: "en",
        address: "127.0.0.1",
        device: "test",
        consent: way === "link" ? { way } : { way, takenBy: "Rosa" },
        by: null,
        now: Date.now(),
      });
    const choose = (at: number) =>
      setQuoteStatus(
        db,
        { ...ref, id: quotes[at]!.id },
        {
          status: "approved",
          by: owner.id,
          now: Date.now(),
          version: current[at]!.version,
          statusVersion: 1,
        },
      );
    const racers = [
      () => answer(0, "link"),
      () => answer(1, "counter"),
      () => choose(0),
      () => choose(1),
    ];
    const order = racers.toSorted(() => Math.random() - 0.5);
    const answers = await Promise.all(order.map((race) => race()));
    const records = await recordsOf(app(), made);
    expect(records.quotes.map(({ status }) => status).toSorted()).toEqual(["approved", "rejected"]);
    // Requests that reported success are those that chose the approved option.
    const sold = records.quotes.findIndex(({ status }) => status === "approved");
    const told = order.filter((_, at) => answers[at] === true || answers[at] === "saved");
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map((one) => racers.indexOf(one) % 2))).toEqual(new Set([sold]));
    expect(records.decided.length).toBe(answers.filter((one) => one === true).length);
    if (records.decided.length > 0) expectWhole(records);
    const first = records.decided[0]?.way ?? "shop";
    winners.set(`${first} ${sold}`, (winners.get(`${first} ${sold}`) ?? 0) + 1);
    tally(1);
  }
  // Link, counter and shop all win sometimes, so that the race is one.
  expect(winners.size).toBeGreaterThan(2);
});
