import { v7 as newId } from "uuid";
import type { App, Visit } from "./app.ts";

export const password = "a good long password";
export type Joined = { email: string; cookie: string };

let caller = 0;
/**
 * The header by which Cloudflare names the caller; another one each time, so that one test's
 * requests do not limit the next's.
 */
export const fromElsewhere = () => ({
  "cf-connecting-ip": `198.51.${Math.floor(++caller / 250)}.${caller % 250}`,
});

/**
 * The session cookie that an answer sets: "" when it takes it away, undefined when it leaves it
 * alone.
 */
export function sessionOf(answer: Response): string | undefined {
  const set = answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith("llave.session_token="));
  if (set.length === 0) return undefined;
  const value = set.at(-1)!.split(";")[0]!;
  return value === "llave.session_token=" ? "" : value;
}

/** The cookie by which a browser is known to the account that signed in with this answer. */
export const deviceOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("llave.device="))
    ?.split(";")[0] ?? "no device";

// Hashing blocks the server for a while, and it closes connections that were idle meanwhile: each
// post has one of its own.
export const post = (app: App, path: string, form: Visit["form"], init: Visit = {}) =>
  app.visit(path, {
    ...init,
    form,
    headers: { connection: "close", ...fromElsewhere(), ...init.headers },
  });

export const signIn = (app: App, email: string, secret = password, init?: Visit) =>
  post(app, "/login", { email, password: secret }, init);

/** Someone who signed up through the form. */
export async function join(app: App, email = `${newId()}@shop.test`): Promise<Joined> {
  const answer = await post(app, "/sign-up", { email, password });
  return { email, cookie: sessionOf(answer) ?? "no session" };
}
