import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
type Record = { job: string; quote: string };
type Who = "visitor" | "free" | "bronze" | "bronze ended" | "diamond" | "diamond ended" | "admin";

const people = {} as { [name in Who]: Person | undefined };
/** Records of each person; the free member's date from an earlier plan. */
const own = {} as { [name in Who]: Record };
let anothers: Record;

async function records(owner: Person): Promise<Record> {
  const { db } = app();
  const job = await makeJob(db, { owner });
  await makeShop(db, owner);
  return { job: job.id, quote: (await makeQuote(db, { owner, job })).id };
}

beforeAll(async () => {
  const { db } = app();
  Object.assign(people, {
    visitor: undefined,
    free: await signedIn(db, "free"),
    bronze: await signedIn(db, "medium"),
    "bronze ended": await lapsed(db, "medium"),
    diamond: await signedIn(db, "premium"),
    "diamond ended": await lapsed(db, "premium"),
    admin: await signedIn(db, "free", { isAdmin: true }),
  });
  anothers = await records(await signedIn(db, "premium"));
  for (const [name, person] of Object.entries(people))
    own[name as Who] = person ? await records(person) : anothers;
});

const missing = (): Record => ({ job: newId(), quote: newId() });
const malformed: Record = { job: "no-job'--", quote: "%00" };

const form = () => ({
  id: newId(),
  description: "x",
  laborHours: "1",
  diagnostic: "x",
  status: "approved",
});
const post = (path: string, as: Person | undefined) => app().visit(path, { as, form: form() });
const tell = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return `${status} ${headers.get("location") ?? ""}`.trim();
};

// Every address of a job's page below the job itself; those that take a quote, and those that are
// only posted to.
const pages = [
  "diagnostic",
  "quotes/new",
  "quotes/Q/edit",
  "quotes/Q/delete",
  "quotes/Q/duplicate",
  "quotes/Q/status",
] as const;
const at = ({ job, quote }: Record, page: string) =>
  `/repair-cms/${job}${page && `/${page.replace("Q", quote)}`}`;
const members = ["free", "bronze", "bronze ended", "diamond", "diamond ended", "admin"] as const;

test("Redirects visitors to sign in, and answers their writes with 401", async () => {
  for (const record of [anothers, missing(), malformed])
    for (const page of ["", ...pages]) {
      const path = at(record, page);
      expect(await tell(app().visit(path))).toMatch(/^302 \/login\?to=/);
      if (page) expect([page, await tell(post(path, undefined))]).toEqual([page, "401"]);
    }
});

test("every member reads their own jobs, whatever their plan", async () => {
  for (const name of members)
    expect([name, await tell(app().visit(at(own[name], ""), { as: people[name] }))]).toEqual([
      name,
      "200",
    ]);
});

test("Answers the same for another shop's job, a missing one and a malformed id", async () => {
  for (const name of members)
    for (const record of [anothers, missing(), malformed])
      expect([name, await tell(app().visit(at(record, ""), { as: people[name] }))]).toEqual([
        name,
        "404",
      ]);
});

test.each(members.filter((name) => name !== "diamond"))(
  "%s: nothing of a job is written, not even one's own",
  async (name) => {
    for (const record of [own[name], anothers, missing(), malformed])
      for (const page of pages) {
        expect([page, await tell(app().visit(at(record, page), { as: people[name] }))]).toEqual([
          page,
          "302 /premium?from=repair",
        ]);
        expect([page, await tell(post(at(record, page), people[name]))]).toEqual([
          page,
          "302 /premium?from=repair",
        ]);
      }
  },
);

test("A Diamond member opens and edits their own", async () => {
  const as = people.diamond;
  for (const page of pages)
    expect([page, await tell(app().visit(at(own.diamond, page), { as }))]).toEqual([page, "200"]);
  const job = `/repair-cms/${own.diamond.job}`;
  expect(await tell(post(at(own.diamond, "diagnostic"), as))).toBe(`302 ${job}`);
  expect(await tell(post(at(own.diamond, "quotes/new"), as))).toMatch(
    new RegExp(`^302 ${job}#quote-`),
  );
  expect(await tell(post(at(own.diamond, "quotes/Q/duplicate"), as))).toMatch(
    new RegExp(`^302 ${job}#quote-`),
  );
  expect(await tell(post(at(own.diamond, "quotes/Q/status"), as))).toBe("200");
});

test("Another shop's record answers a Diamond member as a missing one", async () => {
  const as = people.diamond;
  const mixed = { job: own.diamond.job, quote: anothers.quote };
  for (const page of pages) {
    const records = page.includes("Q")
      ? [anothers, mixed, missing(), { ...mixed, quote: newId() }, malformed]
      : [anothers, missing(), malformed];
    for (const record of records) {
      // An address that is only posted to shows the job it belongs to, and knows nothing of the
      // quote.
      const shown = record.job === own.diamond.job && /duplicate|status/.test(page) ? "200" : "404";
      expect([page, await tell(app().visit(at(record, page), { as }))]).toEqual([page, shown]);
      expect([page, await tell(post(at(record, page), as))]).toEqual([page, "404"]);
    }
  }
});

test("the data of a page is guarded like the page", async () => {
  const data = (record: Record, as: Person | undefined) =>
    app().visit(`${at(record, "")}.data?_routes=routes%2Frepair%2Fjob`, { as });
  expect((await data(own.diamond, people.diamond)).status).toBe(200);
  expect(await (await data(anothers, people.diamond)).text()).not.toContain("Front brakes");
  expect(await (await data(anothers, undefined)).text()).not.toContain("Front brakes");
  for (const page of ["edit", "delete"]) {
    const path = `${at(anothers, `quotes/Q/${page}`)}.data?_routes=routes%2Frepair%2F${page}-quote`;
    for (const name of ["visitor", ...members] as const)
      expect(await (await app().visit(path, { as: people[name] })).text()).not.toContain("Front");
  }
});
