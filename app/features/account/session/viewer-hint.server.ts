import type { Viewer } from "#app/features/account/viewer.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { sessionCookie } from "./session-cookie.ts";
import {
  base64url,
  fromBase64,
  signatureOf,
  signedToken,
  verifySignature,
} from "./signed-cookie.server.ts";

// Who was signed in at the last request, kept in a signed cookie, so that a page's queries start
// together with the session's own (docs/decisions/0141-one-round-trip.md). It decides nothing.

const name = "llave.hint";
const attributes = "Path=/; HttpOnly; SameSite=Lax";
/** As long as a browser is likely to come back with the same session, in seconds. */
const maxAge = 7 * 86_400;

/** The header that deletes the cookie. */
export const clearedHint = `${name}=; Max-Age=0; ${attributes}`;

export const bringsHint = (headers: Headers): boolean => cookieOf(headers, name) !== undefined;

/**
 * What the viewer may and is, as one string: two viewers with the same are one to every loader.
 * Without what changes by itself and no loader reads.
 */
const stateOf = (viewer: Viewer): string =>
  JSON.stringify({
    ...viewer,
    hasReplies: false,
    shop: viewer.shop && { ...viewer.shop, lastSeenAt: null },
  } satisfies Viewer);

export const isSameViewer = (one: Viewer, other: Viewer): boolean =>
  stateOf(one) === stateOf(other);

/** The viewer whom this session had, if the cookie is ours and made for this session's cookie. */
export async function readHint(headers: Headers, secret: string): Promise<Viewer | undefined> {
  const [state, signature] = cookieOf(headers, name)?.split(".") ?? [];
  const session = sessionOf(headers);
  if (!state || !signature || !session) return undefined;
  if (!(await verifySignature(signed(session, state), signature, secret))) return undefined;
  return JSON.parse(new TextDecoder().decode(fromBase64(state))) as Viewer;
}

/**
 * The session's cookie of a request and no other, `name=value`, if its own signature is ours. Every
 * other reader of cookies finds the same in it.
 */
export async function verifiedSession(
  headers: Headers,
  secret: string,
): Promise<string | undefined> {
  const cookie = sessionOf(headers);
  const token = await signedToken(cookie, { secret, isGenuine: Promise.resolve(false) });
  return token && `${sessionCookie}=${cookie}`;
}

/**
 * The cookie that keeps this viewer for the session of the request. None for a session's cookie
 * whose own signature is not ours: with a hint, that signature is not looked at again.
 */
export async function hintCookie(
  headers: Headers,
  viewer: Viewer,
  secret: string,
): Promise<string | undefined> {
  if (!(await verifiedSession(headers, secret))) return undefined;
  const state = base64url(new TextEncoder().encode(stateOf(viewer)));
  const session = sessionOf(headers) ?? "";
  const signature = await signatureOf(signed(session, state), secret);
  return `${name}=${state}.${signature}; Max-Age=${maxAge}; ${attributes}`;
}

/** A session's token is signed as it is: no token begins like this. 2: with a verified session. */
const signed = (session: string, state: string) => `viewer hint 2\n${session}\n${state}`;

const sessionOf = (headers: Headers) => cookieOf(headers, sessionCookie);
