import { existsSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect } from "vitest";
import { openServer } from "../../../bench/server.ts";
import { fillForum, nthTopic } from "../../../bench/site-world.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type Person,
} from "../../../bench/world.ts";
import { bridgedD1 } from "../../../scripts/local/bridged-d1.ts";
import { full } from "../../support/full.ts";
import { fromElsewhere } from "../../support/join.ts";
import { freePort } from "../../support/machine/free-port.ts";
import { weakenPasswords } from "../../support/machine/weak-build.ts";
import { openWindow } from "../window.ts";
import type { Binding, Case, Form, World } from "./case.ts";

/** Origin of the server; its free port is chosen before the start, as it is part of `APP_URL`. */
export let origin: string;

/** A fault at one call of a request; `nth` numbers the faults of a test. */
export type Fault = {
  binding: Binding;
  at: number;
  how: "fails" | "does it and fails" | "hangs" | "late";
  nth: number;
};
export type Place = Pick<Fault, "binding" | "at">;
export type Answer = Awaited<ReturnType<typeof ask>>;

let server: Miniflare;
export let d1: D1Database;
export let world: World;

/** Starts the production build with wrapped bindings before the tests of a file, and fills it. */
export function openFaultyServer(): void {
  beforeAll(async () => {
    const folder = path.resolve("tests/torture/faults");
    const port = await freePort();
    origin = `http://localhost:${port}`;
    expect(existsSync("build/server/index.js")).toBe(true);
    server = await openServer("app", {
      port,
      silent: true,
      around: ["entry.js", "faulty.js"].map((name) => path.join(folder, name)),
      change: (workers) => {
        weakenPasswords(workers);
        openWindow(path.resolve("tests/support/bridge/bridge.js"), workers);
      },
    });
    await openDatabase(server);
    d1 = bridgedD1((body) => fetch(`${origin}/window`, { method: "POST", body }));
    const [diamond, free, admin] = [
      await makePerson(d1, "premium"),
      await makePerson(d1, "free"),
      await makePerson(d1, "free", true),
    ];
    await fillShop(d1, diamond.id);
    await fillJobs(d1, diamond.id, 30);
    await fillForum(d1, diamond.id, 60);
    const jobId = nthJob(5);
    const [quoteId] = await fillQuotes(d1, diamond.id, jobId);
    world = { diamond, free, admin, jobId, quoteId: quoteId!, topicId: nthTopic(2) };
  }, 60_000);
  afterAll(() => server.dispose());
}

/** Sends a request, with a fault in one of its calls if given. */
export async function ask(
  one: Case,
  as: Person | undefined,
  fault?: Fault,
  form: Form | undefined = one.form?.(world),
) {
  const headers = new Headers({
    accept: "text/html",
    ...fromElsewhere(),
    ...(as && { cookie: as.cookie }),
  });
  if (fault) headers.set("x-fault", JSON.stringify(fault));
  if (form) headers.set("origin", origin);
  const body = form instanceof FormData ? form : form && encoded(form);
  const answer = await fetch(origin + one.path(world), {
    headers,
    redirect: "manual",
    ...(body && { method: "POST", body }),
  });
  const calls = JSON.parse(answer.headers.get("x-calls") ?? "{}") as Partial<
    Record<Binding, number>
  >;
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { status: answer.status, policy, text: await answer.text(), calls, form };
}

function encoded(form: Record<string, string | string[]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}

/** The calls of one request that can fail: all of them, or the first and last of each binding. */
export async function placesOf(one: Case, as: Person | undefined): Promise<Place[]> {
  const { calls } = await ask(one, as);
  return Object.entries(calls).flatMap(([binding, count]) =>
    Array.from({ length: count }, (_, n) => ({ binding: binding as Binding, at: n + 1 })).filter(
      ({ at }) => full || at === 1 || at === count,
    ),
  );
}

export const personOf = (name: "visitor" | keyof World | undefined) =>
  name && name !== "visitor" ? (world[name as "free"] as Person) : undefined;

/** How many delayed calls have completed. */
export const landed = async (): Promise<number> =>
  Number((await fetch(`${origin}/robots.txt`)).headers.get("x-landed"));
