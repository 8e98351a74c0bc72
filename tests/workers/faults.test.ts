import { existsSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillForum, nthTopic } from "../../bench/forum-world.ts";
import { openServer } from "../../bench/server.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type Person,
} from "../../bench/world.ts";
import { full } from "../support/full.ts";
import { fromElsewhere } from "../support/join.ts";
import { tally } from "../support/tally.ts";
import {
  type Binding,
  type Case,
  type Form,
  reads,
  type World,
  writes,
} from "../torture/faults/cases.ts";

// R3: every call that a request makes to the database, the files, the models or Stripe goes wrong
// once, in every way, on the unmodified production build with wrapped bindings. The fast suite
// breaks the first and the last call of each, and lets the last one of some be late; LLAVE_FULL=1
// every one of all.

const port = 8_600 + (process.pid % 300);
const origin = `http://localhost:${port}`;
const ways = ["fails", "does it and fails"] as const;
type Fault = {
  binding: Binding;
  at: number;
  how: (typeof ways)[number] | "hangs" | "late";
  nth: number;
};
let server: Miniflare;
let d1: D1Database;
let world: World;

beforeAll(async () => {
  const folder = path.resolve("tests/torture/faults");
  expect(existsSync("build/server/index.js")).toBe(true);
  server = await openServer("app", {
    port,
    silent: true,
    around: ["entry.js", "faulty.js"].map((name) => path.join(folder, name)),
  });
  d1 = await openDatabase(server);
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

async function ask(
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

/** The places of one request at which something can be made to fail. */
async function placesOf(one: Case, as: Person | undefined): Promise<Omit<Fault, "how" | "nth">[]> {
  const { calls } = await ask(one, as);
  return Object.entries(calls).flatMap(([binding, count]) =>
    Array.from({ length: count }, (_, n) => ({ binding: binding as Binding, at: n + 1 })).filter(
      ({ at }) => full || at === 1 || at === count,
    ),
  );
}

const personOf = (name: "visitor" | keyof World | undefined) =>
  name && name !== "visitor" ? (world[name as "free"] as Person) : undefined;

/**
 * What is torn: rows without what they belong to, or with sums that do not match, and logos that
 * are not there.
 */
async function torn(): Promise<number> {
  const shop = await d1
    .prepare("select logo_file as logo from shop_settings")
    .first<{ logo: string | null }>();
  const logo =
    shop?.logo &&
    (await fetch(`${origin}/repair-cms/logo/${shop.logo}`, {
      headers: { cookie: world.diamond.cookie },
    }));
  await (logo || undefined)?.body?.cancel();
  if (logo && !logo.ok) return 1;

  const found = await d1
    .prepare(`select
      (select count(*) from repair_materials m where not exists (select 1 from repair_quotes q where q.user_id = m.user_id and q.id = m.quote_id))
      + (select count(*) from repair_quotes q where not exists (select 1 from repair_jobs j where j.user_id = q.user_id and j.id = q.job_id))
      + (select count(*) from repair_quotes q where q.parts_cost <>
          (select coalesce(sum(m.total_price), 0) from repair_materials m where m.user_id = q.user_id and m.quote_id = q.id))
      + (select count(*) from users u where not exists (select 1 from profiles p where p.id = u.id))
      + (select count(*) from users u where u.email like 'new-%' and not exists (select 1 from accounts a where a.user_id = u.id)) as n`)
    .first<{ n: number }>();
  return found!.n;
}

const written = [
  "repair_jobs",
  "repair_quotes",
  "repair_materials",
  "discussion_topics",
  "discussion_replies",
  "users",
  "profiles",
  "accounts",
  "news_sources",
];

/** How many rows there are of everything that the writes make. */
async function rows(): Promise<string> {
  return JSON.stringify(
    await d1
      .prepare(
        `select ${written.map((table) => `(select count(*) from ${table}) as ${table}`).join()}`,
      )
      .first(),
  );
}

/** What stands in the tables that the writes change, but for when. */
async function content(): Promise<string[]> {
  const lines: string[] = [];
  for (const table of ["shop_settings", ...written]) {
    const { results } = await d1.prepare(`select * from ${table}`).all<Record<string, unknown>>();
    for (const { updated_at: _, ...row } of results) lines.push(`${table} ${JSON.stringify(row)}`);
  }
  return lines;
}

const differences = (before: string[], after: string[]): string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
];

/** How many calls that were late are done by now. */
const landed = async (): Promise<number> =>
  Number((await fetch(`${origin}/robots.txt`)).headers.get("x-landed"));

/** What is wrong with an answer to a request that was broken at this place, if anything. */
function misjudged(
  one: Case,
  place: { binding: Binding; at: number },
  { status, policy, text }: Awaited<ReturnType<typeof ask>>,
) {
  // Whatever breaks, a page has its policy (S9).
  if (/<html/.test(text) && !/script-src ('none'|[^;]*'nonce-)|^default-src 'none'/.test(policy))
    return "without a policy";
  if (status < 500 || one.says?.test(text)) return undefined;
  // The page that a write answers with is read anew; what cannot be read of it has a sentence of
  // its own.
  if (one.form && /Error loading/.test(text)) return undefined;
  // A script reads no pages: it shows the page for what breaks by itself.
  if (one.script) return undefined;
  // The first question is who asks: when nobody knows, the page is not begun, and the page for what
  // breaks has the request's number.
  const whoAsks = place.binding === "DB" && place.at === 1;
  if (one.says && !whoAsks) return "without the specification's sentence";
  return /data-request|role="alert"/.test(text) ? undefined : `unhandled: ${text.slice(0, 60)}`;
}

/**
 * Whether a page says something of someone else's; what they have typed themselves, and their own
 * address, are theirs.
 */
function leaks(text: string, reader: Person | undefined, form: Form | undefined): boolean {
  const typed = form && !(form instanceof FormData) ? Object.values(form).flat() : [];
  const others = [...typed, reader?.email ?? ""]
    .filter((own) => own.length > 10)
    .reduce((left, own) => left.replaceAll(own, ""), text);
  return /Corolla|Rattle|@shop\.test/.test(others);
}

/** Those whom an address is not for, while something fails: they see nothing and change nothing. */
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

test.each(reads)("$name, read while something fails", { timeout: 600_000 }, async (one) => {
  const as = personOf(one.as);
  const { tried, wrong } = await intrude(one);
  const places = await placesOf(one, as);
  for (const [nth, place] of places.entries()) {
    const answer = await ask(one, as, { ...place, how: "fails", nth });
    const problem = misjudged(one, place, answer);
    if (problem) wrong.push(`${problem}, ${place.binding} ${place.at}: ${answer.status}`);
  }
  tally(tried + places.length, wrong.length);
  expect(wrong, wrong.join("\n")).toEqual([]);
});

test.each(writes)("$name, written while something fails", { timeout: 600_000 }, async (one) => {
  const as = personOf(one.as);
  const { tried, wrong } = await intrude(one);
  const places = await placesOf(one, as);
  for (const how of ways) {
    for (const [nth, place] of places.entries()) {
      const before = await rows();
      const answer = await ask(one, as, { ...place, how, nth });
      const where = `${how}, ${place.binding} ${place.at}: ${answer.status}`;
      const problem = misjudged(one, place, answer);
      if (problem) wrong.push(`${problem}, ${where}`);
      if (answer.status >= 500 && how === "fails" && !one.resumes && (await rows()) !== before)
        wrong.push(`refused and yet written, ${where}`);
      if ((await torn()) > 0) wrong.push(`torn, ${where}`);
      const again = await ask(one, as, undefined, answer.form);
      if (again.status >= 500) wrong.push(`cannot be sent again: ${again.status}, ${where}`);
      // What was begun is finished by the second try, or had been whole: then an account "exists
      // already".
      if ((await torn()) > 0) wrong.push(`torn when sent again, ${where}`);
      const once = await rows();
      const third = await ask(one, as, undefined, answer.form);
      if (third.status < 400 && (await rows()) !== once) wrong.push(`doubled, ${where}`);
    }
  }
  tally(tried + places.length * ways.length, wrong.length);
  expect(wrong, wrong.join("\n")).toEqual([]);
});

// What was given up on waits in the database's queue and is done later. Meanwhile the form was sent
// again, or another one.
test.each(writes.filter(({ other }) => full || other))(
  "$name, written late",
  { timeout: 600_000 },
  async (one) => {
    const wrong: string[] = [];
    const as = personOf(one.as);
    const calls = (await placesOf(one, as)).filter(({ binding }) => binding === "DB");
    const places = full ? calls : calls.slice(-1);
    for (const [nth, place] of places.entries()) {
      const before = await landed();
      const answer = await ask(one, as, { ...place, how: "late", nth });
      // what was done at an earlier place has made this call unnecessary
      if ((answer.calls.DB ?? 0) < place.at) continue;
      const where = `DB ${place.at}: ${answer.status}`;
      const problem = misjudged(one, place, answer);
      if (problem) wrong.push(`${problem}, ${where}`);
      const again = await ask(one, as, undefined, one.other?.(world) ?? answer.form);
      if (again.status >= 500) wrong.push(`cannot be sent again: ${again.status}, ${where}`);
      const settled = await content();
      await expect.poll(landed, { timeout: 20_000 }).toBeGreaterThan(before);
      const undone = differences(settled, await content());
      if (undone.length > 0) wrong.push(`changed by what came late, ${where}`, ...undone);
      if ((await torn()) > 0) wrong.push(`torn, ${where}`);
    }
    tally(places.length, wrong.length);
    expect(wrong, wrong.join("\n")).toEqual([]);
  },
);

// Each takes as long as the reader's patience: many at once, and only when there is time.
test.runIf(full)(
  "a service that hangs is given up on, and the page says its sentence",
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
          const problem = answer ? misjudged(one, place, answer) : "no answer for four minutes";
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

// Far longer than a slow machine takes, and far shorter than the ten minutes for which the service
// hangs.
const late = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 240_000));
