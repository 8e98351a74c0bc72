import { cookieOf } from "#app/values/cookie.ts";

/** better-auth's name for it: its prefix is `llave` (auth-library.server.ts). */
export const sessionCookie = "llave.session_token";

/** Whether a request has a session cookie, valid or not. */
export const bringsSession = (headers: Headers): boolean =>
  cookieOf(headers, sessionCookie) !== undefined;

/** The header that deletes the session cookie. */
export const clearedSession = `${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;
