import { expect, test } from "vitest";
import { everyone, forViewer } from "#app/features/account/session/identity.server.ts";
import { isUnconfirmed } from "#app/platform/confirmed.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { read, visitEarly, write } from "../../../support/early.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const { d1 } = await openD1();

/** A page whose loader does this work. */
const visit = (
  person: Person,
  expected: { hinted?: Person },
  work: (platform: Platform) => unknown,
) =>
  visitEarly(d1, person, expected, ({ context, platform, notes }) =>
    forViewer(context, everyone, async ({ viewer }) => {
      notes.push(`work for ${viewer?.email}`);
      await work(platform);
    }),
  );

const [ana, luis] = await Promise.all(
  ["ana@shop.test", "luis@shop.test"].map((email) => signedIn(openDb(d1), "free", { email })),
);
test("Reads at once, and answers when the session has", async () => {
  const notes = await visit(ana!, {}, read);
  expect(notes.slice(0, 3).toSorted()).toEqual(
    ['"shops" limit asked', '"sessions" asked', "work for ana@shop.test"].toSorted(),
  );
  expect(notes.at(-1)).toBe("answer");
  expect(notes.indexOf('"sessions" answered')).toBeLessThan(notes.indexOf("answer"));
});

test("Writes nothing before the session is confirmed", async () => {
  const notes = await visit(ana!, {}, write);
  expect(notes).toEqual([
    ...notes.slice(0, 2),
    '"sessions" answered',
    "update asked",
    "update answered",
    "answer",
  ]);
});

test("Begins again for who it really is, and what began for another writes nothing", async () => {
  const failures: unknown[] = [];
  const notes = await visit(ana!, { hinted: luis! }, async (platform) => {
    await write(platform).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  });
  expect(notes.filter((note) => /work|update asked/.test(note))).toEqual([
    "work for luis@shop.test",
    "work for ana@shop.test",
    "update asked",
  ]);
  expect(failures.map(isUnconfirmed)).toEqual([true]);
});
