import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { makeInvitation } from "../../../support/account/invitations.ts";
import { openApp } from "../../../support/app.ts";
import { below, tries } from "../../../support/chance.ts";
import { givePassword, password, post } from "../../../support/join.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { tally } from "../../../support/tally.ts";

// S11: a shop is deleted with its owner's account while it is handed over and someone joins it.

const app = openApp();
const rounds = tries(6);

/** After up to this many milliseconds: checking a password takes most of a deletion. */
const within = (ms: number) => new Promise((resolve) => setTimeout(resolve, below(ms)));

async function makeTeam() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await givePassword(app(), owner.id);
  await makeShop(db, owner);
  await makeJob(db, { owner });
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const advisor = await signedIn(db, "premium", { worksAt });
  await givePassword(app(), advisor.id);
  const invited = await signedIn(db);
  const { path } = await makeInvitation(db, { by: owner, email: invited.email });
  const logo = `logos/${owner.shopId}/${"a".repeat(64)}.png`;
  await app().files.put(logo, "x");
  return { owner, advisor, invited, path, logo };
}
type Team = Awaited<ReturnType<typeof makeTeam>>;

const deleteAccount = async (as: Person, deleteShop: string) =>
  (await post(app(), "/account/delete", { password, confirm: "on", deleteShop }, { as })).status;

/** Describes a broken shop: it must have exactly one owner and its files, or be gone. */
async function findProblem({ owner: { shopId }, logo }: Team): Promise<string | undefined> {
  const { db, files } = app();
  const [[shop], members] = await db.batch([
    db.select().from(shops).where(eq(shops.id, shopId)),
    db.select().from(shopMembers).where(eq(shopMembers.shopId, shopId)),
  ]);
  const hasFile = (await files.head(logo)) !== null;
  if (!shop)
    return members.length > 0 || hasFile ? "the shop is gone, but not all of it" : undefined;
  const [ownerRow] = await db.select().from(users).where(eq(users.id, shop.ownerId));
  const owners = members.filter(({ role }) => role === "owner").map(({ userId }) => userId);
  if (!ownerRow || owners.length !== 1 || owners[0] !== shop.ownerId)
    return `${owners.length} owners`;
  return hasFile ? undefined : "the files are gone, but not the shop";
}

/** Repeats a race of deletions with a hand-over and a join. */
async function race(deletions: (team: Team) => Promise<number>[]): Promise<void> {
  const wrong: string[] = [];
  for (let left = rounds; left > 0; left--) {
    const team = await makeTeam();
    const { owner, advisor, invited, path } = team;
    const answers = await Promise.all([
      ...deletions(team),
      within(250).then(async () => {
        const form = { memberId: advisor.id };
        return (await app().visit("/repair-cms/team/hand-over", { as: owner, form })).status;
      }),
      within(250).then(async () => (await app().visit(path, { as: invited, form: {} })).status),
    ]);
    const problem = answers.some((status) => status >= 500)
      ? `answered ${answers}`
      : await findProblem(team);
    if (problem) wrong.push(problem);
  }
  tally(rounds, wrong.length);
  expect(wrong).toEqual([]);
}

test("Leaves one owner or no shop when its owner deletes the account at that moment", async () => {
  await race(({ owner }) => [deleteAccount(owner, owner.shopId)]);
});

test("Deletes no shop of a new owner whose page did not ask about it", async () => {
  await race(({ advisor }) => [deleteAccount(advisor, "")]);
});

test("Leaves one owner or no shop when both delete their accounts at that moment", async () => {
  await race(({ owner, advisor }) => [
    deleteAccount(owner, owner.shopId),
    deleteAccount(advisor, owner.shopId),
  ]);
});
