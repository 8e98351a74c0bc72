import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { findViewer } from "#app/features/account/session/find-viewer.server.ts";
import { everyone, forViewer, loadViewer } from "#app/features/account/session/identity.server.ts";
import { hintCookie } from "#app/features/account/session/viewer-hint.server.ts";
import { isUnconfirmed } from "#app/platform/confirmed.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { authSecret } from "../../../support/secret.ts";

const { d1 } = await openD1();

/** The database, whose statements note when they are asked and answered. */
function noting(notes: string[]): D1Database {
  const noted = (statement: D1PreparedStatement, name: string): D1PreparedStatement => {
    const ask = async <Answer>(asked: Promise<Answer>) => {
      notes.push(`${name} asked`);
      await new Promise((tick) => setTimeout(tick, 20));
      notes.push(`${name} answered`);
      return asked;
    };
    return {
      bind: (...values: unknown[]) => noted(statement.bind(...values), name),
      raw: () => ask(statement.raw()),
      all: () => ask(statement.all()),
      run: () => ask(statement.run()),
    } as unknown as D1PreparedStatement;
  };
  const nameOf = (sql: string) => /"sessions"|"shops" limit|update/i.exec(sql)?.[0] ?? sql;
  return { prepare: (sql: string) => noted(d1.prepare(sql), nameOf(sql)) } as D1Database;
}

async function visit(
  person: Person,
  { hinted = person, method = "GET" }: { hinted?: Person; method?: string },
  work: (platform: Platform) => unknown,
) {
  const notes: string[] = [];
  const [quiet, db] = [openDb(d1), openDb(noting(notes))];
  const platform = { config: { authSecret }, db, now: Date.now } as unknown as Platform;
  const { viewer } = await findViewer(
    { ...platform, db: quiet },
    new Headers({ cookie: hinted.cookie }),
  );
  const headers = new Headers({ cookie: person.cookie });
  const hint = await hintCookie(headers, viewer!, authSecret);
  headers.set("cookie", `${person.cookie}; ${hint.split(";")[0]}`);
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  const request = new Request("http://llave.test/", { method, headers });
  await loadViewer(
    { context, request, params: {} } as unknown as Parameters<typeof loadViewer>[0],
    async () => {
      await forViewer(context, everyone, async ({ viewer }) => {
        notes.push(`work for ${viewer?.email}`);
        await work(platform);
      });
      notes.push("answer");
      return new Response();
    },
  );
  return notes;
}

const [ana, luis] = await Promise.all(
  ["ana@shop.test", "luis@shop.test"].map((email) => signedIn(openDb(d1), "free", { email })),
);
const read = ({ db }: Platform) => db.$client.prepare('select 1 from "shops" limit 1').raw();
const write = ({ db }: Platform) => db.$client.prepare("update users set name = name").run();

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

test("A write waits for the session, whatever the hint says", async () => {
  const notes = await visit(ana!, { method: "POST" }, read);
  expect(notes.slice(0, 3)).toEqual([
    '"sessions" asked',
    '"sessions" answered',
    "work for ana@shop.test",
  ]);
});
