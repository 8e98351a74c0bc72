import { beforeAll, describe, expect, test } from "vitest";
import { accessTable, open, roles } from "../support/access/access-table.ts";
import {
  fill,
  type Ids,
  makeAccessWorld,
  people,
  records,
  snapshot,
  stranger,
} from "../support/access/access-world.ts";
import { addresses } from "../support/access/addresses.ts";
import { openApp } from "../support/app.ts";
import { full } from "../support/full.ts";
import { otherMethods, raw } from "../support/machine/raw.ts";

// S1: reads and writes of every address by every role, against the table in access-table.ts.

const app = openApp();
beforeAll(() => makeAccessWorld(app()));

const onRecord = (path: string) => path.includes(":jobId");

describe.each(addresses())("$path", ({ path, hasAction }) => {
  test("Has a row in the access table", () =>
    expect(accessTable[path], `add ${path} to tests/support/access/access-table.ts`).toBeDefined());
  const row = accessTable[path] ?? open;

  // Every role in the full suite only.
  test("Refuses other methods", async () => {
    for (const role of full ? roles : (["visitor", "diamond"] as const))
      for (const address of [fill(path, records[role]), `${fill(path, records[role])}.data`])
        await Promise.all(
          otherMethods.map(async (method) => {
            const cookie = people[role]?.cookie;
            const { status, headers, body } = await raw(
              app().origin,
              method,
              address,
              cookie ? { headers: { cookie } } : {},
            );
            expect([405, 501], `${method} ${address} by ${role}`).toContain(status);
            if (status === 405) expect(headers.allow).toBe("GET, HEAD, POST");
            expect(body).not.toContain("Secret-");
          }),
        );
  });

  test.each(roles)("Read by: %s", async (role) => {
    const answer = await app().visit(fill(path, records[role]), { as: people[role] });
    const allowed = !row.read || row.read.includes(role);
    if (allowed) {
      expect(answer.status).toBeLessThan(500);
      // Without the first step it redirects to the sign-in page.
      const redirects = ["/login/code", "/sign-up"].includes(path);
      if (!redirects)
        expect(answer.headers.get("location") ?? "").not.toMatch(/^\/(login|premium)/);
      return;
    }
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(
      role === "visitor" ? /^\/login\?to=/ : new RegExp(`^${row.otherwise}(\\?from=\\w+)?$`),
    );
  });

  test.each(roles)("Read as data by: %s", async (role) => {
    if (!row.read || row.read.includes(role)) return;
    const answer = await app().visit(`${fill(path, records[role])}.data`, { as: people[role] });
    const body = await answer.text();
    expect(body).not.toContain("Secret-");
    expect([202, 404]).toContain(answer.status);
  });

  if (hasAction && row.write) {
    const forms = [fill, (p: string, ids: Ids) => `${fill(p, ids)}.data`];
    // Outside the full suite one of the two, alternately.
    const turn = row.write.length + path.length;
    const cells = roles.flatMap((role, n) =>
      forms
        .map((fillIn, at) => ({ role, fillIn, at }))
        .filter(({ at }) => full || at === (n + turn) % 2),
    );
    test.each(cells)("Written by: $role, as page or data $at", async ({ role, fillIn }) => {
      const allowed = row.write!.includes(role);
      const before = allowed ? undefined : (lastSeen ?? (await snapshot(app())));
      lastSeen = undefined;
      const answer = await app().visit(fillIn(path, records[role]), { as: people[role], form: {} });
      expect(answer.status).toBeLessThan(500);
      if (allowed) return expect([401, 403]).not.toContain(answer.status);
      if (role === "visitor") expect(answer.status).toBe(401);
      else expect([202, 302]).toContain(answer.status);
      lastSeen = await snapshot(app());
      expect(lastSeen).toEqual(before);
    });
  }

  if (onRecord(path)) {
    const missing = {
      jobId: "01890000-0000-7000-8000-000000000000",
      quoteId: "01890000-0000-7000-8000-000000000001",
      photoId: "01890000-0000-7000-8000-000000000002",
      noteId: "01890000-0000-7000-8000-000000000003",
    };
    const malformed = { jobId: "x'--", quoteId: "%00", photoId: "%00", noteId: "%00" };

    test("Answers another owner's record, a missing one and a malformed id alike", async () => {
      const as = people.diamond;
      const answers = await Promise.all(
        [stranger, missing, malformed].map(async (ids) => {
          const answer = await app().visit(fill(path, ids), { as });
          return { status: answer.status, body: neutral(await answer.text(), ids) };
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]!.body).not.toContain("Secret-");
    });

    if (hasAction)
      test("Refuses to write another owner's record, as if it were missing", async () => {
        const before = await snapshot(app());
        for (const suffix of ["", ".data"]) {
          const statuses = await Promise.all(
            [stranger, missing, malformed].map(
              async (ids) =>
                (await app().visit(fill(path, ids) + suffix, { as: people.diamond, form: {} }))
                  .status,
            ),
          );
          expect(new Set(statuses).size, statuses.join(" ")).toBe(1);
          // An empty form may be refused before the lookup.
          expect([404, 422]).toContain(statuses[0]);
        }
        expect(await snapshot(app())).toEqual(before);
      });
  }
});

/** The last snapshot, while no request since may have changed anything. */
let lastSeen: Awaited<ReturnType<typeof snapshot>> | undefined;

/** A page without its nonces and the ids of its address. */
const neutral = (html: string, ids: Ids) =>
  html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/"[A-Za-z0-9+/]{22}=="/g, "")
    .replaceAll(ids.jobId, "JOB")
    .replaceAll(ids.quoteId, "QUOTE")
    .replaceAll(ids.photoId ?? "none", "PHOTO")
    .replaceAll(ids.noteId ?? "none", "NOTE");
