import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { makeInvitation } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const seats = 10;

const membersOf = ({ shopId }: Person) =>
  app().db.select().from(shopMembers).where(eq(shopMembers.shopId, shopId));

/** An owner whose shop has this many free seats. */
async function ownerWithFree(free: number): Promise<Person> {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  for (let at = 1; at < seats - free; at++) await signedIn(db, "free", { worksAt });
  return owner;
}

test("Refuses the eleventh person, and keeps the shop of whoever it refuses", async () => {
  const owner = await ownerWithFree(0);
  const person = await signedIn(app().db, "premium");
  const { path } = await makeInvitation(app().db, { by: owner, email: person.email });
  const answer = await app().visit(path, { as: person });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("no free seat");
  expect((await app().visit(path, { as: person, form: {} })).status).toBe(409);
  expect(await membersOf(owner)).toHaveLength(seats);
  expect(await app().db.select().from(shops).where(eq(shops.ownerId, person.id))).toHaveLength(1);
});

test("Of fifty people who accept at once, as many join as seats are free", async () => {
  const owner = await ownerWithFree(3);
  const invited = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const as = await signedIn(app().db);
      return { as, ...(await makeInvitation(app().db, { by: owner, email: as.email })) };
    }),
  );
  const answers = await Promise.all(
    invited.map(({ as, path }) => app().visit(path, { as, form: {} })),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([302, 409]);
  const joined = answers.filter(({ status }) => status === 302).length;
  const members = (await membersOf(owner)).length;
  tally(invited.length, Math.abs(joined - 3));
  expect({ joined, members }).toEqual({ joined: 3, members: seats });
});

test("An invitation accepted twice at once makes one member", async () => {
  const owner = await ownerWithFree(5);
  const as = await signedIn(app().db, "premium");
  const { path } = await makeInvitation(app().db, { by: owner, email: as.email });
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => app().visit(path, { as: { ...as }, form: {} })),
  );
  const wrong = answers.filter(({ status }) => status >= 500).length;
  const mine = (await membersOf(owner)).filter(({ userId }) => userId === as.id);
  tally(answers.length, wrong + Math.abs(mine.length - 1));
  expect({ wrong, mine: mine.length }).toEqual({ wrong: 0, mine: 1 });
});
