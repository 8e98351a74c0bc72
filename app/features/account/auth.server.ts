import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { v7 as newId } from "uuid";
import type { Platform } from "#app/platform/platform.server.ts";
import { isLanguage } from "#app/values/language.ts";
import { resetLetter } from "./letters.ts";
import { accounts, profiles, sessions, users, verifications } from "./tables.server.ts";

/** Length of a password in characters. The upper bound keeps hashing cheap to refuse. */
export const passwordLength = { min: 8, max: 128 } as const;

/** A session lasts this many seconds from its last renewal; it is renewed when it is a day old. */
export const sessionLife = 30 * 24 * 60 * 60;

const build = ({ config, db, mail, defer }: Platform) =>
  betterAuth({
    appName: "Llave",
    baseURL: config.appUrl,
    basePath: "/auth",
    secret: config.authSecret,
    database: drizzleAdapter(db, {
      provider: "sqlite",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        const asked = request?.headers.get("accept-language");
        const link = `${config.appUrl}/reset-password?token=${encodeURIComponent(token)}`;
        // Not awaited: the answer must take the same time whether the account exists or not.
        defer(mail.send({ to: user.email, ...resetLetter(link, isLanguage(asked) ? asked : "en") }));
      },
    },
    session: { expiresIn: sessionLife, updateAge: 24 * 60 * 60, cookieCache: { enabled: false } },
    verification: { storeIdentifier: "hashed" },
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            await db
              .insert(profiles)
              .values({ id: user.id, createdAt: new Date(user.createdAt) })
              .onConflictDoNothing();
          },
        },
      },
    },
    // No endpoint of the library is mounted: the routes of this product call it, and guessing is counted there (password-checks).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "llave",
      useSecureCookies: config.appUrl.startsWith("https:"),
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      database: { generateId: () => newId() },
    },
    telemetry: { enabled: false },
    logger: { level: "error" },
  });

export type Auth = ReturnType<typeof build>;

// Built once per isolate: it holds configuration and bindings only, nothing of any request.
const built = new WeakMap<object, Auth>();

export function authOf(platform: Platform): Auth {
  const key = platform.db.$client;
  let auth = built.get(key);
  if (!auth) {
    auth = build(platform);
    built.set(key, auth);
  }
  return auth;
}
