import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { forWriter } from "#app/features/account/session/identity.server.ts";
import { sessions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { largestForm } from "#app/http/form-size.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import { inRun, newRun } from "#app/platform/log/run.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { read, type Visited, visitEarly, write } from "../../../support/early.ts";
import { type Person, signedIn } from "../../../support/people.ts";

// The order of a write's trips: what it reads goes out with the guard's question, and nothing else
// happens before the guard has answered.

const { d1 } = await openD1();
const db = openDb(d1);
const [ana, luis] = await Promise.all(
  ["ana@shop.test", "luis@shop.test"].map((email) => signedIn(db, "free", { email })),
);
afterEach(() => vi.restoreAllMocks());

const body = "name=Eva";
const headers = {
  "content-type": "application/x-www-form-urlencoded",
  "content-length": `${body.length}`,
};
const form = { method: "POST", body, headers };

type Refuse = (viewer: Viewer) => boolean;

/** An action that reads its form and the database, writes, and says so in the log. */
const act = ({ context, request, platform, notes }: Visited, refuse: Refuse = () => false) =>
  forWriter<Viewer, string, void>(
    { context, request },
    {
      startAs: (hinted) => hinted,
      decide: async ({ viewer }) => {
        notes.push("decided");
        return viewer && !refuse(viewer) ? { entered: viewer } : { refused: "refused" };
      },
      work: async ({ email }, own) => {
        notes.push(`work for ${email} with ${(await own.formData()).get("name")}`);
        log.warn(`begun for ${email}`);
        await read(platform);
        await write(platform);
      },
    },
  ).then((refused) => void (refused && notes.push(refused)));

const send = (person: Person, { hinted = person, init = form } = {}, refuse?: Refuse) =>
  inRun(newRun("app", { LOG: "all" }), () =>
    visitEarly(d1, person, { hinted, init }, (visited) => act(visited, refuse)),
  );

const asked = (notes: string[]) => notes.filter((note) => !note.endsWith("answered"));

test("Reads with the guard's question, and writes after its answer", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const notes = await send(ana!);
  const [together, later] = [asked(notes).slice(0, 3), asked(notes).slice(3)];
  const begun = ['"sessions" asked', "work for ana@shop.test with Eva", '"shops" limit asked'];
  expect(together.sort()).toEqual(begun.sort());
  expect(later).toEqual(["decided", "update asked", "answer"]);
  expect(notes.indexOf('"sessions" answered')).toBeLessThan(notes.indexOf("update asked"));
  expect(notes.indexOf('"shops" limit asked')).toBeLessThan(notes.indexOf('"sessions" answered'));
});

test("Begins again for who it really is, with the same form, and drops the rest unheard", async () => {
  const lines = vi.spyOn(console, "warn").mockReturnValue();
  const notes = await send(ana!, { hinted: luis! });
  expect(notes.filter((note) => /work|update asked/.test(note))).toEqual([
    "work for luis@shop.test with Eva",
    "work for ana@shop.test with Eva",
    "update asked",
  ]);
  expect(lines.mock.calls.join()).toContain("begun for ana@shop.test");
  expect(lines.mock.calls.join()).not.toContain("luis@shop.test");
});

test("Writes nothing when the guard refuses the very same viewer", async () => {
  const lines = vi.spyOn(console, "warn").mockReturnValue();
  const notes = await send(ana!, {}, () => true);
  expect(notes).toContain("work for ana@shop.test with Eva");
  expect(notes).not.toContain("update asked");
  expect(notes.slice(-2)).toEqual(["refused", "answer"]);
  expect(lines).not.toHaveBeenCalled();
});

test.each([
  ["says nothing of its length", { "content-type": headers["content-type"] }],
  ["is too large", { ...headers, "content-length": `${largestForm.bytes + 1}` }],
])("Waits whole with a form that %s", async (_, more) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const notes = await send(ana!, { init: { ...form, headers: more } as typeof form });
  expect(asked(notes).slice(0, 3)).toEqual([
    '"sessions" asked',
    "decided",
    "work for ana@shop.test with Eva",
  ]);
});

test("Writes nothing for a session that is held since the last request", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const held = await signedIn(db, "free");
  const hold = { heldFor: { jobId: "1", linkId: "2" } };
  const notes = await inRun(newRun("app", { LOG: "all" }), () =>
    visitEarly(
      d1,
      held,
      {
        init: form,
        before: async () => {
          await db.update(sessions).set(hold).where(eq(sessions.userId, held.id));
        },
      },
      // What any visitor may do writes nothing either.
      async ({ platform }) => write(platform).catch(() => undefined),
    ),
  );
  expect(notes).toEqual(['"sessions" asked', '"sessions" answered', "answer", "to /counter"]);
});
