import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { passwordLength } from "#app/features/account/password/password.ts";
import {
  hashPassword,
  verifyPassword,
} from "#app/features/account/password/password-hash.server.ts";
import { accounts, sessions, users, verifications } from "#app/features/account/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import { coveredText } from "#app/platform/log/logged-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { sessionLife } from "./session-life.ts";

/** Writes a session and its cookie. It has no path: only `open-session.server.ts` calls it. */
const openSession = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    const session = user && (await internalAdapter.createSession(user.id));
    if (!session) throw new Error("The session could not be opened");
    await setSessionCookie(ctx, { session, user });
    return { token: session.token };
  },
);

/** The cookie of an existing session, by its token. It has no path either. */
const showSession = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ token: z.string() }) },
  async (ctx) => {
    const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
    if (found) await setSessionCookie(ctx, found);
  },
);

/**
 * better-auth manages sessions. Rows that belong together (sign-up, a new password) are written by
 * `account/password/` in one batch, because the library's own steps are not atomic. scrypt takes 16
 * MiB (password-hash.server.ts) and on workerd the call blocks until it is done (measured: sixteen
 * at once run one after another), so an isolate never runs two at once and needs no limiter.
 */
const build = ({ config, db }: Platform) =>
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
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: sessionLife, updateAge: 24 * 60 * 60, cookieCache: { enabled: false } },
    plugins: [{ id: "llave", endpoints: { openSession, showSession } }],
    // No endpoint of the library is mounted: our routes call it and count attempts
    // (attempts.server.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "llave",
      // workers/cookies.ts adds `Secure` and `__Host-` to every cookie.
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
    },
    telemetry: { enabled: false },
    // Logs the message only: other fields may contain the values of a statement.
    logger: {
      level: "error",
      log: (_, message, ...rest) =>
        log.error(
          "the auth library failed",
          rest.find((one) => one instanceof Error),
          { message: coveredText(message) },
        ),
    },
  });

export type Auth = ReturnType<typeof build>;

// Built once per isolate: it depends on configuration and bindings only.
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
