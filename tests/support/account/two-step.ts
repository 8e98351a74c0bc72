import { eq } from "drizzle-orm";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { App } from "../app.ts";
import { join, post } from "../join.ts";
import { setUpPhone } from "./authenticator.ts";

/** Two-step sign-in of the app under test. */
export function twoStepOf(app: () => App) {
  const idOf = async (email: string) =>
    (await app().db.select().from(users).where(eq(users.email, email)).get())!.id;
  return {
    idOf,
    /** When the account got its first second factor. */
    sinceOf: async (email: string) =>
      (await app()
        .db.select()
        .from(profiles)
        .where(eq(profiles.id, await idOf(email)))
        .get())!.twoFactorSince,
    /** The second step of a sign-in, with the cookie of the first. */
    stepWith: (pending: string, code: string, more: Record<string, string> = {}) =>
      post(app(), "/login/code", { code, ...more }, { as: { cookie: pending } }),
    /** A member with an authenticator app, and the session that its set-up renewed. */
    protectedPerson: async () => {
      const as = await join(app());
      const phone = await setUpPhone(app(), as); // sets the renewed cookie of `as`
      return { ...as, ...phone };
    },
  };
}
