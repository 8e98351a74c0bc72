import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { addresses, somewhere } from "../support/access/addresses.ts";
import { openApp } from "../support/app.ts";
import { full } from "../support/full.ts";
import { stolen } from "../support/hostile/stolen.ts";
import { strangers } from "../support/hostile/strangers.ts";
import { fromElsewhere, password } from "../support/join.ts";
import { type Person, signedIn } from "../support/people.ts";
import { tally } from "../support/tally.ts";

// Invariants of every address in the build, so also of addresses added later. The fast suite
// combines each address with one cross-site header, tier and person in turn; LLAVE_FULL=1 tries
// all.

const app = openApp();
const entryPoints = addresses().flatMap(({ path }) => [
  somewhere(path),
  path === "/" ? "/_root.data" : `${somewhere(path)}.data`,
]);

/** All of them, or the one whose turn it is. */
const inTurn = <One>(all: readonly One[], turn: number): readonly One[] =>
  full ? all : [all[turn % all.length]!];

test("Rejects a cross-site POST (S5)", { timeout: 300_000 }, async () => {
  const person = await signedIn(app().db, "premium", { isAdmin: true });
  const through: string[] = [];
  let tried = 0;
  for (const [n, address] of entryPoints.entries()) {
    for (const headers of inTurn(strangers, n)) {
      const answer = await app().visit(address, {
        as: person,
        method: "POST",
        body: new URLSearchParams({ name: "Evil" }),
        headers,
      });
      tried++;
      if (answer.status !== 403)
        through.push(`${answer.status} ${address} ${JSON.stringify(headers)}`);
    }
  }
  tally(tried, through.length);
  expect(through).toEqual([]);
});

async function standing({ id }: Person) {
  const { db } = app();
  const [[profile], [user]] = await db.batch([
    db.select().from(profiles).where(eq(profiles.id, id)),
    db.select().from(users).where(eq(users.id, id)),
  ]);
  // A name is theirs to set, and raises the version.
  const { name: _, updatedAt: __, version: ___, ...rest } = user!;
  return { profile, user: rest };
}

test("Ignores fields that are not the user's to set (S3)", { timeout: 300_000 }, async () => {
  const taken: string[] = [];
  let tried = 0;
  // A page and its data stand beside each other, so the turn comes every two.
  for (const [n, address] of entryPoints.entries()) {
    for (const tier of inTurn(["free", "premium"] as const, n >> 1)) {
      tried++;
      const person = await signedIn(app().db, tier);
      const before = await standing(person);
      const form = {
        email: person.email,
        password,
        name: "Root",
        tier: "premium",
        plan: "premium",
        ...stolen,
      };
      const answer = await app().visit(address, { as: person, form, headers: fromElsewhere() });
      if (answer.status >= 500) taken.push(`${answer.status} ${address}`);
      if (JSON.stringify(await standing(person)) !== JSON.stringify(before))
        taken.push(`${tier} ${address}`);
    }
  }
  tally(tried * Object.keys(stolen).length, taken.length);
  expect(taken).toEqual([]);
});

/** Lists the faults of a response's policy. */
function faults(path: string, headers: Headers, html: string): string[] {
  const policy = headers.get("content-security-policy") ?? "none";
  if (policy === "default-src 'none'; sandbox; frame-ancestors 'none'") return [];
  const of = (name: string) => policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";
  const nonce = /'nonce-([^']+)'/.exec(of("script-src"))?.[1];
  const rules: [boolean, string][] = [
    [/^default-src '(self|none)'/.test(of("default-src")), "no default-src"],
    [
      !/unsafe-inline|'unsafe-eval'|https?:\/\/(?!www\.youtube-nocookie\.com|(checkout|billing)\.stripe\.com)|\*/.test(
        policy,
      ),
      "too wide",
    ],
    [
      !policy.includes("wasm-unsafe-eval") || /^\/(premium|ai-chat)/.test(path),
      "WebAssembly elsewhere than in the chat",
    ],
    [!of("frame-src") || path.startsWith("/videos"), "frames elsewhere than among the videos"],
    [
      of("object-src") === "object-src 'none'" || of("default-src") === "default-src 'none'",
      "objects",
    ],
    [
      [...html.matchAll(/<script\b[^>]*>/g)].every(
        ([tag]) => nonce && tag.includes(`nonce="${nonce}"`),
      ),
      "a script without the nonce",
    ],
    [
      !/<[a-z][^>]*\s(style|on[a-z]+)="/i.test(html.replace(/<script\b.*?<\/script>/gs, "")),
      "style or handler in the page",
    ],
    [headers.get("x-content-type-options") === "nosniff", "no nosniff"],
    [of("frame-ancestors") === "frame-ancestors 'none'", "may be framed"],
  ];
  return rules.filter(([holds]) => !holds).map(([, what]) => what);
}

test("Sends every response with a policy, its own nonce, and nothing inline, errors too (S9)", {
  timeout: 300_000,
}, async () => {
  const { db } = app();
  const people = [
    undefined,
    await signedIn(db),
    await signedIn(db, "premium"),
    await signedIn(db, "free", { isAdmin: true }),
  ];
  const wrong: string[] = [];
  const nonces: string[] = [];
  let tried = 0;
  const look = async (name: string, answer: Response) => {
    tried++;
    const html = answer.headers.get("content-type")?.includes("html") ? await answer.text() : "";
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    if (nonce) nonces.push(nonce);
    for (const what of faults(name.split(" ")[1]!, answer.headers, html))
      wrong.push(`${answer.status} ${name}: ${what}`);
  };
  for (const [n, address] of entryPoints.entries()) {
    for (const as of inTurn(people, n)) {
      await look(`GET ${address}`, await app().visit(address, { as }));
      await look(
        `POST ${address}`,
        await app().visit(address, { as, form: {}, headers: fromElsewhere() }),
      );
    }
  }
  for (const headers of strangers)
    await look(
      "POST /login",
      await app().visit("/login", { method: "POST", body: "x=1", headers }),
    );
  tally(tried, wrong.length);
  expect(wrong).toEqual([]);
  expect(new Set(nonces).size).toBe(nonces.length);
});
