import { expect, test } from "vitest";
import { full } from "../support/full.ts";
import { tally } from "../support/tally.ts";
import type { Case } from "../torture/faults/case.ts";
import { leaks, problemOf } from "../torture/faults/problems.ts";
import { reads } from "../torture/faults/reads.ts";
import {
  ask,
  landed,
  openFaultyServer,
  personOf,
  placesOf,
  world,
} from "../torture/faults/server.ts";
import { content, differences, rows, torn } from "../torture/faults/stored.ts";
import { writes } from "../torture/faults/writes.ts";

// R3: every call that a request makes to the database, the files, the models or Stripe fails once,
// in every way, on the production build with wrapped bindings. The fast suite breaks the first and
// last call of each binding and delays a few last ones; LLAVE_FULL=1 breaks all of them.

const ways = ["fails", "does it and fails"] as const;
openFaultyServer();

/** Requests by people without access during a failure: they must see and change nothing. */
async function intrude(one: Case): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  let tried = 0;
  for (const name of one.notFor ?? []) {
    const intruder = personOf(name);
    for (const place of await placesOf(one, intruder)) {
      const before = await rows();
      const answer = await ask(one, intruder, { ...place, how: "fails", nth: tried++ });
      if (answer.status < 300 || leaks(answer.text, intruder, answer.form))
        wrong.push(`shown to ${name}, ${place.binding} ${place.at}: ${answer.status}`);
      if ((await rows()) !== before)
        wrong.push(`changed by ${name}, ${place.binding} ${place.at}: ${answer.status}`);
    }
  }
  return { tried, wrong };
}

test.each(reads)(
  "Handles every failed call while reading: $name",
  { timeout: 600_000 },
  async (one) => {
    const as = personOf(one.as);
    const { tried, wrong } = await intrude(one);
    const places = await placesOf(one, as);
    for (const [nth, place] of places.entries()) {
      const answer = await ask(one, as, { ...place, how: "fails", nth });
      const problem = problemOf(one, place, answer);
      if (problem) wrong.push(`${problem}, ${place.binding} ${place.at}: ${answer.status}`);
    }
    tally(tried + places.length, wrong.length);
    expect(wrong, wrong.join("\n")).toEqual([]);
  },
);

test.each(writes)(
  "Handles every failed call while writing: $name",
  { timeout: 600_000 },
  async (one) => {
    const as = personOf(one.as);
    const { tried, wrong } = await intrude(one);
    const places = await placesOf(one, as);
    for (const how of ways) {
      for (const [nth, place] of places.entries()) {
        const before = await rows();
        const answer = await ask(one, as, { ...place, how, nth });
        const where = `${how}, ${place.binding} ${place.at}: ${answer.status}`;
        const problem = problemOf(one, place, answer);
        if (problem) wrong.push(`${problem}, ${where}`);
        if (answer.status >= 500 && how === "fails" && !one.resumes && (await rows()) !== before)
          wrong.push(`refused and yet written, ${where}`);
        if ((await torn()) > 0) wrong.push(`partly written, ${where}`);
        const again = await ask(one, as, undefined, answer.form);
        if (again.status >= 500) wrong.push(`the retry fails: ${again.status}, ${where}`);
        // The retry completes what was begun, or it was complete: then an account "exists already".
        if ((await torn()) > 0) wrong.push(`partly written after a retry, ${where}`);
        const once = await rows();
        const third = await ask(one, as, undefined, answer.form);
        if (third.status < 400 && (await rows()) !== once) wrong.push(`doubled, ${where}`);
      }
    }
    tally(tried + places.length * ways.length, wrong.length);
    expect(wrong, wrong.join("\n")).toEqual([]);
  },
);

// A call that timed out stays in the database's queue and runs later, after the form (or another
// one) was submitted again.
test.each(writes.filter(({ other }) => full || other))(
  "Handles a call that completes after its timeout: $name",
  { timeout: 600_000 },
  async (one) => {
    const wrong: string[] = [];
    const as = personOf(one.as);
    const calls = (await placesOf(one, as)).filter(({ binding }) => binding === "DB");
    const places = full ? calls : calls.slice(-1);
    for (const [nth, place] of places.entries()) {
      const before = await landed();
      const answer = await ask(one, as, { ...place, how: "late", nth });
      // an earlier write made this call unnecessary
      if ((answer.calls.DB ?? 0) < place.at) continue;
      const where = `DB ${place.at}: ${answer.status}`;
      const problem = problemOf(one, place, answer);
      if (problem) wrong.push(`${problem}, ${where}`);
      const again = await ask(one, as, undefined, one.other?.(world) ?? answer.form);
      if (again.status >= 500) wrong.push(`the retry fails: ${again.status}, ${where}`);
      const settled = await content();
      await expect.poll(landed, { timeout: 20_000 }).toBeGreaterThan(before);
      const undone = differences(settled, await content());
      if (undone.length > 0) wrong.push(`changed by what came late, ${where}`, ...undone);
      if ((await torn()) > 0) wrong.push(`partly written, ${where}`);
    }
    tally(places.length, wrong.length);
    expect(wrong, wrong.join("\n")).toEqual([]);
  },
);

// Each takes as long as the timeout: many at once, and at full size only.
test.runIf(full)(
  "Times out a service that hangs, and shows the page's own message",
  { timeout: 1_800_000 },
  async () => {
    const wrong: string[] = [];
    let tried = 0;
    const work: Promise<void>[] = [];
    for (const one of [...reads, ...writes]) {
      const as = personOf(one.as);
      for (const [nth, place] of (await placesOf(one, as)).entries()) {
        const asked = async () => {
          const answer = await Promise.race([
            ask(one, as, { ...place, how: "hangs", nth }),
            late(),
          ]);
          const problem = answer ? problemOf(one, place, answer) : "no answer for four minutes";
          tried++;
          if (problem) wrong.push(`${one.name}: ${problem}, ${place.binding} ${place.at}`);
        };
        work.push(asked());
        if (work.length >= 20) await Promise.all(work.splice(0));
      }
    }
    await Promise.all(work);
    tally(tried, wrong.length);
    expect(wrong, wrong.join("\n")).toEqual([]);
  },
);

// Far longer than a slow machine takes, far shorter than the ten minutes of the hanging service.
const late = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 240_000));
