import { v7 as newId } from "uuid";
import { accounts } from "#app/features/account/tables.server.ts";
import type { App, Visit } from "./app.ts";
import { weakHash } from "./machine/weak-hash.ts";
import { signedIn } from "./people.ts";

export const password = "a good long password";
export type Joined = { email: string; cookie: string };

let caller = 0;
/** Cloudflare's header with the caller's address, new each time: tests share no rate limit. */
export const fromElsewhere = () => ({
  "cf-connecting-ip": `198.51.${Math.floor(++caller / 250)}.${caller % 250}`,
});

/** The session cookie of a response: "" if it is deleted, undefined if it is not set. */
export function sessionOf(answer: Response): string | undefined {
  const set = answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith("llave.session_token="));
  if (set.length === 0) return undefined;
  const value = set.at(-1)!.split(";")[0]!;
  return value === "llave.session_token=" ? "" : value;
}

/** The device cookie of a sign-in response. */
export const deviceOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("llave.device="))
    ?.split(";")[0] ?? "no device";

// Hashing blocks the server, which then closes idle connections: each post opens its own.
export const post = (app: App, path: string, form: Visit["form"], init: Visit = {}) =>
  app.visit(path, {
    ...init,
    form,
    headers: { connection: "close", ...fromElsewhere(), ...init.headers },
  });

export const signIn = (app: App, email: string, secret = password, init?: Visit) =>
  post(app, "/login", { email, password: secret }, init);

/** Someone who signs up through the form. */
export async function signUp(app: App, email: string): Promise<Joined> {
  const answer = await post(app, "/login?mode=sign-up", { email, password });
  return { email, cookie: sessionOf(answer) ?? "no session" };
}

/** A member with `password` and an open session, as after signing up; the form is not used. */
export async function join(app: App, email = `${newId()}@shop.test`): Promise<Joined> {
  const { id, cookie } = await signedIn(app.db, "free", { email, name: "" });
  await givePassword(app, id);
  return { email, cookie };
}

/** Makes `password` the password of an account that has none. */
export async function givePassword(app: App, id: string): Promise<void> {
  const at = new Date();
  await app.db.insert(accounts).values({
    id: newId(),
    accountId: id,
    providerId: "credential",
    userId: id,
    password: weakHash(password),
    createdAt: at,
    updatedAt: at,
  });
}
