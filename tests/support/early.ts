import { RouterContextProvider } from "react-router";
import { findViewer } from "#app/features/account/session/find-viewer.server.ts";
import { loadViewer } from "#app/features/account/session/identity.server.ts";
import { hintCookie } from "#app/features/account/session/viewer-hint.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Person } from "./people.ts";
import { authSecret } from "./secret.ts";

/** The database, whose statements note when they are asked and answered. */
function noting(d1: D1Database, notes: string[]): D1Database {
  const noted = (statement: D1PreparedStatement, name: string): D1PreparedStatement => {
    const ask = async <Answer>(asked: Promise<Answer>) => {
      notes.push(`${name} asked`);
      await new Promise((tick) => setTimeout(tick, 100));
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

/** What a request is answered with: its context, and the platform whose database takes notes. */
export type Visited = {
  context: RouterContextProvider;
  request: Request;
  platform: Platform;
  notes: string[];
};
type Expected = {
  hinted?: Person;
  init?: RequestInit;
  /** What happens between the last request and this one. */
  before?: () => Promise<void>;
};

/** A request of somebody who is expected to be `hinted`; what happened, in its order. */
export async function visitEarly(
  d1: D1Database,
  person: Person,
  { hinted = person, init = {}, before }: Expected,
  answer: (visited: Visited) => Promise<unknown>,
): Promise<string[]> {
  const notes: string[] = [];
  const [quiet, db] = [openDb(d1), openDb(noting(d1, notes))];
  const platform = { config: { authSecret }, db, now: Date.now } as unknown as Platform;
  const { viewer } = await findViewer(
    { ...platform, db: quiet },
    new Headers({ cookie: hinted.cookie }),
    Promise.resolve(false),
  );
  await before?.();
  const headers = new Headers(init.headers);
  headers.set("cookie", person.cookie);
  const hint = await hintCookie(headers, viewer!, authSecret);
  headers.set("cookie", `${person.cookie}; ${hint!.split(";")[0]}`);
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  const request = new Request("http://llave.test/", { ...init, headers });
  const args = { context, request, params: {} } as unknown as Parameters<typeof loadViewer>[0];
  const ended = loadViewer(args, async () => {
    await answer({ context, request, platform, notes });
    notes.push("answer");
    return new Response();
  });
  await Promise.resolve(ended).catch((error: unknown) => {
    if (!(error instanceof Response)) throw error;
    notes.push(`to ${error.headers.get("location")}`);
  });
  return notes;
}

export const read = ({ db }: Platform) => db.$client.prepare('select 1 from "shops" limit 1').raw();
export const write = ({ db }: Platform) => db.$client.prepare("update users set name = name").run();
