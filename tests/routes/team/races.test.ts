import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { below, tries } from "../../support/chance.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// S11: what happens to a team at the same moment as a write, or as another change of the team.

const app = openApp();
const rounds = tries(6);
const soon = () => new Promise((resolve) => setTimeout(resolve, below(30)));

async function makeTeam() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const [advisor, other] = await Promise.all([
    signedIn(db, "premium", { worksAt }),
    signedIn(db, "premium", { worksAt }),
  ]);
  const job = await makeJob(db, { owner });
  return { owner, advisor, other, job };
}

type Team = Awaited<ReturnType<typeof makeTeam>>;

const post = async (as: Person, path: string, form: Record<string, string> = {}) => {
  await soon();
  return (await app().visit(`/repair-cms/${path}`, { as, form })).status;
};
const handOver = (from: Person, to: Person) => post(from, "team/hand-over", { memberId: to.id });

/** The owners of a shop: by its own row, then by its members' rows. */
async function ownersOf({ shopId }: Person): Promise<string[]> {
  const { db } = app();
  const [[shop], members] = await db.batch([
    db.select().from(shops).where(eq(shops.id, shopId)),
    db.select().from(shopMembers).where(eq(shopMembers.shopId, shopId)),
  ]);
  const owners = members.filter(({ role }) => role === "owner").map(({ userId }) => userId);
  return [shop!.ownerId, ...owners];
}

/** Repeats a race, which says what was wrong with it, and counts. */
async function repeat(race: () => Promise<string | undefined>) {
  const wrong: string[] = [];
  for (let left = rounds; left > 0; left--) {
    const problem = await race();
    if (problem) wrong.push(problem);
  }
  tally(rounds, wrong.length);
  expect(wrong).toEqual([]);
}

test("Writes nothing of a removed member after the removal, at the same moment", async () => {
  await repeat(async () => {
    const { db } = app();
    const { owner, advisor, job } = await makeTeam();
    const find = async () =>
      (await db.select().from(repairJobs).where(eq(repairJobs.id, job.id)).get())!;
    const writes = ["completed", "in_progress", "cancelled", "pending"].map((status) =>
      post(advisor, `${job.id}/status`, { status }),
    );
    await post(owner, `team/${advisor.id}/remove`);
    const removedWith = JSON.stringify(await find());
    const answers = await Promise.all(writes);
    if (answers.some((status) => status >= 500)) return `answered ${answers}`;
    return JSON.stringify(await find()) === removedWith ? undefined : "written after the removal";
  });
});

test("Deletes nothing for a member whose role changes at the same moment", async () => {
  await repeat(async () => {
    const { db } = app();
    const { owner, advisor, job } = await makeTeam();
    const there = () => db.select().from(repairJobs).where(eq(repairJobs.id, job.id)).get();
    const deleted = post(advisor, `${job.id}/delete`);
    await post(owner, `team/${advisor.id}/role`, { role: "technician" });
    const before = await there();
    const status = await deleted;
    if (status >= 500) return `answered ${status}`;
    return Boolean(await there()) === Boolean(before) ? undefined : "deleted as a technician";
  });
});

test("Keeps exactly one owner when a shop is transferred to two at once", async () => {
  await repeat(async () => {
    const { owner, advisor, other } = await makeTeam();
    const answers = await Promise.all([handOver(owner, advisor), handOver(owner, other)]);
    const [shop, ...members] = await ownersOf(owner);
    const one = members.length === 1 && members[0] === shop && shop !== owner.id;
    return one && answers.filter((status) => status === 302).length === 1
      ? undefined
      : `${members.length} owners, answered ${answers}`;
  });
});

test("Keeps exactly one owner when the new one's plan ends, leaves or is removed at the same moment", async () => {
  const ends = [
    ({ advisor }: Team) =>
      app()
        .db.update(profiles)
        .set({ subscriptionStatus: "free", subscriptionEndsAt: null, version: 2 })
        .where(eq(profiles.id, advisor.id)),
    ({ advisor }: Team) => post(advisor, "team/leave"),
    ({ owner, advisor }: Team) => post(owner, `team/${advisor.id}/remove`),
  ];
  let round = 0;
  await repeat(async () => {
    const team = await makeTeam();
    const [handed] = await Promise.all([
      handOver(team.owner, team.advisor),
      soon().then(async () => void (await ends[round++ % ends.length]!(team))),
    ]);
    const owners = await ownersOf(team.owner);
    const expected = handed === 302 ? team.advisor.id : team.owner.id;
    return owners.length === 2 && owners.every((id) => id === expected)
      ? undefined
      : `${owners.length - 1} owners, answered ${handed}`;
  });
});
