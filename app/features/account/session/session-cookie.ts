import { cookieOf } from "#app/values/cookie.ts";
import { sessionLife } from "./session-life.ts";

/** better-auth's name for it: its prefix is `llave` (auth-library.server.ts). */
export const sessionCookie = "llave.session_token";

/** Whether a request has a session cookie, valid or not. */
export const bringsSession = (headers: Headers): boolean =>
  cookieOf(headers, sessionCookie) !== undefined;

const attributes = "Path=/; HttpOnly; SameSite=Lax";

/** The header by which a browser keeps this value of the cookie for another `sessionLife`. */
export const renewedSession = (value: string): string =>
  `${sessionCookie}=${value}; Max-Age=${sessionLife}; ${attributes}`;

/** The header that deletes the session cookie. */
export const clearedSession = `${sessionCookie}=; Max-Age=0; ${attributes}`;
