import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import { join, password, post, signIn } from "../../support/join.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const change = (cookie: string, newPassword: string) =>
  post(app(), "/account/password", { currentPassword: password, newPassword }, { as: { cookie } });
const sessionsOf = (email: string) =>
  app()
    .db.select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));

test("Leaves no session opened with the old password at the same time as it changes (R6)", {
  timeout: 600_000,
}, async () => {
  for (let left = tries(3); left > 0; left--) {
    const { email, cookie } = await join(app());
    const [changed] = await Promise.all([
      change(cookie, "a new long one"),
      ...Array.from({ length: 7 }, () => signIn(app(), email)),
    ]);
    const stayed = (await sessionsOf(email)).length;
    tally(8, changed.status === 302 && stayed !== 1 ? stayed : 0);
    expect([changed.headers.get("location"), stayed]).toEqual(["/account?done=password", 1]);
  }
});

test("Rejects one of two password changes at the same time (R6)", {
  timeout: 600_000,
}, async () => {
  for (let left = tries(3); left > 0; left--) {
    const { email, cookie } = await join(app());
    const answers = await Promise.all(
      ["the first new one", "the second new one"].map((one) => change(cookie, one)),
    );
    const statuses = answers.map(({ status }) => status);
    // 401: the first was done before the second was let in, and had given the session its new
    // token.
    const one =
      statuses.filter((status) => status === 302).length === 1 &&
      statuses.some((status) => status === 422 || status === 401);
    tally(2, one ? 0 : 1);
    expect(one).toBe(true);
    const kept = ["the first new one", "the second new one"][statuses.indexOf(302)]!;
    expect((await signIn(app(), email, kept)).status).toBe(302);
  }
});
