import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { listAudit } from "#app/features/admin/audit/audit.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const admin = (name = "Daniel Soto") => signedIn(app().db, "free", { isAdmin: true, name });
const read = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const rowsIn = (html: string) => html.split('<tr role="row"').slice(2);

test("Shows actor, action, subject and changed facts, and the id of a deleted user", async () => {
  const [as, person] = [
    await admin("Daniela Audit"),
    await signedIn(app().db, "free", { name: "Hugo Subject" }),
  ];
  await app().visit(`/admin/users/${person.id}/plan`, { as, form: { tier: "premium" } });
  const path = `/admin/audit?person=${person.id}`;
  const [row] = rowsIn(await read(as, path));
  for (const word of ["Daniela Audit", "Set the plan", "Hugo Subject", "No plan → ", "Diamond"])
    expect(row).toContain(word);
  await app().db.delete(users).where(eq(users.id, person.id));
  const [later] = rowsIn(await read(as, path));
  expect(later).toContain(person.id);
  expect(later).not.toContain("Hugo Subject");
});

test("Names the changes to sources and posts in both languages", async () => {
  const as = await admin();
  const facts = { name: "Motor Hoy", language: "en", active: true };
  const entry = { actorId: as.id, subjectId: newId(), now: Date.now() };
  await auditEntry(app().db, {
    ...entry,
    action: "source.changed",
    before: facts,
    after: { ...facts, language: "es" },
  });
  await auditEntry(app().db, { ...entry, action: "post.hidden", after: { reason: "Publicidad" } });
  const path = `/admin/audit?person=${as.id}&as=actor`;
  const said = {
    en: ["Changed a news source", "English → Spanish", "Hid a post"],
    es: ["Cambió una fuente", "Inglés → Español", "Ocultó"],
  };
  for (const lng of ["en", "es"] as const) {
    const html = (await read(as, `${path}&lng=${lng}`)).replaceAll("<!-- -->", "");
    const [table] = /<tbody.*<\/tbody>/s.exec(html)!;
    for (const words of [...said[lng], "Publicidad", "Motor Hoy"]) expect(table).toContain(words);
    // The name and that it is active did not change.
    expect(table).not.toMatch(/source\.changed|Motor Hoy →|(Active|Activa):/);
  }
});

test("Filters by subject or actor, and lists every entry exactly once across pages", async () => {
  const [as, other] = [await admin(), await admin()];
  const at = Date.UTC(2026, 0, 1);
  for (let n = 0; n < 70; n++) {
    const [actorId, subjectId] = n % 2 ? [as.id, newId()] : [other.id, as.id];
    await auditEntry(app().db, { actorId, action: `test.n${n}` as never, subjectId, now: at + n });
  }
  await auditEntry(app().db, {
    actorId: other.id,
    action: "test.apart" as never,
    subjectId: other.id,
    now: at + 100,
  });
  const seen = async (query: string) => {
    const html = await read(as, `/admin/audit?person=${as.id}${query}`);
    return [...html.matchAll(/test\.(\w+)</g)].map(([, n]) => n!);
  };
  const every = (from: number) => Array.from({ length: 35 }, (_, n) => `n${from - 2 * n}`);
  expect(await seen("&show=60")).toEqual(every(68));
  expect(await seen("&as=actor&show=60")).toEqual(every(69));
  const lines = await listAudit(app().db, { person: as.id });
  expect(await seen(`&before=${lines.next}`)).toEqual(every(68).slice(30));
});

test("Filters by action and by days of the reader's zone, also on later pages and in the form", async () => {
  const as = await admin();
  as.cookie += "; tz=America/Chicago";
  const entry = (action: "video.added" | "video.removed", at: string, title: string) =>
    auditEntry(app().db, {
      actorId: as.id,
      action,
      subjectId: newId(),
      after: { title },
      now: Date.parse(at),
    });
  await entry("video.added", "2025-03-10T04:59:00Z", "Late on the 9th");
  await entry("video.added", "2025-03-10T05:00:00Z", "First of the 10th");
  await entry("video.removed", "2025-03-10T12:00:00Z", "Removed on the 10th");
  await entry("video.added", "2025-03-11T05:00:00Z", "First of the 11th");
  const titles = async (query: string) => {
    const html = await read(as, `/admin/audit?${query}`);
    return rowsIn(html).flatMap(
      (row) => row.match(/(Late|First|Removed) (on|of) the \d+th/)?.[0] ?? [],
    );
  };
  const tenth = "from=2025-03-10&to=2025-03-10";
  expect(await titles(tenth)).toEqual(["Removed on the 10th", "First of the 10th"]);
  expect(await titles(`${tenth}&action=video.added`)).toEqual(["First of the 10th"]);
  expect(await titles(`${tenth}&person=${as.id}&as=actor`)).toHaveLength(2);
  expect(await titles("to=2025-03-09&action=video.added")).toEqual(["Late on the 9th"]);
  const none = await read(as, "/admin/audit?from=2025-03-12&to=2025-03-12");
  expect(none).toContain("No entries match this filter.");
  expect(none).toContain('value="2025-03-12"');
});

test("Refuses to change, delete or overwrite entries, even by SQL", async () => {
  const as = await admin();
  const entry = { actorId: as.id, action: "test.kept" as never, subjectId: as.id, now: Date.now() };
  await auditEntry(app().db, entry);
  const [line] = await app().db.select().from(auditLog).where(eq(auditLog.actorId, as.id));
  const { d1 } = app();
  for (const sql of [
    "update audit_log set actor_id = 'somebody'",
    `delete from audit_log where id = '${line!.id}'`,
    `insert or replace into audit_log (id, actor_id, action, subject_id, at) values ('${line!.id}', 'x', 'x', 'x', 0)`,
  ])
    await expect(d1.prepare(sql).run()).rejects.toThrow(/append only/);
  expect(await app().db.select().from(auditLog).where(eq(auditLog.actorId, as.id))).toEqual([line]);
});

test("Ignores invalid filters in the address", async () => {
  const as = await admin();
  for (const query of [
    "before=x",
    "person='--",
    "before[]=1",
    `person=${"a".repeat(5_000)}`,
    "person=%00",
    "from=2025-02-30&to=x&action=user.unknown",
  ])
    expect((await app().visit(`/admin/audit?${query}`, { as })).status).toBe(200);
});

test("Finds entries by the name or address of whoever is in them", async () => {
  const as = await admin("Xiomara Audit");
  const person = await signedIn(app().db, "free", { name: "Zacarías Subject" });
  for (const tier of ["premium", "medium"])
    await app().visit(`/admin/users/${person.id}/plan`, { as, form: { tier } });
  const found = async (query: string) => rowsIn(await read(as, `/admin/audit?${query}`)).length;
  expect(await found("q=zacarias")).toBe(2);
  expect(await found("q=Xiomara")).toBe(2);
  expect(await found(`q=${encodeURIComponent(person.email)}`)).toBe(2);
  expect(await found("q=zacarias&action=user.admin")).toBe(0);
  expect(await read(as, "/admin/audit?q=nobody-of-this-name")).toContain(
    "No entries match this filter.",
  );
});
